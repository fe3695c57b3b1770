import { type Answer, sessionApi } from '../../api.ts'
import { claimTrial } from '../../person/waiting-link.ts'
import { accountApi } from './account-api.ts'
import { accountWords } from './words.ts'

/** Whether the server knows who is signed in here; null where it does not answer. */
export async function isSignedIn(): Promise<boolean | null> {
  const answer = await sessionApi.session()
  return answer.ok ? answer.value.user !== null : null
}

/** Signs in; what the person tried without an account waits for their next page. A browser that refuses the cookie would be led back to the sign-in, without a word. */
export async function signIn(email: string, password: string): Promise<Answer<unknown>> {
  const answer = await accountApi.signIn(email, password)
  if (answer.ok) claimTrial(email)
  if (!answer.ok || (await isSignedIn()) !== false) return answer
  return {
    ok: false,
    problem: { code: 'cookies-refused', detail: accountWords.cookiesRefused, fields: [] },
  }
}
