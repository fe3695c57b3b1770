import { sessionApi } from '../api.ts'
import { replacePage } from '../history.ts'
import { forgetDrafts } from './draft-storage.ts'
import { forgetList } from './kept-list.ts'
import { tellTabs } from './session-news.ts'

/** Signs out here and in the other tabs; false when the server could not be told. */
export async function logout(): Promise<boolean> {
  const answer = await sessionApi.signOut()
  if (!answer.ok) return false
  await leave()
  return true
}

/** Leaves for the sign-in, in all tabs; nothing of the person stays on this device. */
export async function leave(): Promise<void> {
  forgetDrafts()
  tellTabs('signed-out')
  await forgetList()
  replacePage('/login')
}
