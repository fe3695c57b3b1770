import { prefetchParts } from '../lazy/lazy-part.tsx'
import { ListinoPage } from '../listino/ListinoPage.tsx'
import { browserIsTaken } from '../session/follow-user.ts'
import { keepToUser } from '../session/keep-to-user.ts'
import { takeLeavingWish } from '../session/leaving-wish.ts'
import { mount } from './mount.tsx'

keepToUser()
// Until then the list that is kept here may be somebody else's.
void browserIsTaken.then(() => mount(<ListinoPage isSentToLeave={takeLeavingWish() !== null} />))
// A list that is kept here, or opened, is shown next.
void prefetchParts()
// Where it doesn't come, the next visit needs a network again.
void import('../offline/begin.ts').then(
  ({ begin }) => begin(),
  () => {},
)
