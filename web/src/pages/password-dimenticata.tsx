import { ForgottenPasswordPage } from '../features/account/ForgottenPasswordPage.tsx'
import { mount } from './mount.tsx'

mount(<ForgottenPasswordPage />)
