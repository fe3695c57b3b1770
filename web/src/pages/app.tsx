import { App } from '../app/App.tsx'
import { prefetchParts } from '../lazy/lazy-part.tsx'
import { follow } from '../person/follow.ts'
import { mount } from './mount.tsx'

follow()
mount(<App />)

// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchParts, { timeout: 5000 })
else setTimeout(prefetchParts, 2000)
