import { prefetchChunks } from '../lazy/chunk.ts'
import { ListinoPage } from '../listino/ListinoPage.tsx'
import { takeLeavingWish } from '../listino/talk/leaving-wish.ts'
import '../offline/chunk.ts'
import { keepToUser } from '../session/keep-to-user.ts'
import { mount } from './mount.tsx'

keepToUser()
mount(<ListinoPage isSentToLeave={takeLeavingWish()} />)
// A list that is kept here, or opened, is shown next.
prefetchChunks()
