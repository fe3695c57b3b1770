import { signedInUser } from './signed-in-user.ts'
import { attempt } from './tab-memory.ts'

/** Whose list is kept on this device. */
const key = 'margine.listino'

const owner = () => attempt(() => localStorage.getItem(key))

export const listIsKept = (): boolean => owner() !== null

export const noteKeptList = () => attempt(() => localStorage.setItem(key, signedInUser.email))

/** Deletes the list from this device; nothing happens where there is none. */
export function forgetList(): void {
  attempt(() => localStorage.removeItem(key))
  navigator.storage
    ?.getDirectory()
    .then((folder) => folder.removeEntry('listino', { recursive: true }))
    .catch(() => {})
}

/** Deletes the list of somebody who was here before. */
export function dropOthersList(): void {
  if (listIsKept() && owner() !== signedInUser.email) forgetList()
}
