import { prefetchParts } from '../lazy/lazy-part.tsx'
import { ListinoPage } from '../listino/ListinoPage.tsx'
import { follow } from '../person/follow.ts'
import { mount } from './mount.tsx'

follow()
mount(<ListinoPage />)
// A list that is kept here, or opened, is shown next.
void prefetchParts()
