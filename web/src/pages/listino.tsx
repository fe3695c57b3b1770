import { prefetchChunks } from '../lazy/chunk.ts'
import { ListinoPage } from '../listino/ListinoPage.tsx'
import '../offline/chunk.ts'
import { keepToUser } from '../session/keep-to-user.ts'
import { takeLeavingWish } from '../session/leaving-wish.ts'
import { mount } from './mount.tsx'

keepToUser()
mount(<ListinoPage isSentToLeave={takeLeavingWish() !== null} />)
// A list that is kept here, or opened, is shown next.
prefetchChunks()
