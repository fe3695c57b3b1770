import { NewPasswordPage } from '../features/account/NewPasswordPage.tsx'
import { mount } from './mount.tsx'

// Another link to here, followed in the same tab, changes nothing but the fragment.
addEventListener('hashchange', () => location.reload())
mount(<NewPasswordPage />)
