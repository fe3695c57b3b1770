import { LoginPage } from '../features/account/LoginPage.tsx'
import { follow } from '../person/follow.ts'
import { keepLink } from '../person/waiting-link.ts'
import { mount } from './mount.tsx'

follow()
keepLink()
mount(<LoginPage />)
