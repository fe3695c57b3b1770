import { sessionApi } from '../api.ts'
import { dropOthersList } from './kept-list.ts'
import { followTabs } from './session-news.ts'
import { signedInUser } from './signed-in-user.ts'

/**
 * Keeps a page its user's own: drops the list that somebody else left on the device, and reloads when another tab
 * signs somebody else in.
 */
export function followUser(): void {
  dropOthersList(signedInUser.email)
  followTabs('signed-in', async () => {
    const answer = await sessionApi.session()
    if (answer.ok && answer.value.user?.email !== signedInUser.email) location.reload()
  })
}
