import { ConsuntivoPage } from '../consuntivo/ConsuntivoPage.tsx'
import { prefetchParts } from '../lazy/lazy-part.tsx'
import { follow } from '../person/follow.ts'
import { mount } from './mount.tsx'

follow()
mount(<ConsuntivoPage />)
// Reports that are kept here, or opened, are shown next.
void prefetchParts()
