// Stores the whole page on the device, so that it opens without a network. The build fills in the two names.

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const PREFIX = 'meltemi-';
const CACHE = PREFIX + __VERSION__;

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request));
});
// The reader has clicked Reload.
self.addEventListener('message', ({ data }) => data === 'renew' && self.skipWaiting());
// A notification is about somebody's turn; its tag names the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(toTable(event.notification.tag));
});

async function toTable(id: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url.endsWith(`/at/${id}`));
  await (page ? page.focus() : self.clients.openWindow(`./#/at/${id}`));
}

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'reload' })));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page itself comes from the network first, so that a new version is found. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('index.html')) ?? Response.error();
  }
}

/** The names of built files contain their hash, so they never change. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

export {};
