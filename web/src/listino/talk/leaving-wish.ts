import { leavingWishKey } from '../../session/tab-keys.ts'
import { dropFromTab, readFromTab } from '../../session/tab-memory.ts'

/** Whether the calculator led here for somebody who wants to sign out; asked once. */
export function takeLeavingWish(): boolean {
  const isWanted = readFromTab(leavingWishKey) !== null
  dropFromTab(leavingWishKey)
  return isWanted
}
