import { distribution } from '../../bench/distribution.ts'
import { tooManyAttempts } from '../../contract/src/index.ts'
import { PasswordHashes } from '../../server/src/accounts/password-hash.ts'
import { freely } from '../../server/test/freely.ts'
import type { Answer } from '../client.ts'
import { Product } from '../product.ts'
import { type DatabaseKind, exactly, type Figure, type Row } from '../row.ts'

const samples = 400
const runs = 3
const kinds = ['unknown', 'verified', 'unverified', 'Google only'] as const
type Kind = (typeof kinds)[number]

const calls = {
  'sign-in': (email: string) => ({ email, password: 'una che non è giusta' }),
  'sign-up': (email: string) => ({ email, password: 'una nuova di zecca' }),
  'verification-mail': (email: string) => ({ email }),
  'password-reset-mail': (email: string) => ({ email }),
}
type Call = keyof typeof calls

/** Another address for each sample, so that limits treat all alike. */
const addressOf = (call: Call, run: number, kind: Kind, sample: number) =>
  `${call}.${run}.${kinds.indexOf(kind)}.${sample}@example.it`

const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)

async function seed(product: Product, passwordHash: string): Promise<void> {
  for (const call of Object.keys(calls) as Call[])
    for (let run = 0; run < runs; run++) {
      const emails = (kind: Kind) =>
        Array.from({ length: samples }, (_, sample) => addressOf(call, run, kind, sample))
      await product.addUsers(emails('verified'), { passwordHash })
      await product.addUsers(emails('unverified'), { passwordHash, emailVerifiedAt: null })
      await product.addUsers(emails('Google only'))
    }
}

/** Each address is asked about twice in a row: what a limit answers must be alike too. */
const times = ['first', 'again'] as const
type Time = (typeof times)[number]

/** The times of each kind in milliseconds, and the answers of all kinds. */
class Measured {
  readonly #milliseconds = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
  readonly #answers = new Set<string>()

  add(kind: Kind, { milliseconds, status, headers, text }: Answer): void {
    this.#milliseconds.get(kind)?.push(milliseconds)
    // A second may pass between the first time and the next, which header, words and their length say; a browser's cookie is
    // random each time.
    const {
      date: _date,
      'content-length': _length,
      'retry-after': wait,
      'set-cookie': cookies = [],
      ...lasting
    } = headers
    const attributes = cookies.map((cookie) => cookie.replace(/=[\w-]+/, ''))
    const said = wait === undefined ? text : text.replace(tooManyAttempts(Number(wait)), '')
    this.#answers.add(JSON.stringify([status, lasting, attributes, said, wait !== undefined]))
  }

  get answers(): number {
    return this.#answers.size
  }

  get spread(): Spread {
    const medians = kinds.map((kind) => distribution(this.#milliseconds.get(kind) ?? []).p50)
    const [least, most] = [Math.min(...medians), Math.max(...medians)]
    return { medians, apart: most - least, allowed: Math.max(0.05 * least, 1) }
  }
}

/** Asks about every kind in turn, in another order each time. */
async function measure(product: Product, call: Call, run: number): Promise<Record<Time, Measured>> {
  const measured = { first: new Measured(), again: new Measured() }
  for (let sample = 0; sample < samples; sample++)
    for (const kind of shuffled(kinds)) {
      const number = (run * samples + sample) * kinds.length + kinds.indexOf(kind)
      const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
      const body = calls[call](addressOf(call, run, kind, sample))
      for (const time of times)
        measured[time].add(kind, await product.client.post(`/api/account/${call}`, body, { from }))
    }
  return measured
}

interface Spread {
  medians: number[]
  /** The greatest difference between two medians. */
  apart: number
  allowed: number
}

const holds = ({ apart, allowed }: Spread) => apart <= allowed

function figuresOf(call: Call, time: Time, all: readonly Measured[]): Figure[] {
  const spreads = all.map(({ spread }) => spread)
  const { medians, apart, allowed } = spreads.reduce((best, spread) =>
    spread.apart / spread.allowed < best.apart / best.allowed ? spread : best,
  )
  const shown = medians.map((milliseconds) => milliseconds.toFixed(2)).join(', ')
  return [
    {
      what: `${call}, ${time}: medians for ${kinds.join(', ')} (${shown} ms), apart`,
      seen: `${apart.toFixed(2)} ms`,
      wanted: `≤ ${allowed.toFixed(2)} ms`,
      holds: apart <= allowed,
    },
    exactly(
      `${call}, ${time}: different answers (status, headers, body)`,
      Math.max(...all.map(({ answers }) => answers)),
      1,
    ),
  ]
}

async function proveCall(product: Product, call: Call): Promise<Figure[]> {
  const all: Record<Time, Measured>[] = []
  const held = (time: Time) => all.some((measured) => holds(measured[time].spread))
  while (all.length < runs && !times.every(held)) all.push(await measure(product, call, all.length))
  return times.flatMap((time) =>
    figuresOf(
      call,
      time,
      all.map((measured) => measured[time]),
    ),
  )
}

async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  await seed(product, await new PasswordHashes().hash('un cavallo corretto', freely))
  const figures: Figure[] = []
  for (const call of Object.keys(calls) as Call[]) figures.push(...(await proveCall(product, call)))
  return [...figures, await product.stop()]
}

export const enumeration: Row = {
  name: 'enumeration',
  proves: 'No one call tells, by its answer or its time, whether an address has an account.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
