import { keepPages, keptAsset, sweepPages } from './kept-pages.ts'
import { navigate } from './navigation.ts'
import { wayOf } from './requests.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const assets: readonly string[]
declare const version: string

self.addEventListener('install', (event) => event.waitUntil(keepPages({ assets, version })))

// A newer version waits until no page of the one before is open: nothing changes in the middle of work.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      sweepPages(),
      // Where it is enabled, Firefox fails a navigation whose preload fails, whatever is answered.
      self.registration.navigationPreload?.disable(),
      self.clients.claim(),
    ]),
  ),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const way = wayOf(request, self.location.origin)
  if (way === null) return
  if (way === 'asset') return event.respondWith(keptOrFetched(request))
  event.respondWith(
    navigate({
      path: new URL(request.url).pathname,
      isOwn: way === 'own',
      ask: () => fetch(request),
    }).catch(() => fetch(request)),
  )
})

async function keptOrFetched(request: Request): Promise<Response> {
  // What a browser can't read of its own memory is fetched.
  return (await keptAsset(request).catch(() => undefined)) ?? fetch(request)
}
