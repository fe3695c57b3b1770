import { sessionApi } from '../../api.ts'

/** Whether the server knows who is signed in here; null where it does not answer. */
export async function isSignedIn(): Promise<boolean | null> {
  const answer = await sessionApi.session()
  return answer.ok ? answer.value.user !== null : null
}
