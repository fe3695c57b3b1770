import { App } from '../app/App.tsx'
import { prefetchChunks } from '../lazy/chunk.ts'
import { keepToUser } from '../session/keep-to-user.ts'
import { mount } from './mount.tsx'

keepToUser()
mount(<App />)

// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchChunks, { timeout: 5000 })
else setTimeout(prefetchChunks, 2000)
