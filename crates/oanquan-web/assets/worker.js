// The engine, away from the page's thread. {id, question} is answered by {id, result}, or by {id, error} when
// the engine refuses. {id, broken} says that nothing more can be had from this worker.
import load, { answer, load_engine, use_table } from "./web.js";

// The page's module is on the device already.
const loaded = load().then(load_engine);

// Endgame tables, which are fetched when a game comes near its end, and then kept on the device.
const TABLES = { seed: "./seed-10.oaqt", vietnam: "./vietnam-10.oaqt" };
const KEPT = `oanquan tables ${new URL("./", location)}`;
const tables = new Map();

// How long a move waits for a table, in milliseconds. Scores wait until it is there.
const PATIENCE = 1000;

function table(name) {
  if (!tables.has(name)) {
    const given = bytes(new URL(TABLES[name], location).href).then(use_table);
    // Without it the engine searches; the next question tries again.
    tables.set(name, given.catch((error) => tables.delete(name) && console.info(String(error))));
  }
  return tables.get(name);
}

async function bytes(url) {
  // A page that is not served safely has no caches.
  const cache = await self.caches?.open(KEPT);
  let response = await cache?.match(url);
  if (!response) {
    response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache?.put(url, response.clone());
    // Those of earlier versions.
    const ours = Object.values(TABLES).map((name) => new URL(name, location).href);
    for (const { url } of (await cache?.keys()) ?? []) ours.includes(url) || (await cache.delete(url));
  }
  return new Uint8Array(await response.arrayBuffer());
}

// Gives the engine the table for a question that is answered with one.
async function prepare(question) {
  const [name, first, moves, level] = question.split("\n");
  const asks = name === "scores" || name === "hint" || (name === "choose" && level === "8");
  const wanted = asks && answer(["wanted_table", first, moves].join("\n"));
  if (!wanted) return;
  const patience = new Promise((done) => name === "scores" || setTimeout(done, PATIENCE));
  await Promise.race([table(wanted), patience]);
}

onmessage = async ({ data: { id, question } }) => {
  try {
    await loaded;
  } catch (error) {
    postMessage({ id, broken: String(error) });
    return;
  }
  try {
    await prepare(question);
    postMessage({ id, result: answer(question) });
  } catch (error) {
    // What the engine refuses is a plain Error; a panic, or a memory or a stack that is full, is not.
    const key = error.constructor === Error ? "error" : "broken";
    postMessage({ id, [key]: String(error.message) });
  }
};
