import { sessionApi } from '../api.ts'
import { dropOldDraft, forgetDraft } from '../session/draft-storage.ts'
import { followUser } from '../session/follow-user.ts'
import { followTabs } from '../session/session-news.ts'
import { signedInUser } from '../session/signed-in-user.ts'

dropOldDraft()
// The page is a document; only who is signed in gets more, and only they load it.
const answer = await sessionApi.session()
if (answer.ok && answer.value.user !== null) {
  signedInUser.email = answer.value.user.email
  followUser()
  followTabs('signed-out', () => {
    forgetDraft()
    location.reload()
  })
  const { showOwnData } = await import('../features/account/show-own-data.tsx')
  showOwnData()
}
