import { pageSettings } from '../../page-settings.ts'
import { accountWords } from './words.ts'

/** A link to the outbox, if mails are shown there because there is no mail server. */
export function MailSentLink() {
  if (pageSettings.outboxUrl === '') return null
  return <a href={pageSettings.outboxUrl}>{accountWords.openOutbox}</a>
}
