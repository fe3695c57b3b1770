import { hash, verify } from '@node-rs/argon2'
import { HashGate, type Place } from './hash-gate.ts'
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

  /**
   * A place in the queue for one hash.
   *
   * @param network whose share of the queue it is
   * @throws Busy when too many wait
   */
  reserve(network: string): Place {
    return this.#gate.reserve(network)
  }

  /** @throws Busy when too many wait and no place is brought */
  async hash(password: string, place = this.reserve('')): Promise<string> {
    return place.use(() => hash(normalizePassword(password), parameters))
  }

  /**
   * Checks a password against a stored hash, or against nobody's where there is none.
   *
   * @throws Busy when too many wait and no place is brought
   */
  async verify(
    stored: string | null,
    password: string,
    place = this.reserve(''),
  ): Promise<Verification> {
    const matches = await place.use(() => verify(stored ?? dummyHash, normalizePassword(password)))
    return {
      matches: matches && stored !== null,
      outdated: stored !== null && !stored.startsWith(currentPrefix),
    }
  }
}
