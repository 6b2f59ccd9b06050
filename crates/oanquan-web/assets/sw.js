// Keeps the page on the device, so that it opens and plays without the network.
//
// `cargo xtask site` writes the two values below. The names of files tell their content, so a file that an
// earlier version had is not loaded again.
const VERSION = "version";
const FILES = ["files"];

// The names of what is loaded when somebody needs it, and kept from then on.
const LATER = "later.json";

// Other pages of this host may have caches too, this page in another folder among them.
const OURS = `oanquan ${self.registration.scope} `;
const CACHE = OURS + VERSION;
const HASHED = /-[0-9a-f]{16}\.\w+$/;
// What is kept when it was asked for; the engine keeps its tables itself.
const LASTS = /-[0-9a-f]{16}\.(?!oaq[bt]|png)\w+$/;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
// A new version waits until the page says that it may replace the old one.
// Else the page names what it has loaded before there was a service worker.
self.addEventListener("message", (event) => {
  if (event.data === "accept") self.skipWaiting();
  else event.waitUntil(keep(event.data));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request));
  }
});

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async (name) => cache.put(name, (await known(name)) ?? (await load(name)))));
  const later = Object.values(await (await cache.match(LATER)).json());
  await Promise.all(later.map(async (name) => {
    const found = await known(name);
    if (found) await cache.put(name, found);
  }));
}

async function keep(name) {
  if (!(await known(name))) await (await caches.open(CACHE)).put(name, await load(name));
}

async function known(name) {
  return HASHED.test(name) ? caches.match(name, { ignoreVary: true }) : undefined;
}

async function load(name) {
  const response = await fetch(name, { cache: HASHED.test(name) ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

async function takeOver() {
  // The version before this one stays for tabs that still show it and may start their engine anew.
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const { pathname } = new URL(request.url);
  const root = new URL(self.registration.scope).pathname;
  const isPage = request.mode === "navigate" && (pathname === root || pathname === `${root}index.html`);
  const wanted = isPage ? "./" : request;
  const options = { ignoreVary: true };
  // An unhashed name means the file of this version; any other is the same in every version.
  const kept = (await caches.match(wanted, { ...options, cacheName: CACHE })) ?? (await caches.match(wanted, options));
  if (kept || !LASTS.test(pathname)) return kept ?? fetch(request);
  const response = await fetch(request);
  // A device that is full goes on without.
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone()).catch(console.info);
  return response;
}
