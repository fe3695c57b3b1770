import { sessionApi } from '../api.ts'
import { dropStale } from '../session/draft-storage.ts'
import { followUser } from '../session/follow-user.ts'
import { followTabs } from '../session/session-news.ts'
import { signedInUser } from '../session/signed-in-user.ts'

dropStale()
// A plain document; only a signed-in user gets the part about their account, and loads its script.
const answer = await sessionApi.session()
if (answer.ok && answer.value.user !== null) {
  signedInUser.email = answer.value.user.email
  followUser()
  followTabs('signed-out', () => location.reload())
  const { showOwnAccount } = await import('../features/account/own/show-own-account.tsx')
  showOwnAccount()
}
