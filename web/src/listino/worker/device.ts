import { listLock } from '../../session/list-place.ts'
import { deviceDatabase } from './device-database.ts'
import { deviceFiles } from './device-files.ts'
import type { FileParts } from './kept-bytes.ts'

/** Whether files are kept: there may be no room, or the browser may allow none. */
export type Kept = 'kept' | 'noRoom' | 'notAllowed'

/** Does something while nobody else writes or deletes the list, in this tab or another. */
export const alone = <Done>(work: () => Promise<Done>): Promise<Done> =>
  navigator.locks.request(listLock, work)

const hasNoRoom = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

/** Keeps files instead of all others, where it works first. */
export async function keepFiles(made: () => Readonly<Record<string, FileParts>>): Promise<Kept> {
  for (const store of [deviceFiles, deviceDatabase]) {
    await dropFiles()
    try {
      for (const [name, parts] of Object.entries(made())) await store.write(name, parts)
      return 'kept'
    } catch (error) {
      if (!hasNoRoom(error)) continue
      await dropFiles()
      return 'noRoom'
    }
  }
  await dropFiles()
  return 'notAllowed'
}

/** The bytes of a kept file; null where there is none. The database is written where files can't be: it is the newer. */
export const readFile = async (name: string): Promise<ArrayBuffer | null> =>
  (await deviceDatabase.read(name)) ?? (await deviceFiles.read(name))

/** Writes a kept file anew, where it is. */
export async function rewriteFile(name: string, parts: FileParts): Promise<void> {
  const isInDatabase = (await deviceDatabase.read(name)) !== null
  await (isInDatabase ? deviceDatabase : deviceFiles).write(name, parts)
}

/** Deletes all files of the list. */
export async function dropFiles(): Promise<void> {
  // One that has none, or that the browser doesn't allow, is no reason to leave the other.
  await Promise.allSettled([deviceDatabase.drop(), deviceFiles.drop()])
}
