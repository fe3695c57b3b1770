import { App } from '../app/App.tsx'
import { prefetchChunks } from '../lazy/chunk.ts'
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

mount(<App />)

// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchChunks, { timeout: 5000 })
else setTimeout(prefetchChunks, 2000)
