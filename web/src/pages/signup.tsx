import { SignupPage } from '../features/account/SignupPage.tsx'
import { follow } from '../person/follow.ts'
import { mount } from './mount.tsx'

follow()
mount(<SignupPage />)
