import { isOthersTurn } from '../../session/follow-user.ts'
import { isOthersBrowser } from '../../session/rates-storage.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { lastLogout } from '../../session/tab-memory.ts'

const logoutBefore = lastLogout()

/** Whose the lists of this page are: the person's whom it was served for, until somebody signs out. */
export const owner = JSON.stringify([signedInUser.email, logoutBefore])

const isSignedOut = (): boolean => lastLogout() !== logoutBefore

/** Whether the page may be about to leave for somebody else, which nothing should hold up. */
export const isEnding = (): boolean => isSignedOut() || isOthersTurn() || isOthersBrowser()
