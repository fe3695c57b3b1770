import { forgetDraft } from '../draft-storage.ts'
import { LoginPage } from '../features/account/LoginPage.tsx'
import { mount } from '../mount.tsx'
import { followTabs } from '../session-news.ts'

followTabs('signed-in', () => location.replace('/'))
followTabs('signed-out', forgetDraft)
mount(<LoginPage />)
