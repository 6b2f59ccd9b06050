// Starts the page, says so when it cannot go on, and keeps it on the device.
//
// What the page has to know: when a new version waits, `window` gets the event `oanquan-update`, whose `detail`
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

async function start() {
  // Imported here and not at the top, so that a script that does not load is told as well.
  const { default: init } = await import("./web.js");
  await init();
  document.getElementById("boot").remove();
  started = true;
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
}

try {
  await start();
  keepOnDevice().catch((error) => console.warn("the page cannot be kept on this device:", error));
} catch (error) {
  fail(error);
}
