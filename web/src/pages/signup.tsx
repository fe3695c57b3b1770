import { SignupPage } from '../features/account/SignupPage.tsx'
import { mount } from '../mount.tsx'
import { followTabs } from '../session-news.ts'

followTabs('signed-in', () => location.replace('/'))
mount(<SignupPage />)
