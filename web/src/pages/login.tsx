import { forgetDraft } from '../draft-storage.ts'
import { forgetAddress } from '../features/account/carried-address.ts'
import { LoginPage } from '../features/account/LoginPage.tsx'
import { mount } from '../mount.tsx'
import { followTabs } from '../session-news.ts'

followTabs('signed-in', () => {
  forgetAddress()
  location.replace('/')
})
followTabs('signed-out', forgetDraft)
mount(<LoginPage />)
