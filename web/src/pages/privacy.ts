import { api } from '../api.ts'
import { forgetDraft, readDraft } from '../draft-storage.ts'
import { followUser } from '../follow-user.ts'
import { followTabs } from '../session-news.ts'
import { signedInUser } from '../signed-in-user.ts'

// A draft that outlived its session goes as soon as it is looked at.
readDraft()
// The page is a document; only who is signed in gets more, and only they load it.
const answer = await api.session()
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
