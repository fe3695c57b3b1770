/** Fields of a request or an answer that nobody else may read. */
const secretFields = new Set(['password', 'current', 'token', 'idToken'])

/** Shorter texts could occur by chance. */
const shortest = 8

const asJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** The passwords, tokens and cookies of a test, gathered from its requests, to be searched for where they must not be. */
export class Secrets {
  readonly #used = new Set<string>()

  note(secret: string): void {
    if (secret.length >= shortest) this.#used.add(secret)
  }

  /** Notes the secrets in a request's body. A body that is not JSON has none. */
  noteBody(body: unknown): void {
    if (typeof body !== 'string') return
    try {
      JSON.parse(body, (field, value) => {
        if (secretFields.has(field) && typeof value === 'string') this.note(value)
      })
    } catch {}
  }

  /**
   * The secrets in a text, as they are or as JSON writes them. Reads the text once, however many there
   * are: a proof has tens of thousands, and tens of megabytes of log.
   */
  foundIn(text: string): string[] {
    const byStart = new Map<string, { secret: string; written: string }[]>()
    for (const secret of this.#used)
      for (const written of new Set([secret, asJson(secret)])) {
        const start = written.slice(0, shortest)
        const others = byStart.get(start)
        if (others === undefined) byStart.set(start, [{ secret, written }])
        else others.push({ secret, written })
      }
    const found = new Set<string>()
    for (let at = 0; at + shortest <= text.length; at++)
      for (const { secret, written } of byStart.get(text.slice(at, at + shortest)) ?? [])
        if (text.startsWith(written, at)) found.add(secret)
    return [...found]
  }
}
