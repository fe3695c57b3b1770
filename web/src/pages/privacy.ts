import { api } from '../api.ts'

// The page is a document; only who is signed in gets more, and only they load it.
const answer = await api.session()
if (answer.ok && answer.value.user !== null) {
  const [{ showOwnData }, { forgetDraft }] = await Promise.all([
    import('../features/account/show-own-data.tsx'),
    import('../features/calculator/draft.ts'),
  ])
  showOwnData(forgetDraft)
}
