import { offlinePage, shells } from './requests.ts'

/** Each visit to a new version makes one of its own, of this name and something random. */
const cachePrefix = 'margine.pagine'

/** What the build tells of itself. */
export interface Build {
  /** Paths of all that the pages load. */
  assets: readonly string[]
  /** Names the pages' own HTML. */
  version: string
}

const shellPaths = [offlinePage, ...Object.values(shells)]
/** It comes last, so that what has it is whole. */
const lastPath = shellPaths.at(-1) ?? offlinePage

const assetPaths = (html: string) => html.match(/\/assets\/[\w.-]+/g) ?? []

/** An answer to keep. None of ours is of a page's type: one that is comes from a proxy, whatever its status. */
async function fetchToKeep(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  if (/^text\/html/i.test(answer.headers.get('Content-Type') ?? ''))
    throw new Error(`${path} is not ours`)
  return answer
}

/** A page without personal data, of the same build as this worker. */
async function fetchShell(path: string, { assets, version }: Build): Promise<Response> {
  const init: RequestInit = { cache: 'no-cache', credentials: 'omit' }
  const answer = await fetchToKeep(`${path}?${version}`, init)
  // While a deploy is under way the page may come from another server than the worker.
  const foreign = assetPaths(await answer.clone().text()).find((asset) => !assets.includes(asset))
  if (foreign !== undefined) throw new Error(`${path} is of another build: ${foreign}`)
  return answer
}

/** Fetches all that this build's pages need, or nothing. */
export async function keepPages(build: Build): Promise<void> {
  const name = `${cachePrefix} ${crypto.randomUUID()}`
  const cache = await caches.open(name)
  try {
    const [fetched] = await Promise.all([
      Promise.all(shellPaths.map(async (path) => [path, await fetchShell(path, build)] as const)),
      ...build.assets.map(async (path) => cache.put(path, await fetchToKeep(path))),
    ])
    for (const [path, shell] of fetched) await cache.put(path, shell)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

/** The caches of pages, the oldest first, and which of them is the newest that is whole. */
async function keptCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  const whole = await Promise.all(
    names.map(async (cacheName) => (await caches.match(lastPath, { cacheName })) !== undefined),
  )
  return { names, newest: whole.lastIndexOf(true) }
}

/** Deletes what no page needs any more; what comes after the newest is being fetched. */
export async function sweepPages(): Promise<void> {
  const { names, newest } = await keptCaches()
  await Promise.all(names.slice(0, Math.max(newest, 0)).map((name) => caches.delete(name)))
}

/** What is kept of the newest version, at a path of `shells`. */
export async function keptShell(path: string): Promise<Response | undefined> {
  const { names, newest } = await keptCaches()
  const cacheName = names[newest]
  return cacheName === undefined ? undefined : caches.match(path, { cacheName })
}

/** A file with its hash in its name, from whichever version has it. */
export const keptAsset = (request: Request) => caches.match(request, { ignoreVary: true })
