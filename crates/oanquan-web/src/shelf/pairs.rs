//! A map for a handful of entries: as a list it is a tenth of the code of a tree.

/// Keys with their values, each key once.
pub(super) struct Pairs<K, V>(Vec<(K, V)>);

impl<K: PartialEq, V> Pairs<K, V> {
    pub(super) const fn new() -> Self {
        Pairs(Vec::new())
    }

    pub(super) fn get(&self, key: &K) -> Option<&V> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| value)
    }

    /// Gives a key its value, in place of the one it had.
    pub(super) fn insert(&mut self, key: K, value: V) {
        self.remove(&key);
        self.0.push((key, value));
    }

    pub(super) fn remove(&mut self, key: &K) {
        self.0.retain(|(known, _)| known != key);
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = &K> {
        self.0.iter().map(|(key, _)| key)
    }

    pub(super) fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.0.iter_mut().map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_the_value_it_was_given_last() {
        let mut pairs = Pairs::new();
        pairs.insert("a", 1);
        pairs.insert("b", 2);
        pairs.insert("a", 3);
        pairs.values_mut().for_each(|value| *value *= 10);
        assert_eq!((pairs.get(&"a"), pairs.get(&"b")), (Some(&30), Some(&20)));
        pairs.remove(&"a");
        assert_eq!(pairs.get(&"a"), None);
        assert_eq!(pairs.keys().collect::<Vec<_>>(), [&"b"]);
    }
}
