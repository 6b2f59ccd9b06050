// The engine, away from the page's thread. {id, name, args} is answered by {id, result}, or by {id, error} when
// the engine refuses. {id, broken} says that nothing more can be had from this worker.
import load, * as engine from "./engine.js";

const loaded = load();

onmessage = async ({ data: { id, name, args } }) => {
  try {
    await loaded;
  } catch (error) {
    postMessage({ id, broken: String(error) });
    return;
  }
  try {
    postMessage({ id, result: engine[name](...args) });
  } catch (error) {
    // What the engine refuses is a plain Error; a panic, or a memory or a stack that is full, is not.
    const key = error.constructor === Error ? "error" : "broken";
    postMessage({ id, [key]: String(error.message) });
  }
};
