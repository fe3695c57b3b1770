import { sessionApi } from '../api.ts'
import { dropStale, forgetDraft, hasForgotten } from './draft-storage.ts'
import { dropOthersList } from './kept-list.ts'
import { claimBrowser, forgetRates, isOthersBrowser } from './rates-storage.ts'
import { followTabs } from './session-news.ts'
import { signedInUser } from './signed-in-user.ts'

const pauseMs = 5000

let isOthers = false
let tellTaken: () => void
let questions = 0

/** Settled once this browser is known to be the person's, and what somebody else left in it is being dropped. */
export const browserIsTaken = new Promise<void>((resolve) => {
  tellTaken = resolve
})

/** Whether somebody else is signed in by now, for whom the page is loaded again. */
export const isOthersTurn = () => isOthers

function takeBrowser(): void {
  dropOthersList(signedInUser.email)
  claimBrowser()
  tellTaken()
}

/**
 * Loads the page again where somebody else is signed in by now, or the same person again after signing out on it, else
 * takes the browser; where the server can't say, it is asked again.
 *
 * @param hadForgotten whether its person had signed out on it before the question
 */
async function lookWhoIsHere(hadForgotten = hasForgotten()): Promise<void> {
  const asked = ++questions
  const answer = await sessionApi.session()
  // Another question was asked since, as somebody signed in: its answer counts.
  if (asked !== questions) return
  if (!answer.ok) {
    setTimeout(() => asked === questions && lookWhoIsHere(hadForgotten), pauseMs)
    return
  }
  isOthers = answer.value.user?.email !== signedInUser.email
  if (isOthers || hadForgotten) location.reload()
  // Its person may be signing out on it meanwhile.
  else if (!hasForgotten()) takeBrowser()
}

/**
 * Keeps a page its user's own: drops what somebody else left in the tab and on the device, forgets them when another tab
 * signs them out, and reloads when one signs somebody else in.
 */
export function followUser(): void {
  dropStale(signedInUser.email)
  // The page may have been on its way while the one who is here by now signed in.
  if (isOthersBrowser()) void lookWhoIsHere()
  else takeBrowser()
  followTabs('signed-in', lookWhoIsHere)
  followTabs('signed-out', () => {
    forgetDraft()
    // Somebody else may be here before this is heard.
    if (!isOthersBrowser()) forgetRates()
  })
}
