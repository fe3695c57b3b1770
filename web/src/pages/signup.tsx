import { forgetAddress } from '../features/account/carried-address.ts'
import { SignupPage } from '../features/account/SignupPage.tsx'
import { mount } from '../mount.tsx'
import { followTabs } from '../session-news.ts'

followTabs('signed-in', () => {
  forgetAddress()
  location.replace('/')
})
mount(<SignupPage />)
