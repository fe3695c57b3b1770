import { sessionApi } from '../api.ts'
import { forgetDraft, forgetDrafts } from './draft-storage.ts'
import { keepLeaving } from './keep-leaving.ts'
import { forgetOwnList } from './kept-list.ts'
import { takeLeavingWish } from './leaving-wish.ts'
import { isOthersBrowser } from './rates-storage.ts'
import { tellTabs } from './session-news.ts'

/** At the sign-in: leaves where somebody wanted to sign out whose session had ended. Nothing of them stays on this device. */
export async function leaveAtLast(): Promise<void> {
  const email = takeLeavingWish()
  if (email === null) return
  if (isOthersBrowser(email)) return forgetDraft()
  forgetDrafts()
  tellTabs('signed-out')
  await Promise.allSettled([
    keepLeaving(''),
    forgetOwnList(email),
    // The server forgets whose browser this was, and that the list was asked for.
    sessionApi.signOut(email),
    fetch('/', { redirect: 'manual' }),
  ])
}
