import { keyOf } from './files.ts'
import { person } from './person.ts'

const cacheName = () => keyOf(person.id, 'file')

/** Keeps a file for another page; where the browser keeps none it is to be chosen there again. */
export async function keepFile(file: File): Promise<void> {
  try {
    const cache = await caches.open(cacheName())
    const headers = { 'Last-Modified': new Date(file.lastModified).toUTCString() }
    await cache.put(`/${encodeURIComponent(file.name)}`, new Response(file, { headers }))
  } catch {
    // There is no room, or it is not allowed.
  }
}

/** The files that were handed over, which are forgotten. */
export async function handedFiles(): Promise<File[]> {
  try {
    const cache = await caches.open(cacheName())
    const files = await Promise.all((await cache.keys()).map((request) => fileIn(cache, request)))
    return files.filter((file) => file !== null)
  } catch {
    return []
  } finally {
    await caches.delete(cacheName()).catch(() => false)
  }
}

async function fileIn(cache: Cache, request: Request): Promise<File | null> {
  const kept = await cache.match(request)
  if (kept === undefined) return null
  const lastModified = Date.parse(kept.headers.get('Last-Modified') ?? '')
  const name = decodeURIComponent(new URL(request.url).pathname.slice(1))
  return new File([await kept.blob()], name, { lastModified })
}
