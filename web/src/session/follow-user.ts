import { sessionApi } from '../api.ts'
import { dropOthersList } from './kept-list.ts'
import { followTabs } from './session-news.ts'
import { signedInUser } from './signed-in-user.ts'

/** Drops what somebody else's list left here, and reloads the page when another tab signs somebody else in: it must not act for the user before. */
export function followUser(): void {
  dropOthersList()
  followTabs('signed-in', async () => {
    const answer = await sessionApi.session()
    if (answer.ok && answer.value.user?.email !== signedInUser.email) location.reload()
  })
}
