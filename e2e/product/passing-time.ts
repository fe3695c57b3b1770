import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Does to the server's data what only hours would do. */
export class PassingTime {
  readonly #path: string

  constructor(dataFolder: string) {
    this.#path = join(dataFolder, 'margine.sqlite')
  }

  /** Another mail may go to every address: whose a count is, the table does not say. */
  mailPause(): void {
    this.#run("DELETE FROM throttles WHERE key LIKE 'mail-%'")
  }

  /** What was mailed to this address has expired. */
  linkLifetime(email: string): void {
    this.#run(
      'UPDATE mail_tokens SET expires_at = 0 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      email,
    )
  }

  #run(sql: string, ...parameters: string[]): void {
    const database = new DatabaseSync(this.#path, { timeout: 5000 })
    try {
      database.prepare(sql).run(...parameters)
    } finally {
      database.close()
    }
  }
}
