import { hash, verify } from '@node-rs/argon2'
import { HashGate } from './hash-gate.ts'
import { normalizePassword } from './password-policy.ts'

/** Argon2id, which is the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$'

/** A hash nobody's password has: verifying against it takes as long as against a real one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$ChUDCnN2/KYtSD6fIJrXZAcu2KDzNOJVWYJJTgtvtqU'

export interface Verification {
  matches: boolean
  /** Whether the stored hash was made with parameters we no longer use. */
  outdated: boolean
}

/** Hashes passwords and checks them: off the event loop, one at a time (see {@link HashGate}). */
export class PasswordHashes {
  readonly #gate = new HashGate()

  /** To be asked before anything is written for a request, so that a flood costs next to nothing. @throws Busy when too many wait */
  admit(): void {
    this.#gate.admit()
  }

  /** @throws Busy when too many wait */
  hash(password: string): Promise<string> {
    return this.#gate.pass(() => hash(normalizePassword(password), parameters))
  }

  /**
   * Checks a password against a stored hash, or against nobody's where there is none.
   *
   * @throws Busy when too many wait
   */
  async verify(stored: string | null, password: string): Promise<Verification> {
    const matches = await this.#gate.pass(() =>
      verify(stored ?? dummyHash, normalizePassword(password)),
    )
    return {
      matches: matches && stored !== null,
      outdated: stored !== null && !stored.startsWith(currentPrefix),
    }
  }
}
