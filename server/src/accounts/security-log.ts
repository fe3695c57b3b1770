import { createHmac } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { type Networks, widest } from '../http/networks.ts'
import type { Log } from '../process/log.ts'
import { newToken } from './secret-token.ts'

type SecurityEvent =
  | 'signed in'
  | 'sign-in failed'
  | 'throttled'
  | 'too busy'
  | 'reset asked for'
  | 'account deleted'
  | 'password reset'
  | 'password changed'
  | 'sessions ended'
  | 'link refused'
  | 'access refused'
  | 'feedback dropped'

const minute = 60_000

/** Of how many events and networks it is remembered when they were told of. */
const mostRemembered = 10_000

interface Whom {
  /** What was tried, where the event does not say it. */
  what?: string
  email?: string
  /** None where what was sent is anonymous. */
  networks?: Networks
}

/**
 * The key of this database's hashes, made when it is first asked for. All processes share it, so that an attack can be
 * followed through their logs; whoever has a log alone can't try addresses out.
 */
export async function readLogKey({ queries }: Database): Promise<string> {
  await queries
    .insertInto('logKeys')
    .values({ id: 1, value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await queries.selectFrom('logKeys').select('value').executeTakeFirstOrThrow()
  return value
}

/** Writes what an attack would show in, naming accounts and networks by keyed hashes. */
export class SecurityLog {
  readonly #log: Log
  readonly #key: string
  /** When each event was last told of whom. */
  readonly #told = new Map<string, number>()

  constructor(log: Log, key: string) {
    this.#log = log
    this.#key = key
  }

  tell(event: SecurityEvent, { what, email, networks }: Whom): void {
    this.#log.info(
      {
        event,
        ...(what !== undefined && { what }),
        ...(email !== undefined && { account: this.#hash(`account ${email}`) }),
        ...(networks !== undefined && { network: this.#hash(`network ${widest(networks)}`) }),
      },
      'security',
    )
  }

  /** The same once a minute for each account and network: what a flood brings must not be one itself. */
  tellSeldom(event: SecurityEvent, whom: Whom): void {
    const { what, email, networks } = whom
    const key = JSON.stringify([event, what, email, networks && widest(networks)])
    const now = performance.now()
    if (now - (this.#told.get(key) ?? Number.NEGATIVE_INFINITY) < minute) return
    if (this.#told.size >= mostRemembered) this.#told.clear()
    this.#told.set(key, now)
    this.tell(event, whom)
  }

  #hash(name: string): string {
    return createHmac('sha256', this.#key).update(name).digest('base64url').slice(0, 16)
  }
}
