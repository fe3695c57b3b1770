import { prefetchChunks } from '../lazy/chunk.ts'
import { ListinoPage } from '../listino/ListinoPage.tsx'
import '../offline/chunk.ts'
import { browserIsTaken } from '../session/follow-user.ts'
import { keepToUser } from '../session/keep-to-user.ts'
import { takeLeavingWish } from '../session/leaving-wish.ts'
import { mount } from './mount.tsx'

keepToUser()
// Until then the list that is kept here may be somebody else's.
void browserIsTaken.then(() => mount(<ListinoPage isSentToLeave={takeLeavingWish() !== null} />))
// A list that is kept here, or opened, is shown next.
prefetchChunks()
