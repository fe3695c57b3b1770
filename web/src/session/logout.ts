import { sessionApi } from '../api.ts'
import { replacePage } from '../history.ts'
import { forgetDrafts } from './draft-storage.ts'
import { tellTabs } from './session-news.ts'

/** Signs out here and in the other tabs; false when the server could not be told. */
export async function logout(): Promise<boolean> {
  const answer = await sessionApi.signOut()
  if (!answer.ok) return false
  forgetDrafts()
  tellTabs('signed-out')
  replacePage('/login')
  return true
}
