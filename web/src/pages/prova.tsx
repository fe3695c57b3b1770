import { prefetchParts } from '../lazy/lazy-part.tsx'
import { follow } from '../person/follow.ts'
import { Trial } from '../trial/Trial.tsx'
import { mount } from './mount.tsx'

follow()
mount(<Trial />)
addEventListener('load', () => setTimeout(prefetchParts, 2000), { once: true })
