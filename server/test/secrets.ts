/** Fields of a request or an answer that nobody else may read. */
const secretFields = new Set(['password', 'token', 'idToken'])

/** What is shorter could stand anywhere by chance. */
const shortest = 8

const asJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** The passwords, tokens and cookies a test uses: gathered on their way, to be looked for where they must not be. */
export class Secrets {
  readonly #used = new Set<string>()

  note(secret: string): void {
    if (secret.length >= shortest) this.#used.add(secret)
  }

  /** Notes what is secret in a request's body; what isn't JSON holds nothing anybody would use. */
  noteBody(body: unknown): void {
    if (typeof body !== 'string') return
    try {
      JSON.parse(body, (field, value) => {
        if (secretFields.has(field) && typeof value === 'string') this.note(value)
      })
    } catch {}
  }

  /** Those that stand in a text, as they are or as JSON writes them. */
  foundIn(text: string): string[] {
    return [...this.#used].filter(
      (secret) => text.includes(secret) || text.includes(asJson(secret)),
    )
  }
}
