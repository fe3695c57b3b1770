import { App } from '../App.tsx'
import { prefetchChunks } from '../chunk.ts'
import { forgetDraft } from '../draft-storage.ts'
import { followUser } from '../follow-user.ts'
import { mount } from '../mount.tsx'
import { followTabs } from '../session-news.ts'

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
