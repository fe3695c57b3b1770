import { pageSettings } from '../../page-settings.ts'
import { accountWords } from './words.ts'

/** Where mails can be read when no mail server takes them: the way there, else nothing. */
export function MailSentLink() {
  if (pageSettings.outboxUrl === '') return null
  return <a href={pageSettings.outboxUrl}>{accountWords.openOutbox}</a>
}
