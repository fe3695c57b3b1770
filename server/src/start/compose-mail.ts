import { accountMail } from '../accounts/account-mail.ts'
import { letters } from '../mail/letters.ts'
import type { Compose } from '../mail/worker.ts'

interface Surroundings {
  appUrl: URL
  supportEmail: string
  now: () => number
}

/** What the worker sends for each request in the outbox: feedback goes to support, the accounts decide the rest. */
export function composeMail({ supportEmail, ...surroundings }: Surroundings): Compose {
  const ofAccount = accountMail(surroundings)
  return async ({ kind, email, message }, queries) =>
    kind === 'feedback'
      ? { to: supportEmail, letter: letters.feedback(message) }
      : ofAccount(kind, email, queries)
}
