import { NewPasswordPage } from '../features/account/NewPasswordPage.tsx'
import { mount } from './mount.tsx'

// A second link to this page in the same tab changes only the fragment, which reloads nothing by itself.
addEventListener('hashchange', () => location.reload())
mount(<NewPasswordPage />)
