//! What a component answers with.

use std::rc::Rc;

use crate::stored::StoredValue;

/// Something to be called with a value, for as long as what was being made when it was made.
pub struct Callback<T>(StoredValue<Rc<dyn Fn(T)>>);

impl<T> Clone for Callback<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Callback<T> {}

impl<T: 'static> Callback<T> {
    /// Calls a closure.
    pub fn new(work: impl Fn(T) + 'static) -> Callback<T> {
        Callback(StoredValue::new(Rc::new(work)))
    }

    /// Calls it.
    pub fn run(self, value: T) {
        self.0.get_value()(value);
    }
}

impl<T: 'static, F: Fn(T) + 'static> From<F> for Callback<T> {
    fn from(work: F) -> Self {
        Callback::new(work)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;
    use crate::owner::Owner;

    #[test]
    fn a_callback_may_call_itself() {
        Owner::new().with(|| {
            let heard = Rc::new(RefCell::new(Vec::new()));
            let hearing = heard.clone();
            let itself = StoredValue::new(None::<Callback<u32>>);
            let callback = Callback::new(move |number: u32| {
                hearing.borrow_mut().push(number);
                if number > 0 {
                    itself.get_value().into_iter().for_each(|again| again.run(number - 1));
                }
            });
            itself.set_value(Some(callback));
            callback.run(2);
            assert_eq!(*heard.borrow(), [2, 1, 0]);
        });
    }
}
