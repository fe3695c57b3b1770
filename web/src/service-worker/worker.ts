import { keepPages, keptAsset, sweepPages } from './kept-pages.ts'
import { navigate } from './navigation.ts'
import { beginToAsk } from './person.ts'
import { wayOf } from './requests.ts'
import { askWhoIsHere } from './session.ts'

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
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  ),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const way = wayOf(request, self.location.origin)
  if (way === null) return
  if (way === 'asset') return event.respondWith(keptOrFetched(request))
  // Asked for by the browser while this worker was starting; undefined where it does no such thing.
  const early: Promise<Response | undefined> = event.preloadResponse
  event.waitUntil(early.catch(() => {}))
  event.respondWith(
    navigate({
      path: new URL(request.url).pathname,
      way,
      ask: async (isLate) => (isLate ? undefined : await early) ?? fetch(request),
      until: (work) => event.waitUntil(work),
    }).catch(() => fetch(request)),
  )
})

// From a page that came before the worker did.
self.addEventListener('message', (event) => event.waitUntil(lookWhoIsHere()))

async function keptOrFetched(request: Request): Promise<Response> {
  // What a browser can't read of its own memory is fetched.
  return (await keptAsset(request).catch(() => undefined)) ?? fetch(request)
}

async function lookWhoIsHere(): Promise<void> {
  const note = await beginToAsk()
  const session = await askWhoIsHere()
  if (session !== null) await note(session.person)
}
