import { mailboxOf } from '../../server/src/accounts/email-address.ts'
import { hashToken } from '../../server/src/accounts/secret-token.ts'
import { networksOf, widest } from '../../server/src/http/networks.ts'
import type { Standpoint } from './account.ts'
import type { PreparedData } from './prepared-data.ts'

/** Does to the server's data what only hours would do. */
export class PassingTime {
  readonly #data: PreparedData

  constructor(data: PreparedData) {
    this.#data = data
  }

  /** Another mail may go to this address when asked for from there, and for no other: other tests count on the pause. */
  mailPause(email: string, { clientAddress }: Standpoint): void {
    const keys = {
      minute: `${mailboxOf(email)} ${widest(networksOf(clientAddress))}`,
      pace: email,
    }
    for (const kind of ['sign-up', 'again'])
      for (const [limit, key] of Object.entries(keys)) {
        const name = `mail-${kind}-${limit}`
        const hidden = `${name}:${hashToken(`${name} ${key}`)}`
        this.#data.change('DELETE FROM throttles WHERE key = ?', hidden)
      }
  }

  /** What was mailed to this address has expired. */
  linkLifetime(email: string): void {
    this.#data.change(
      'UPDATE mail_tokens SET expires_at = 0 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      email,
    )
  }
}
