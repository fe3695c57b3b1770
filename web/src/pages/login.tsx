import { keepLink } from '../calculation/waiting-link.ts'
import { LoginPage } from '../features/account/LoginPage.tsx'
import { follow } from '../person/follow.ts'
import { mount } from './mount.tsx'

follow()
keepLink()
mount(<LoginPage />)
