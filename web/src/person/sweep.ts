import { databaseNames, emptyFiles, idsIn } from './files.ts'
import { person } from './person.ts'
import { device } from './vault.ts'

async function folderNames(): Promise<string[]> {
  const names: string[] = []
  for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name)
  return names
}

const cacheNames = async () => caches.keys()

/** Deletes files and caches that are of no visit any more. */
export async function sweep(): Promise<void> {
  // The browser may allow none of them, or not say which there are.
  const found = await Promise.allSettled([folderNames(), databaseNames(), cacheNames()])
  const names = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  for (const id of idsIn(names))
    if (id !== person.id && device.markOf(id) === null) await emptyFiles(id)
}
