import { FeedbackPage } from '../features/feedback/FeedbackPage.tsx'
import { mount } from './mount.tsx'

mount(<FeedbackPage />)
