import { sessionApi } from '../api.ts'
import { dropStale, forgetDraft, hasForgotten } from './draft-storage.ts'
import { dropOthersList } from './kept-list.ts'
import { claimBrowser, forgetRates, isOthersBrowser, isOwnBrowser } from './rates-storage.ts'
import { followTabs } from './session-news.ts'
import { isWithoutServer, signedInUser } from './signed-in-user.ts'

const pauseMs = 5000

let isOthers = false
let tellTaken: () => void

/** Settled once the browser is this person's, and holds nothing of somebody else any more. */
export const browserIsTaken = new Promise<void>((resolve) => {
  tellTaken = resolve
})

function takeBrowser(): void {
  dropOthersList(signedInUser.email)
  claimBrowser()
  tellTaken()
}

/** Whether somebody else is signed in by now, for whom the page is loaded again. */
export const isOthersTurn = () => isOthers

/**
 * Loads the page again where somebody else is signed in by now, or the same person again after signing out on it, else
 * takes the browser; where the server can't say, it is asked again.
 */
async function lookWhoIsHere(): Promise<void> {
  const hadForgotten = hasForgotten()
  const answer = await sessionApi.session()
  if (!answer.ok) {
    setTimeout(lookWhoIsHere, pauseMs)
    return
  }
  isOthers = answer.value.user?.email !== signedInUser.email
  if (isOthers || hadForgotten) location.reload()
  // Its person may be signing out here meanwhile.
  else if (!hasForgotten()) takeBrowser()
}

/**
 * Keeps a page its user's own: drops what somebody else left in the tab and on the device, forgets them when another tab
 * signs them out, and reloads when one signs somebody else in.
 */
export function followUser(): void {
  dropStale(signedInUser.email)
  // The page may have been on its way while its person left, or somebody else came: what is here may be theirs by now.
  // Without the server, whose it is has been looked up just now.
  if (isOwnBrowser() || isWithoutServer()) takeBrowser()
  else void lookWhoIsHere()
  followTabs('signed-in', lookWhoIsHere)
  followTabs('signed-out', () => {
    forgetDraft()
    // Somebody else may be here before this is heard.
    if (!isOthersBrowser()) forgetRates()
  })
}
