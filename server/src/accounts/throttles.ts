import type { Database } from '../db/database.ts'
import { type Networks, widest } from '../http/networks.ts'
import { type Counter, Throttle } from './throttle.ts'

const minute = 60
const hour = 60 * minute

/** At most so many times in so many seconds. Wider networks are allowed a multiple. */
interface Limit {
  readonly name: string
  readonly most: number
  readonly seconds: number
}

const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds })

/** Why each is what it is: docs/decisions/0009-own-accounts.md. */
const limits = {
  /** Tries of one network on one account: tight, because it affects nobody else. */
  signInByPair: limit('sign-in-pair', 10, 15 * minute),
  /** Tries of everybody on one account: loose, because it also keeps the owner out. */
  signInByAccount: limit('sign-in-account', 100, 15 * minute),
  signInByNetwork: limit('sign-in-network', 50, 15 * minute),
  /** Right passwords count too: each costs a hash. */
  hashesByPair: limit('hashes-pair', 30, 15 * minute),
  hashesByNetwork: limit('hashes-network', 300, 15 * minute),
  linkByNetwork: limit('link-network', 30, hour),
  googleByNetwork: limit('google-network', 60, 15 * minute),
  feedbackByNetwork: limit('feedback-network', 5, hour),
  feedbackByAll: limit('feedback-all', 100, hour),
} as const

/** Each kind of mail to an address has its own limits, so that one kind does not use up another's. */
const mailLimits = (kind: string, fromEverywhere: number) => ({
  byNetwork: limit(`mail-${kind}-network`, 20, hour),
  /** Requests of one household for one mailbox; not a multiple for wider networks, as there is one mailbox. */
  byPairEachMinute: limit(`mail-${kind}-minute`, 1, minute),
  byPairEachHour: limit(`mail-${kind}-hour`, 5, hour),
  byAddress: limit(`mail-${kind}-address`, fromEverywhere, hour),
})

const mails = {
  signUp: mailLimits('sign-up', 30),
  /** The verification mail again: the tightest, as it matters least and strangers can use it up. */
  verification: mailLimits('again', 10),
  passwordReset: mailLimits('reset', 30),
} as const

const on = ({ name, most, seconds }: Limit, key: string): Counter => ({ name, key, most, seconds })

/** A limit for each of a client's networks, on one account where one is given. */
const over = (limit: Limit, networks: Networks, account?: string): Counter[] =>
  networks.map(({ name, factor }) => ({
    ...on(limit, account === undefined ? name : `${account} ${name}`),
    most: limit.most * factor,
  }))

/** Tries on an account count apart where they come from browsers that have signed in to it before. */
const accountKey = (email: string, isKnown: boolean) => (isKnown ? `${email} known` : email)

/** The limits of the account calls. Each `count` throws TooMany where one is used up. */
export class Throttles {
  readonly #throttle: Throttle

  constructor(database: Database) {
    this.#throttle = new Throttle(database)
  }

  /**
   * Counts a try to sign in before its password is checked, so that simultaneous tries count one by one.
   *
   * @param isKnown whether it comes from a browser that has signed in to the account: strangers don't use up its tries
   */
  countSignIn(email: string, networks: Networks, isKnown = false): Promise<void> {
    return this.#throttle.count([
      ...over(limits.signInByNetwork, networks),
      ...over(limits.signInByPair, networks, email),
      on(limits.signInByAccount, accountKey(email, isKnown)),
      ...over(limits.hashesByNetwork, networks),
      ...over(limits.hashesByPair, networks, email),
    ])
  }

  /** Takes back a try whose password was right, and the wrong ones before it from the same network; not the hashes. */
  forgiveSignIn(email: string, networks: Networks, isKnown = false): Promise<void> {
    return this.#throttle.forgive({
      once: [
        on(limits.signInByAccount, accountKey(email, isKnown)),
        ...over(limits.signInByNetwork, networks),
      ],
      all: over(limits.signInByPair, networks, email),
    })
  }

  /** Resets the limits of an account, so that somebody who has chosen a new password can sign in at once. */
  openSignIn(email: string, networks: Networks): Promise<void> {
    return this.#throttle.forgive({
      all: [
        on(limits.signInByAccount, accountKey(email, false)),
        on(limits.signInByAccount, accountKey(email, true)),
        ...over(limits.signInByPair, networks, email),
        ...over(limits.hashesByPair, networks, email),
      ],
    })
  }

  /**
   * Counts a mail to an address, known or not. Over the limit the request is refused and not silently
   * dropped: a person who is told that a mail is on its way waits for it.
   */
  countMail(kind: keyof typeof mails, email: string, networks: Networks): Promise<void> {
    const { byNetwork, byPairEachMinute, byPairEachHour, byAddress } = mails[kind]
    const household = widest(networks)
    return this.#throttle.count([
      ...over(byNetwork, networks),
      on(byPairEachMinute, `${email} ${household}`),
      on(byPairEachHour, `${email} ${household}`),
      on(byAddress, email),
    ])
  }

  countLink(networks: Networks): Promise<void> {
    return this.#throttle.count(over(limits.linkByNetwork, networks))
  }

  countGoogle(networks: Networks): Promise<void> {
    return this.#throttle.count(over(limits.googleByNetwork, networks))
  }

  countFeedback(networks: Networks): Promise<void> {
    return this.#throttle.count([
      ...over(limits.feedbackByNetwork, networks),
      on(limits.feedbackByAll, ''),
    ])
  }
}
