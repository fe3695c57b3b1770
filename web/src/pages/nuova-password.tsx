import { NewPasswordPage } from '../features/account/NewPasswordPage.tsx'
import { startPage } from '../person/vault.ts'
import { mount } from './mount.tsx'

// A second link to this page in the same tab changes only the fragment, which reloads nothing by itself.
addEventListener('hashchange', () => location.reload())
startPage()
mount(<NewPasswordPage />)
