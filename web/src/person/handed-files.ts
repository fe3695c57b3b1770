import { keyOf } from './files.ts'
import { person } from './person.ts'

/** A page that reads sellers' files. */
export type FilesPage = '/listino' | '/consuntivo'

/** A file that another page reads than the one that it was dropped on. */
export type FileElsewhere = { page: FilesPage; file: File }

const cacheOf = (page: FilesPage) => keyOf(person.id, `file per ${page}`)

/** Goes to the page that a file is for, which takes it; where the browser keeps none it is to be chosen there again. */
export async function handOver({ page, file }: FileElsewhere): Promise<void> {
  try {
    const cache = await caches.open(cacheOf(page))
    const headers = { 'Last-Modified': new Date(file.lastModified).toUTCString() }
    await cache.put(`/${encodeURIComponent(file.name)}`, new Response(file, { headers }))
  } catch {
    // There is no room, or it is not allowed.
  }
  location.assign(page)
}

/** Takes the files that were handed over to a page. */
export async function takeHanded(page: FilesPage): Promise<File[]> {
  try {
    const cache = await caches.open(cacheOf(page))
    const files = await Promise.all((await cache.keys()).map((request) => fileIn(cache, request)))
    return files.filter((file) => file !== null)
  } catch {
    return []
  } finally {
    await caches.delete(cacheOf(page)).catch(() => false)
  }
}

async function fileIn(cache: Cache, request: Request): Promise<File | null> {
  const kept = await cache.match(request)
  if (kept === undefined) return null
  const lastModified = Date.parse(kept.headers.get('Last-Modified') ?? '')
  const name = decodeURIComponent(new URL(request.url).pathname.slice(1))
  return new File([await kept.blob()], name, { lastModified })
}
