//! The page's way to the engine: questions to a worker, which answers when it has thought. The page's thread
//! waits for nothing.
//!
//! The worker answers one question after the other. Thinking is ended by ending the worker: a new one is
//! started at once, so that the next question finds it ready. After a failure the next question starts it.

mod answer;

use std::cell::RefCell;
use std::future::Future;
use std::rc::Rc;
use std::time::Duration;

use js_sys::{Array, Function, Object, Promise, Reflect};
use oanquan::{Game, Seat};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

pub(crate) use answer::{Choice, Hint, Kind, Scored, Scores};

/// Why there is no answer. What people are told of it is up to the page; the texts are for the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// [`Engine::cancel`] ended it.
    Cancelled,
    /// The engine refused the question, and says why.
    Refused(String),
    /// The engine did not load or broke down. The next question starts it anew.
    Broken(String),
}

/// The engine in its worker. Clones are the same engine.
#[derive(Clone)]
pub(crate) struct Engine(Rc<Inner>);

struct Inner {
    url: String,
    running: RefCell<Option<Running>>,
    open: RefCell<Open>,
}

/// A worker, with what listens to it.
struct Running {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(ErrorEvent)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // What it has sent already would find nobody.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// The questions that wait for an answer.
#[derive(Default)]
struct Open {
    last: u32,
    /// What ends each wait: called with what the worker sent, or with `undefined` when it was cancelled.
    questions: Vec<(u32, Function)>,
}

impl Engine {
    /// The engine whose worker has this script. It is loaded with the first question, or before it by
    /// [`Engine::prepare`].
    pub(crate) fn new(url: &str) -> Engine {
        let inner = Inner { url: url.to_string(), running: RefCell::default(), open: RefCell::default() };
        Engine(Rc::new(inner))
    }

    /// Begins to load the engine, so that it is ready when it is asked.
    pub(crate) fn prepare(&self) {
        // Where no worker can be had the first question says so.
        let _ = self.0.run();
    }

    /// What somebody of a level, 1–8, plays. The same game, level and seed have the same answer.
    pub(crate) fn choose(
        &self,
        game: &Game,
        level: u8,
        seed: u64,
    ) -> impl Future<Output = Result<Choice, Failure>> + use<> {
        let answer = self.0.ask(format!("choose\n{}\n{level}\n{seed}", text(game)));
        async { read(&answer.await?, Choice::read) }
    }

    /// The best move that the engine finds in this time.
    pub(crate) fn hint(
        &self,
        game: &Game,
        time: Duration,
    ) -> impl Future<Output = Result<Hint, Failure>> + use<> {
        let answer = self.0.ask(format!("hint\n{}\n{}", text(game), time.as_millis()));
        async { read(&answer.await?, Hint::read) }
    }

    /// What every move is worth, as far as it is found in this time; the best first.
    pub(crate) fn scores(
        &self,
        game: &Game,
        time: Duration,
    ) -> impl Future<Output = Result<Scores, Failure>> + use<> {
        let answer = self.0.ask(format!("scores\n{}\n{}", text(game), time.as_millis()));
        async { read(&answer.await?, Scores::read) }
    }

    /// The strength in thousandths of a level of the player on a seat, after a game that is over and in which
    /// the others played at a level.
    pub(crate) fn adapted(
        &self,
        game: &Game,
        seat: Seat,
        played: u8,
        thousandths: u16,
    ) -> impl Future<Output = Result<u16, Failure>> + use<> {
        let seat = seat.number();
        let answer = self.0.ask(format!("adapted\n{}\n{seat}\n{played}\n{thousandths}", text(game)));
        async { read(&answer.await?, |text| text.parse().ok()) }
    }

    /// The level, 1–8, that suits a player of this strength in thousandths of a level.
    pub(crate) fn level_of(&self, thousandths: u16) -> impl Future<Output = Result<u8, Failure>> + use<> {
        let answer = self.0.ask(format!("level_of\n{thousandths}"));
        async { read(&answer.await?, |text| text.parse().ok()) }
    }

    /// Ends all thinking. Whoever waits for an answer gets [`Failure::Cancelled`].
    pub(crate) fn cancel(&self) {
        if self.0.open.borrow().questions.is_empty() {
            return;
        }
        self.0.stop(&JsValue::UNDEFINED);
        // Where no worker can be had the next question says so.
        let _ = self.0.run();
    }
}

impl Inner {
    /// Sends a question (`oanquan-worker`) to the worker at once; the future is done when it is answered.
    fn ask(self: &Rc<Self>, question: String) -> impl Future<Output = Result<JsValue, Failure>> + use<> {
        let mut sent = Ok(());
        let question = JsValue::from(question);
        let answer = Promise::new(&mut |settle, _| sent = self.send(&question, settle));
        async move {
            sent?;
            reply(&JsFuture::from(answer).await.map_err(|error| broken(&error))?)
        }
    }

