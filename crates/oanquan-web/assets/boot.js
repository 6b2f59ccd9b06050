// Starts the page, says so when it cannot go on, loads what is not needed to play after what is, and keeps the
// page on the device.
//
// What the page has to know: `window` gets the event `oanquan-quiet` when the line and the device are free for
// what is not needed to play. When a new version waits, `window` gets the event `oanquan-update`, whose `detail`
// is a function; calling it loads the new version. Until then this one goes on, in every tab.

const failure = document.getElementById("failure");
let started = false;

function fail(error) {
  console.error(error);
  document.getElementById("cause").textContent = String(error);
  document.getElementById("reload").onclick = () => location.reload();
  failure.hidden = false;
}

// Once the page runs, only a module that has stopped cannot be recovered from.
const isFatal = (error) => error && (!started || error instanceof WebAssembly.RuntimeError);
addEventListener("error", (event) => isFatal(event.error) && fail(event.error));
addEventListener("unhandledrejection", (event) => isFatal(event.reason) && fail(event.reason));

// The languages there are, by their codes in small letters.
const LANGUAGES = new Map(
  Array.from(document.querySelectorAll("meta[name=oanquan-words]"), (meta) => [meta.lang.toLowerCase(), meta.content]),
);

// The language that was set, else the first that the browser asks for; a region comes after the whole language.
function language() {
  const general = (wish) => wish.slice(0, Math.max(0, wish.lastIndexOf("-")));
  for (let wish of [saved(), ...navigator.languages]) {
    for (wish = wish.toLowerCase(); wish; wish = general(wish)) {
      if (LANGUAGES.has(wish)) return wish;
    }
  }
  return "en";
}

function saved() {
  try {
    return /^language=(.*)$/m.exec(localStorage.getItem("oanquan:settings"))?.[1] ?? "";
  } catch {
    // A browser that keeps nothing for this page has nothing set.
    return "";
  }
}

async function load(code) {
  const response = await fetch(LANGUAGES.get(code.toLowerCase()));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function module() {
  // Imported here and not at the top, so that a script that does not load is told as well.
  const page = await import("./web.js");
  await page.default();
  return page;
}

async function start() {
  const [page, words] = await Promise.all([module(), load(language())]);
  await page.start(words, load);
  document.getElementById("boot").remove();
  started = true;
}

// The fonts: until they are there, and for ever where they do not come, those of the system do.
function addFonts() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "fonts.css";
  document.head.append(link);
}

// The first picture of the page has been drawn, and nothing is waiting to be done.
function untilQuiet() {
  const idle = window.requestIdleCallback ?? ((done) => setTimeout(done));
  return new Promise((done) => requestAnimationFrame(() => idle(done, { timeout: 1000 })));
}

async function keepOnDevice() {
  const container = navigator.serviceWorker;
  // Absent where the page came over plain HTTP from another machine.
  if (!container) return;
  const registration = await container.register("sw.js", { updateViaCache: "none" });
  const offer = (worker) => {
    const accept = () => {
      container.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.postMessage("accept");
    };
    dispatchEvent(new CustomEvent("oanquan-update", { detail: accept }));
  };
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer(worker);
    });
  });
  // An installed page may stay open for weeks.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && navigator.onLine) {
      registration.update().catch((error) => console.warn("no new version could be looked for:", error));
    }
  });
  (await container.ready).active.postMessage(LANGUAGES.get(language()));
}

try {
  // From the device itself the fonts delay nothing.
  const isKept = navigator.serviceWorker?.controller;
  if (isKept) addFonts();
  await start();
  await untilQuiet();
  if (!isKept) addFonts();
  dispatchEvent(new Event("oanquan-quiet"));
  keepOnDevice().catch((error) => console.warn("the page cannot be kept on this device:", error));
} catch (error) {
  fail(error);
}
