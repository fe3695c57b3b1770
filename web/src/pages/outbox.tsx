import { OutboxPage } from '../features/outbox/OutboxPage.tsx'
import { mount } from './mount.tsx'

mount(<OutboxPage />)
