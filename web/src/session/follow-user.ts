import { sessionApi } from '../api.ts'
import { dropStale } from './draft-storage.ts'
import { dropOthersList } from './kept-list.ts'
import { dropOthersRates } from './rates-storage.ts'
import { followTabs } from './session-news.ts'
import { signedInUser } from './signed-in-user.ts'

/**
 * Keeps a page its user's own: drops what somebody else left in the tab and on the device, and reloads when another tab
 * signs somebody else in.
 */
export function followUser(): void {
  dropStale(signedInUser.email)
  dropOthersList(signedInUser.email)
  dropOthersRates()
  followTabs('signed-in', async () => {
    const answer = await sessionApi.session()
    if (answer.ok && answer.value.user?.email !== signedInUser.email) location.reload()
  })
}
