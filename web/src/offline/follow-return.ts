import { sessionApi } from '../api.ts'
import { hasForgotten } from '../session/draft-storage.ts'
import { forgetPerson } from '../session/forget-person.ts'
import { lastLeaving } from '../session/last-leaving.ts'
import { logout } from '../session/logout.ts'
import { callServerBack, signedInUser } from '../session/signed-in-user.ts'

const checkEveryMs = 5000

/**
 * A page that the server did not send asks it, as soon as it can be reached, whether its person is still signed in. If
 * not it is loaded again, and leads where the server leads it. A sign-out that the server has yet to hear of it hears of now.
 */
export function followReturn(): void {
  let isAsking = false
  const look = async () => {
    const answer = await sessionApi.session()
    const isSame = answer.ok && answer.value.user?.email === signedInUser.email
    const hasLeft = isSame && (await lastLeaving()).email === signedInUser.email
    const isDone = hasLeft ? await logout() : answer.ok
    if (!isDone) return
    clearInterval(timer)
    if (hasLeft) return
    // Who signed out on this page may be here again: it keeps nothing any more.
    if (isSame && !hasForgotten()) return callServerBack()
    if (!isSame) await forgetPerson()
    location.reload()
  }
  const check = async () => {
    if (isAsking || document.visibilityState === 'hidden') return
    isAsking = true
    try {
      await look()
    } catch {
      // The browser can't say who left: it is asked again.
    }
    isAsking = false
  }
  const timer = setInterval(check, checkEveryMs)
  void check()
}
