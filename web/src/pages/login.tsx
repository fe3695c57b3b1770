import { forgetDraft, readDraft } from '../draft-storage.ts'
import { LoginPage } from '../features/account/LoginPage.tsx'
import { mount } from '../mount.tsx'
import { followTabs } from '../session-news.ts'

followTabs('signed-in', () => location.replace('/'))
// What is kept of a session that ended by itself waits for its person, but not past a logout.
followTabs('signed-out', forgetDraft)
readDraft()
mount(<LoginPage />)
