/// <reference lib="webworker" />
/**
 * Keeps the page for visits without a network. Pages are taken from the network while there is one,
 * so that an old copy never computes by old law; assets have the hash of their content in their
 * names and are taken from the copy at once.
 */

/** The addresses that make the page, and a name that changes with them: set when the page is built. */
declare const __PAGE_FILES__: readonly string[]
declare const __PAGE_VERSION__: string

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const cacheName = `oklad-${__PAGE_VERSION__}`
const kept = new Set(__PAGE_FILES__)

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([...kept]))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || !kept.has(pathname)) return
  event.respondWith(
    request.mode === 'navigate' ? fresh(request, pathname) : copy(request, pathname),
  )
})

/** From the network, or the copy where there is none. */
async function fresh(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(pathname)
    if (kept === undefined) throw error
    return kept
  }
}

/** From the copy, or the network where it has none. */
async function copy(request: Request, pathname: string): Promise<Response> {
  return (await caches.match(pathname)) ?? fetch(request)
}
