import { App } from '../app/App.tsx'
import { prefetchChunks } from '../lazy/chunk.ts'
import { keepToUser } from '../session/keep-to-user.ts'
import { leavingWishKey } from '../session/tab-keys.ts'
import { dropFromTab } from '../session/tab-memory.ts'
import { mount } from './mount.tsx'

keepToUser()
// Whoever wanted to sign out came back instead.
dropFromTab(leavingWishKey)
mount(<App />)

// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchChunks, { timeout: 5000 })
else setTimeout(prefetchChunks, 2000)
