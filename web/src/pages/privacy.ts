import { sessionApi } from '../api.ts'
import { dropOldDraft, forgetDraft } from '../draft-storage.ts'
import { followUser } from '../follow-user.ts'
import { followTabs } from '../session-news.ts'
import { signedInUser } from '../signed-in-user.ts'

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
