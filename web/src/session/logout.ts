import { sessionApi } from '../api.ts'
import { replacePage } from '../history.ts'
import { forgetDraft, forgetDrafts } from './draft-storage.ts'
import { keepLeaving } from './keep-leaving.ts'
import { forgetOwnList } from './kept-list.ts'
import { isOthersBrowser } from './rates-storage.ts'
import { tellTabs } from './session-news.ts'
import { signedInUser } from './signed-in-user.ts'

/**
 * Signs out here and in the other tabs; false when the server could not be told, and the session goes on. Where there is
 * a service worker it tells the server then, before it shows them a page again. Nothing of the person stays on this
 * device, whatever the server says. Where somebody else is here by now all that is theirs stays, and the page is theirs.
 */
export async function logout(): Promise<boolean> {
  if (isOthersBrowser()) {
    forgetDraft()
    // The page of somebody who has left since may only have begun late: the server knows.
    const answer = await sessionApi.session()
    if (!answer.ok) return false
    if (answer.value.user?.email !== signedInUser.email) {
      replacePage('/')
      return true
    }
  }
  forgetDrafts()
  await keepLeaving(signedInUser.email)
  await forgetOwnList(signedInUser.email)
  const answer = await sessionApi.signOut()
  const isOthers = !answer.ok && answer.problem.code === 'other-user'
  const isOut = answer.ok || isOthers
  if (isOut) await keepLeaving('')
  // They ask for the sign-in at once.
  if (!isOthers && !isOthersBrowser()) tellTabs('signed-out')
  if (isOut) replacePage('/login')
  return isOut
}
