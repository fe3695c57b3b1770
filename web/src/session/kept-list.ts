import { columnsKey, listFolder, listLock } from './list-place.ts'
import { attempt } from './tab-memory.ts'

/** Whose list is kept on this device. */
const key = 'margine.listino'

/** A list that is just being written is waited for, but not for ever. */
const patienceMs = 3000

const owner = () => attempt(() => localStorage.getItem(key))

export const listIsKept = (): boolean => owner() !== null

const isOthers = (email: string) => (owner() ?? email) !== email

/** Notes that the list kept here is somebody's. */
export const noteKeptList = (email: string) => attempt(() => localStorage.setItem(key, email))

export const noteNoList = () => attempt(() => localStorage.removeItem(key))

/** Deletes the list from this device; nothing happens where there is none. */
export async function forgetList(): Promise<void> {
  noteNoList()
  attempt(() => localStorage.removeItem(columnsKey))
  try {
    await navigator.locks.request(
      listLock,
      { signal: AbortSignal.timeout(patienceMs) },
      async () => {
        // Where the browser keeps no files it may be in a database.
        attempt(() => indexedDB.deleteDatabase(listFolder))
        const root = await navigator.storage.getDirectory()
        await root.removeEntry(listFolder, { recursive: true })
      },
    )
  } catch {
    // There is none, or the browser keeps no files.
  }
}

/** Deletes it where it is nobody else's. */
export const forgetOwnList = async (email: string) => {
  if (!isOthers(email)) await forgetList()
}

/** Deletes the list of somebody else who was here before. */
export function dropOthersList(email: string): void {
  if (isOthers(email)) void forgetList()
}
