//! Soft sounds, made on the spot: pebbles on the ground, stones in the store, the big stone, the end.

use oanquan_board::Sound;
use oanquan_view::prelude::StoredValue;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, BiquadFilterType, OscillatorType};

/// What makes the sounds. Browsers let a page be heard only after a person has done something.
#[derive(Clone, Copy)]
pub(crate) struct Sounds {
    context: StoredValue<Option<AudioContext>>,
}

/// A tone that begins at once or a little later and dies away.
struct Tone {
    /// Seconds from now.
    after: f64,
    /// Hertz at the start, and where they fall to.
    from: f32,
    to: f32,
    /// 0–1.
    loud: f32,
    /// Seconds until it is gone.
    lasts: f64,
    form: OscillatorType,
}

impl Sounds {
    pub(crate) fn new() -> Sounds {
        Sounds { context: StoredValue::new(None) }
    }

    /// A person has done something: from now on sounds are possible.
    pub(crate) fn allow(self) {
        match self.context.get_value() {
            // Where there is no sound the page is silent.
            None => self.context.set_value(AudioContext::new().ok()),
            Some(context) => {
                // It may have been put to sleep with the page; if it cannot wake up it is silent.
                let _ = context.resume();
            }
        }
    }

    /// What a board would be heard doing.
    pub(crate) fn play(self, sound: Sound) {
        // No two pebbles sound the same.
        let chance = js_sys::Math::random() as f32;
        let tone = |after, from, to, loud, lasts, form| Tone { after, from, to, loud, lasts, form };
        use OscillatorType::{Sine, Triangle};
        match sound {
            Sound::Lift => self.sound(&[tone(0.0, 210.0 + 40.0 * chance, 320.0, 0.05, 0.09, Triangle)]),
            Sound::Drop => {
                let pitch = 820.0 + 360.0 * chance;
                self.sound(&[
                    tone(0.0, pitch, 0.55 * pitch, 0.16, 0.05, Triangle),
                    tone(0.0, 2.7 * pitch, 2.0 * pitch, 0.04, 0.018, Sine),
                ]);
            }
            Sound::Capture => self.sound(&[
                tone(0.0, 520.0 + 60.0 * chance, 390.0, 0.14, 0.09, Triangle),
                tone(0.05, 690.0, 520.0, 0.12, 0.1, Triangle),
                tone(0.1, 610.0, 470.0, 0.1, 0.12, Triangle),
            ]),
            Sound::Mandarin => self.sound(&[
                tone(0.0, 196.0, 185.0, 0.2, 0.9, Sine),
                tone(0.0, 294.0, 290.0, 0.12, 0.8, Sine),
                tone(0.02, 588.0, 580.0, 0.05, 0.5, Sine),
            ]),
            Sound::Refill => self.sound(&[tone(0.0, 420.0, 760.0 + 80.0 * chance, 0.08, 0.11, Sine)]),
            Sound::Loan => self.sound(&[tone(0.0, 330.0, 262.0, 0.09, 0.14, Sine)]),
            Sound::Pass => self.sound(&[tone(0.0, 262.0, 220.0, 0.09, 0.2, Sine)]),
        }
    }

    /// The game is over: five notes of the pentatonic scale of the region, falling.
    pub(crate) fn end(self) {
        let notes = [523.3, 440.0, 392.0, 329.6, 261.6];
        let tones: Vec<Tone> = (0u8..)
            .zip(notes)
            .map(|(place, note)| Tone {
                after: 0.13 * f64::from(place),
                from: note,
                to: note,
                loud: 0.12,
                lasts: 0.55,
                form: OscillatorType::Triangle,
            })
            .collect();
        self.sound(&tones);
    }

    fn sound(self, tones: &[Tone]) {
        let Some(context) = self.context.get_value() else { return };
        for tone in tones {
            // A device that cannot make the sound stays silent; the game goes on.
            let _ = make(&context, tone);
        }
    }
}

fn make(context: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let start = context.current_time() + tone.after;
    let end = start + tone.lasts;
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(tone.form);
    oscillator.frequency().set_value_at_time(tone.from, start)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(tone.to, end)?;
    // Takes the edge off.
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Lowpass);
    filter.frequency().set_value_at_time(2600.0, start)?;
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.0001, start)?;
    gain.gain().exponential_ramp_to_value_at_time(tone.loud, start + 0.006)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    oscillator.connect_with_audio_node(&filter)?;
    filter.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(end + 0.02)
}
