import { ForgottenPasswordPage } from '../features/account/ForgottenPasswordPage.tsx'
import { startPage } from '../person/vault.ts'
import { mount } from './mount.tsx'

startPage()
mount(<ForgottenPasswordPage />)
