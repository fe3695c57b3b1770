import { forgetDrafts } from './draft-storage.ts'
import { keepLeaving } from './keep-leaving.ts'
import { forgetList } from './kept-list.ts'
import { tellTabs } from './session-news.ts'
import { leavingWishKey } from './tab-keys.ts'
import { readFromTab } from './tab-memory.ts'

/** At the sign-in: leaves where somebody wanted to sign out whose session had ended. Nothing of them stays on this device. */
export async function leaveAtLast(): Promise<void> {
  if (readFromTab(leavingWishKey) === null) return
  forgetDrafts()
  tellTabs('signed-out')
  await Promise.all([
    keepLeaving(''),
    forgetList(),
    // Asking for the application makes the server forget that the list was asked for.
    fetch('/', { redirect: 'manual' }).catch(() => {}),
  ])
}
