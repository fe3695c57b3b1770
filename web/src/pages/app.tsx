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
// A page brought back from the browser's memory may be of somebody who has signed out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

mount(<App />)

// Not every browser tells when it has nothing to do.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchChunks, { timeout: 5000 })
else setTimeout(prefetchChunks, 2000)
