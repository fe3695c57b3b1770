import { App } from '../App.tsx'
import { forgetDraft } from '../features/calculator/draft.ts'
import { mount } from '../mount.tsx'
import { followTabs } from '../session-news.ts'

followTabs('signed-out', () => {
  forgetDraft()
  location.replace('/login')
})
// A page brought back from the browser's memory may be of somebody who has signed out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

mount(<App />)
