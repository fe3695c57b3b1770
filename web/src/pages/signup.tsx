import { forgetAddress } from '../features/account/carried-address.ts'
import { SignupPage } from '../features/account/SignupPage.tsx'
import { followTabs } from '../session/session-news.ts'
import { mount } from './mount.tsx'

followTabs('signed-in', () => {
  forgetAddress()
  location.replace('/')
})
mount(<SignupPage />)
