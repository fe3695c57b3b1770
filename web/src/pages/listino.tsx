import { ListinoPage } from '../listino/ListinoPage.tsx'
import { forgetDraft } from '../session/draft-storage.ts'
import { followUser } from '../session/follow-user.ts'
import { followTabs } from '../session/session-news.ts'
import { mount } from './mount.tsx'

followTabs('signed-out', () => {
  forgetDraft()
  location.replace('/login')
})
followUser()
// A page restored from the back/forward cache may belong to somebody who has signed out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

mount(<ListinoPage />)
