import { replacePage } from '../history.ts'
import { forgetDrafts } from './draft-storage.ts'
import { keepLeaving } from './keep-leaving.ts'
import { forgetList } from './kept-list.ts'
import { tellTabs } from './session-news.ts'

/** Leaves for the sign-in, in all tabs, where the server knows already. Nothing of the person stays on this device. */
export async function leave(): Promise<void> {
  forgetDrafts()
  await keepLeaving('')
  tellTabs('signed-out')
  await forgetList()
  replacePage('/login')
}
