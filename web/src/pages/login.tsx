import { forgetAddress } from '../features/account/carried-address.ts'
import { LoginPage } from '../features/account/LoginPage.tsx'
import { forgetDraft } from '../session/draft-storage.ts'
import { forgetList, listIsKept } from '../session/kept-list.ts'
import { leaveAtLast } from '../session/leave-at-last.ts'
import { followTabs } from '../session/session-news.ts'
import { keepLink } from '../session/waiting-link.ts'
import { mount } from './mount.tsx'

followTabs('signed-in', () => {
  forgetAddress()
  location.replace('/')
})
followTabs('signed-out', forgetDraft)
void leaveAtLast()
keepLink()
// A list that is nobody's: the end of a page cut its deletion off.
if (!listIsKept()) void forgetList()
mount(<LoginPage />)
