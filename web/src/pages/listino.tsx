import { prefetchChunks } from '../lazy/chunk.ts'
import { ListinoPage } from '../listino/ListinoPage.tsx'
import { follow } from '../person/follow.ts'
import { registerWorker } from '../service-worker/register.ts'
import { mount } from './mount.tsx'

follow()
mount(<ListinoPage />)
registerWorker()
// A list that is kept here, or opened, is shown next.
prefetchChunks()
