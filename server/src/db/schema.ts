import type { mostSavedCalculations } from '@margine/contract'
import type { Generated, Selectable } from 'kysely'

/** The slots a user has for calculations. */
export const slots = [1, 2] as const satisfies { length: typeof mostSavedCalculations }

export type Slot = (typeof slots)[number]

/** The tables, as both databases hold them. Moments are epoch milliseconds; hashes are SHA-256 in base64url. */
export interface Schema {
  /** An address and what is known of it: docs/accounts.md draws its states. */
  users: {
    id: string
    /** Normalised, unique: see `normalizeEmail`. */
    email: string
    emailVerifiedAt: number | null
    /** Null where the user signs in with Google only. */
    passwordHash: string | null
    /** Since when the password is proven: chosen by the reader of the address's mail. Null: unproven. */
    passwordProvenAt: number | null
    /**
     * The browser that made one half of the proof, where the other is missing: before verification the
     * one that chose the password, after it the one that followed the link.
     */
    browserHash: string | null
    /** 1 when several browsers signed this address up before it was verified. */
    contested: Generated<0 | 1>
    /** Of an address not yet verified: when it was last signed up. */
    createdAt: number
  }
  identities: {
    issuer: string
    subject: string
    userId: string
    /** 1 when the issuer decides who reads the address's mail. */
    authoritative: Generated<0 | 1>
    createdAt: number
  }
  sessions: {
    tokenHash: string
    userId: string
    createdAt: number
    lastSeenAt: number
    /** The names of browser and system, and the network, that it began in; null where they are not known. */
    browser: string | null
    system: string | null
    network: string | null
  }
  /** The sessions that their person ended from another device, until a browser can come with them no more. */
  endedSessions: {
    tokenHash: string
    userId: string
    expiresAt: number
  }
  /** A link sent by mail: good once, for one user and one purpose. */
  mailTokens: {
    tokenHash: string
    userId: string
    purpose: 'verification' | 'passwordReset'
    expiresAt: number
    /** When it was used or replaced by another before its time, where it was. One that verifies is also void once its address is verified. */
    endedAt: number | null
  }
  /**
   * What is to be sent. A row says what was asked, never what the mail will hold: the worker decides
   * and makes the link when it sends, so that no link lies in the database and asking takes the same
   * time whether or not the address is known.
   */
  outbox: {
    id: string
    kind:
      | 'signUp'
      | 'verification'
      | 'passwordReset'
      | 'passwordEnded'
      | 'passwordChanged'
      | 'passwordChangedElsewhere'
      | 'googleLinked'
      | 'accountDeleted'
      | 'feedback'
    /** The address asked for; empty for feedback, which goes to support. */
    email: string
    /** What a person wrote; empty but for feedback. */
    message: string
    createdAt: number
    attempts: number
    nextAttemptAt: number
  }
  /** A Google sign-in under way in a popup, found by the hash of the popup's cookie, used once. */
  googleFlows: {
    flowHash: string
    state: string
    nonce: string
    codeVerifier: string
    expiresAt: number
  }
  /** ID tokens already accepted from devices, kept until they expire. */
  spentIdTokens: {
    tokenHash: string
    expiresAt: number
  }
  /** What people saved: at most one of each user in each slot. */
  calculations: {
    id: string
    userId: string
    slot: Slot
    /** Name, form and result as JSON. */
    calculationData: string
    createdAt: number
  }
  /**
   * The keys that saves came with, so that the same save sent again is answered and not repeated.
   * What was saved is not here: the repeated request brings it.
   */
  saveKeys: {
    userId: string
    key: string
    /** Hash of what came with the key. */
    fingerprint: string
    calculationId: string
    createdAt: number
  }
  /** What a seller's new calculations begin with, as far as they have said it. */
  profiles: {
    userId: string
    /** As JSON. */
    profile: string
    updatedAt: number
  }
  /** One row: what accounts and networks are hashed with in the log. */
  logKeys: {
    id: 1
    value: string
  }
  /** How often something was tried, by hashed keys: see `throttle.ts`. */
  throttles: {
    key: string
    points: number
    /** Null where it never expires. */
    expire: number | null
  }
}

/** A row of `users` as it is read. */
export type UserRow = Selectable<Schema['users']>
