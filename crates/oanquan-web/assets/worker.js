// The engine, away from the page's thread. {id, question} is answered by {id, result}, or by {id, error} when
// the engine refuses. {id, broken} says that nothing more can be had from this worker.
import load, { answer, load_engine, use_table } from "./web.js";

// The page's module is on the device already.
const loaded = load().then(load_engine);

// Endgame tables, which are fetched when a game comes near its end, and an opening book; kept on the device then.
const TABLES = { seed: "./seed-10.oaqt", vietnam: "./vietnam-10.oaqt", "seed-book": "./seed-8.oaqb" };
const KEPT = `oanquan tables ${new URL("./", location)}`;
const tables = new Map();

// What reads them.
const READER = "./split_tables.wasm";

// How long an answer waits for a table, in milliseconds. Without it the engine searches.
const PATIENCE = { choose: 1000, hint: 1000, scores: 10000 };

function table(name) {
  if (!tables.has(name)) {
    const url = new URL(TABLES[name], location).href;
    const given = store().then(async (cache) => {
      try {
        await bytes(new URL(READER, location).href, cache);
        const file = await bytes(url, cache);
        await use_table(file).catch((error) => refused(error, url, cache));
      } catch (error) {
        // The next question tries again.
        tables.delete(name);
        console.info(String(error));
      }
    });
    tables.set(name, given);
  }
  return tables.get(name);
}

// It is fetched anew then.
async function refused(error, url, cache) {
  await cache?.delete(url);
  throw error;
}

// A page that is not served safely has no caches, and some browsers keep nothing.
const store = async () => self.caches?.open(KEPT).catch(() => undefined);

async function bytes(url, cache) {
  let response = await cache?.match(url);
  if (!response) {
    response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache?.put(url, response.clone()).catch(console.info);
    // Those of earlier versions.
    const ours = [...Object.values(TABLES), READER].map((name) => new URL(name, location).href);
    for (const { url } of (await cache?.keys()) ?? []) ours.includes(url) || (await cache.delete(url));
  }
  return new Uint8Array(await response.arrayBuffer());
}

// Gives the engine the table for a question that is answered with one.
async function prepare(question) {
  const [name, first, moves, level] = question.split("\n");
  const asks = name in PATIENCE && (name !== "choose" || level === "8");
  const wanted = asks && answer(["wanted_table", first, moves].join("\n"));
  if (!wanted) return;
  const patience = new Promise((done) => setTimeout(done, PATIENCE[name]));
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
