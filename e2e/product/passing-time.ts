import type { PreparedData } from './prepared-data.ts'

/** Does to the server's data what only hours would do. */
export class PassingTime {
  readonly #data: PreparedData

  constructor(data: PreparedData) {
    this.#data = data
  }

  /** Another mail may go to every address: whose a count is, the table does not say. */
  mailPause(): void {
    this.#data.change("DELETE FROM throttles WHERE key LIKE 'mail-%'")
  }

  /** What was mailed to this address has expired. */
  linkLifetime(email: string): void {
    this.#data.change(
      'UPDATE mail_tokens SET expires_at = 0 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      email,
    )
  }
}
