import { VerifyEmailPage } from '../features/account/VerifyEmailPage.tsx'
import { startPage } from '../person/vault.ts'
import { mount } from './mount.tsx'

// A second link to this page in the same tab changes only the fragment, which reloads nothing by itself.
addEventListener('hashchange', () => location.reload())
startPage()
mount(<VerifyEmailPage />)
