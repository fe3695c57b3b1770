import { forgetAddress } from '../features/account/carried-address.ts'
import { LoginPage } from '../features/account/LoginPage.tsx'
import { forgetDraft } from '../session/draft-storage.ts'
import { sweepList } from '../session/kept-list.ts'
import { followTabs } from '../session/session-news.ts'
import { keepLink } from '../session/waiting-link.ts'
import { mount } from './mount.tsx'

followTabs('signed-in', () => {
  forgetAddress()
  location.replace('/')
})
followTabs('signed-out', forgetDraft)
keepLink()
sweepList()
mount(<LoginPage />)
