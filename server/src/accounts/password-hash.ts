import { hash, verify } from '@node-rs/argon2'
import { HashGate, type Reservation } from './hash-gate.ts'
import { normalizePassword } from './password-policy.ts'

/** What a hash costs. */
export interface HashCost {
  /** In KiB. */
  memoryCost: number
  timeCost: number
}

const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

/** A salt and a hash that no password matches. */
const nobodys = 'c29tZXNhbHRzb21lc2FsdA$ChUDCnN2/KYtSD6fIJrXZAcu2KDzNOJVWYJJTgtvtqU'

export interface Verification {
  matches: boolean
  /** Whether the stored hash was made with parameters we no longer use. */
  outdated: boolean
}

/** Hashes passwords and checks them: off the event loop, one at a time (see {@link HashGate}). */
export class PasswordHashes {
  readonly #gate = new HashGate()
  /** Argon2id, which is the library's default algorithm. */
  readonly #parameters: { memoryCost: number; timeCost: number; parallelism: number }
  /** What each hash made with these parameters begins with. */
  readonly #prefix: string

  constructor({ memoryCost, timeCost }: HashCost = usualCost) {
    this.#parameters = { memoryCost, timeCost, parallelism: 1 }
    this.#prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`
  }

  /**
   * Makes a reservation for one hash: see {@link HashGate}.
   *
   * @throws QueueFull when too many wait
   */
  reserve(account: string, isKnown = false): Reservation {
    return this.#gate.reserve(account, isKnown)
  }

  hash(password: string, reservation: Reservation): Promise<string> {
    return reservation.use(() => hash(normalizePassword(password), this.#parameters))
  }

  /** Checks a password against a stored hash, or against one that never matches where there is none. */
  async verify(
    stored: string | null,
    password: string,
    reservation: Reservation,
  ): Promise<Verification> {
    // Takes as long as a real one, so that an unknown address can't be told by its time.
    const against = stored ?? this.#prefix + nobodys
    const matches = await reservation.use(() => verify(against, normalizePassword(password)))
    return {
      matches: matches && stored !== null,
      outdated: stored !== null && !stored.startsWith(this.#prefix),
    }
  }
}
