import { App } from '../app/App.tsx'
import { prefetchParts } from '../lazy/lazy-part.tsx'
import { keepToUser } from '../session/keep-to-user.ts'
import { leavingWishKey } from '../session/tab-keys.ts'
import { dropFromTab } from '../session/tab-memory.ts'
import { mount } from './mount.tsx'

keepToUser()
// Whoever wanted to sign out came back instead.
dropFromTab(leavingWishKey)
mount(<App />)

const fetchAhead = () => {
  void prefetchParts()
  // Where it doesn't come, the next visit needs a network again.
  void import('../offline/begin.ts').then(
    ({ begin }) => begin(),
    () => {},
  )
}
// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead, { timeout: 5000 })
else setTimeout(fetchAhead, 2000)
