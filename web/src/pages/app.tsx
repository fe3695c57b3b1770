import { App } from '../app/App.tsx'
import { prefetchChunks } from '../lazy/chunk.ts'
import { follow } from '../person/follow.ts'
import { mount } from './mount.tsx'

follow()
mount(<App />)

// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchChunks, { timeout: 5000 })
else setTimeout(prefetchChunks, 2000)
