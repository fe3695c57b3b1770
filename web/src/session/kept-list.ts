import { attempt } from './tab-memory.ts'

/** Whose list is kept on this device. */
const key = 'margine.listino'

const owner = () => attempt(() => localStorage.getItem(key))

export const listIsKept = (): boolean => owner() !== null

/** Notes that the list kept here is somebody's. */
export const noteKeptList = (email: string) => attempt(() => localStorage.setItem(key, email))

/** Deletes the list from this device; nothing happens where there is none. */
export function forgetList(): void {
  attempt(() => localStorage.removeItem(key))
  navigator.storage
    ?.getDirectory()
    .then((folder) => folder.removeEntry('listino', { recursive: true }))
    .catch(() => {})
}

/** Deletes the list of somebody else who was here before. */
export function dropOthersList(email: string): void {
  if (listIsKept() && owner() !== email) forgetList()
}
