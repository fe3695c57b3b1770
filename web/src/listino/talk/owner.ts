import { followTabs } from '../../session/session-news.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { lastLogout } from '../../session/tab-memory.ts'

const logoutBefore = lastLogout()
let hasOtherSignedIn = false

followTabs('signed-in', () => {
  hasOtherSignedIn = true
})

/** Whose the lists of this page are: the person's whom it was served for, until somebody signs out. */
export const owner = JSON.stringify([signedInUser.email, logoutBefore])

export const isSignedOut = (): boolean => lastLogout() !== logoutBefore

/** Whether the page may be about to leave for somebody else, which nothing should hold up. */
export const isEnding = (): boolean => isSignedOut() || hasOtherSignedIn
