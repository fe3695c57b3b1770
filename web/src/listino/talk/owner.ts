import { person } from '../../person/person.ts'
import { isOthersTurn } from '../../session/follow-user.ts'
import { isOthersBrowser } from '../../session/rates-storage.ts'
import { lastLogout } from '../../session/tab-memory.ts'

const logoutBefore = lastLogout()

/** Whose the lists of this page are: the person's whom it was served for, until somebody signs out. */
export const owner = JSON.stringify([person.email, logoutBefore])

const isSignedOut = (): boolean => lastLogout() !== logoutBefore

/** Whether the page may be about to leave for somebody else, which nothing should hold up. */
export const isEnding = (): boolean => isSignedOut() || isOthersTurn() || isOthersBrowser()
