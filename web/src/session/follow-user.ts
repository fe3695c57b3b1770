import { sessionApi } from '../api.ts'
import { dropStale, forgetDraft, hasForgotten } from './draft-storage.ts'
import { dropOthersList } from './kept-list.ts'
import { claimBrowser, forgetRates, isOthersBrowser } from './rates-storage.ts'
import { followTabs } from './session-news.ts'
import { signedInUser } from './signed-in-user.ts'

const pauseMs = 5000

let isOthers = false

/** Whether somebody else is signed in by now, for whom the page is loaded again. */
export const isOthersTurn = () => isOthers

/**
 * Loads the page again where somebody else is signed in by now, or the same person again after signing out on it; where
 * the server can't say, it is asked again.
 */
async function lookWhoIsHere(): Promise<void> {
  const hadForgotten = hasForgotten()
  const answer = await sessionApi.session()
  if (!answer.ok) setTimeout(lookWhoIsHere, pauseMs)
  else {
    isOthers = answer.value.user?.email !== signedInUser.email
    if (isOthers || hadForgotten) location.reload()
  }
}

/**
 * Keeps a page its user's own: drops what somebody else left in the tab and on the device, forgets them when another tab
 * signs them out, and reloads when one signs somebody else in.
 */
export function followUser(): void {
  // The page may have been on its way while the one who is here by now signed in.
  if (isOthersBrowser()) void lookWhoIsHere()
  dropStale(signedInUser.email)
  dropOthersList(signedInUser.email)
  claimBrowser()
  followTabs('signed-in', lookWhoIsHere)
  followTabs('signed-out', () => {
    forgetDraft()
    // Somebody else may be here before this is heard.
    if (!isOthersBrowser()) forgetRates()
  })
}
