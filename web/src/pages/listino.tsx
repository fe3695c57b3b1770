import { ListinoPage } from '../listino/ListinoPage.tsx'
import { keepToUser } from '../session/keep-to-user.ts'
import { mount } from './mount.tsx'

keepToUser()
mount(<ListinoPage />)
