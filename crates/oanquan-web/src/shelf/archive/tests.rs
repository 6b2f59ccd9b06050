use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Archive, Disk, GameId, Refusal};

/// A storage that several tabs share and that holds so many bytes.
#[derive(Clone)]
struct Drawer {
    texts: Rc<RefCell<BTreeMap<String, String>>>,
    room: usize,
}

impl Drawer {
    fn of(room: usize) -> Drawer {
        Drawer { texts: Rc::default(), room }
    }
}

impl Disk for Drawer {
    fn read(&self, name: &str) -> Option<String> {
        self.texts.borrow().get(name).cloned()
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Refusal> {
        let mut texts = self.texts.borrow_mut();
        let others: usize = texts
            .iter()
            .filter(|(other, _)| *other != name)
            .map(|(name, text)| name.len() + text.len())
            .sum();
        if others + name.len() + text.len() > self.room {
            return Err(Refusal::Full);
        }
        texts.insert(name.to_string(), text.to_string());
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.texts.borrow_mut().remove(name);
    }

    fn names(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}

fn id(text: &str) -> GameId {
    GameId(text.to_string())
}

fn never() -> GameId {
    panic!("no other tab has written")
}

#[test]
fn what_is_kept_is_there_at_the_next_visit() {
    let drawer = Drawer::of(1000);
    let mut first = Archive::new(Some(drawer.clone()));
    first.keep(&id("a"), "one", 5, never).unwrap();
    first.keep(&id("a"), "two", 6, never).unwrap();
    let mut next = Archive::new(Some(drawer));
    assert_eq!(next.ids(), [id("a")]);
    assert_eq!(next.saved_at(&id("a")), Some(6));
    assert_eq!(next.open(&id("a")).as_deref(), Some("two"));
    next.keep(&id("a"), "three", 7, never).unwrap();
    assert_eq!(next.text(&id("a")).as_deref(), Some("three"));
}

#[test]
fn a_full_storage_keeps_the_old_text_and_the_tab_the_new_one() {
    let drawer = Drawer::of(60);
    let mut archive = Archive::new(Some(drawer.clone()));
    archive.keep(&id("a"), "short", 1, never).unwrap();
    let long = "long".repeat(30);
    assert_eq!(archive.keep(&id("a"), &long, 2, never), Err(Refusal::Full));
    assert_eq!(archive.text(&id("a")), Some(long.clone()));
    assert_eq!(drawer.read("oanquan:game:a").as_deref(), Some("short"));
    // As soon as there is room all is well again.
    archive.keep(&id("a"), "brief", 3, never).unwrap();
    assert_eq!(archive.text(&id("a")).as_deref(), Some("brief"));
    assert_eq!(drawer.read("oanquan:game:a").as_deref(), Some("brief"));
}

#[test]
fn without_a_storage_games_live_as_long_as_the_tab() {
    let mut archive = Archive::<Drawer>::new(None);
    assert_eq!(archive.keep(&id("a"), "one", 1, never), Err(Refusal::Forbidden));
    assert_eq!(archive.ids(), [id("a")]);
    assert_eq!(archive.open(&id("a")).as_deref(), Some("one"));
}

#[test]
fn two_tabs_with_one_game_end_with_two_games() {
    let drawer = Drawer::of(1000);
    let (mut one, mut two) = (Archive::new(Some(drawer.clone())), Archive::new(Some(drawer.clone())));
    one.keep(&id("a"), "start", 1, never).unwrap();
    two.open(&id("a")).unwrap();
    two.keep(&id("a"), "start, two", 2, never).unwrap();
    one.keep(&id("a"), "start, one", 3, || id("b")).unwrap();
    assert_eq!(one.actual(&id("a")), id("b"));
    // From now on each writes its own.
    two.keep(&id("a"), "start, two, two", 4, never).unwrap();
    one.keep(&id("a"), "start, one, one", 5, never).unwrap();
    assert_eq!(drawer.read("oanquan:game:a").as_deref(), Some("start, two, two"));
    assert_eq!(drawer.read("oanquan:game:b").as_deref(), Some("start, one, one"));
    // Whoever opens the other's game gets it.
    assert_eq!(one.open(&id("a")).as_deref(), Some("start, two, two"));
    assert_eq!(one.actual(&id("a")), id("a"));
}

#[test]
fn moving_on_twice_leads_to_the_last_place() {
    let drawer = Drawer::of(1000);
    let (mut one, mut two) = (Archive::new(Some(drawer.clone())), Archive::new(Some(drawer.clone())));
    one.keep(&id("a"), "1", 1, never).unwrap();
    drawer.write("oanquan:game:a", "other").unwrap();
    one.keep(&id("a"), "2", 2, || id("b")).unwrap();
    two.open(&id("b")).unwrap();
    two.keep(&id("b"), "3", 3, never).unwrap();
    one.keep(&id("a"), "4", 4, || id("c")).unwrap();
    assert_eq!(one.actual(&id("a")), id("c"));
    assert_eq!(drawer.read("oanquan:game:b").as_deref(), Some("3"));
}

#[test]
fn what_was_removed_can_be_put_back() {
    let mut archive = Archive::new(Some(Drawer::of(1000)));
    archive.keep(&id("a"), "one", 5, never).unwrap();
    let removed = archive.remove(&id("a")).unwrap();
    assert_eq!(archive.ids(), []);
    assert_eq!(archive.remove(&id("a")), None);
    archive.put_back(&removed).unwrap();
    assert_eq!((archive.text(&id("a")).as_deref(), archive.saved_at(&id("a"))), (Some("one"), Some(5)));
}
