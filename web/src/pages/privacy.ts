import { api } from '../api.ts'
import { followUser } from '../follow-user.ts'
import { followTabs } from '../session-news.ts'
import { signedInUser } from '../signed-in-user.ts'

// The page is a document; only who is signed in gets more, and only they load it.
const answer = await api.session()
if (answer.ok && answer.value.user !== null) {
  signedInUser.email = answer.value.user.email
  followUser()
  followTabs('signed-out', () => location.reload())
  const [{ showOwnData }, { forgetDraft }] = await Promise.all([
    import('../features/account/show-own-data.tsx'),
    import('../features/calculator/draft.ts'),
  ])
  showOwnData(forgetDraft)
}
