import { accountMail } from '../accounts/account-mail.ts'
import { letters } from '../mail/letters.ts'
import type { Compose } from '../mail/worker.ts'

/** What the worker sends for each request in the outbox: feedback goes to support, the accounts decide the rest. */
export function composeMail(appUrl: URL, supportEmail: string): Compose {
  const ofAccount = accountMail(appUrl, supportEmail)
  return async ({ kind, email, message }, queries) =>
    kind === 'feedback'
      ? { to: supportEmail, letter: letters.feedback(message) }
      : ofAccount(kind, email, queries)
}