    fn send(self: &Rc<Self>, question: &JsValue, settle: Function) -> Result<(), Failure> {
        self.run()?;
        let id = {
            let mut open = self.open.borrow_mut();
            open.last += 1;
            let id = open.last;
            open.questions.push((id, settle));
            id
        };
        let message = object(&[("id", id.into()), ("question", question.clone())]);
        let running = self.running.borrow();
        let worker = &running.as_ref().expect("a worker was started").worker;
        worker.post_message(&message).map_err(|error| broken(&error))
    }

    /// Starts a worker unless there is one.
    fn run(self: &Rc<Self>) -> Result<(), Failure> {
        if self.running.borrow().is_some() {
            return Ok(());
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&self.url, &options).map_err(|error| broken(&error))?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(with(self, |inner, event: MessageEvent| {
            inner.hear(&event.data());
        }));
        let failed = Closure::<dyn FnMut(ErrorEvent)>::new(with(self, |inner, event: ErrorEvent| {
            // It is told by the page, with the answer that does not come.
            event.prevent_default();
            // A script that could not be loaded has no message.
            let message = get(&event, "message").as_string().unwrap_or_else(|| inner.url.clone());
            inner.stop(&object(&[("broken", message.into())]));
        }));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        *self.running.borrow_mut() = Some(Running { worker, _heard: heard, _failed: failed });
        Ok(())
    }

    /// Ends the worker, and answers all questions with this.
    fn stop(&self, answer: &JsValue) {
        drop(self.running.take());
        let questions = std::mem::take(&mut self.open.borrow_mut().questions);
        questions.into_iter().for_each(|(_, settle)| settled(&settle, answer));
    }

    /// What the worker sends.
    fn hear(&self, message: &JsValue) {
        let id = get(message, "id").as_f64().unwrap_or_default() as u32;
        let question = {
            let questions = &mut self.open.borrow_mut().questions;
            let place = questions.iter().position(|(asked, _)| *asked == id);
            place.map(|place| questions.swap_remove(place))
        };
        if let Some((_, settle)) = question {
            settled(&settle, message);
        }
        if get(message, "broken").is_string() {
            self.stop(message);
        }
    }
}

/// Ends a wait.
fn settled(settle: &Function, answer: &JsValue) {
    // The function of a promise does not throw.
    let _ = settle.call1(&JsValue::UNDEFINED, answer);
}

/// A listener that does nothing once the engine is gone.
fn with<E, L: FnMut(&Inner, E)>(inner: &Rc<Inner>, mut listen: L) -> impl FnMut(E) + use<E, L> {
    let inner = Rc::downgrade(inner);
    move |event| {
        if let Some(inner) = inner.upgrade() {
            listen(&inner, event);
        }
    }
}

/// The first position and the moves of a game.
fn text(game: &Game) -> String {
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    format!("{}\n{}", game.positions()[0], moves.join(" "))
}

/// What the worker answered.
fn reply(message: &JsValue) -> Result<JsValue, Failure> {
    if message.is_undefined() {
        return Err(Failure::Cancelled);
    }
    if let Some(text) = get(message, "error").as_string() {
        return Err(Failure::Refused(text));
    }
    match get(message, "broken").as_string() {
        Some(text) => Err(Failure::Broken(text)),
        None => Ok(get(message, "result")),
    }
}

fn read<T>(answer: &JsValue, read: impl FnOnce(&str) -> Option<T>) -> Result<T, Failure> {
    answer.as_string().and_then(|text| read(&text)).ok_or_else(|| unexpected(answer))
}

/// The worker is of another version than the page.
fn unexpected(answer: &JsValue) -> Failure {
    Failure::Broken(format!("answer {answer:?}"))
}

fn broken(error: &JsValue) -> Failure {
    let message = get(error, "message").as_string();
    Failure::Broken(message.unwrap_or_else(|| format!("{error:?}")))
}

/// A property, `undefined` where there is none.
fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}

fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let entries: Array = properties.iter().map(|(name, value)| Array::of2(&(*name).into(), value)).collect();
    Object::from_entries(&entries).map_or(JsValue::UNDEFINED, JsValue::from)
}
