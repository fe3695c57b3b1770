import { changeData } from './data-file.ts'

/** Does to the server's data what only hours would do. */
export class PassingTime {
  readonly #dataFolder: string

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
  }

  /** Another mail may go to every address: whose a count is, the table does not say. */
  mailPause(): void {
    changeData(this.#dataFolder, "DELETE FROM throttles WHERE key LIKE 'mail-%'")
  }

  /** What was mailed to this address has expired. */
  linkLifetime(email: string): void {
    changeData(
      this.#dataFolder,
      'UPDATE mail_tokens SET expires_at = 0 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      email,
    )
  }
}
