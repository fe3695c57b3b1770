import { PasswordHashes } from '../../server/src/accounts/password-hash.ts'
import { type DatabaseKind, Product } from '../product.ts'
import { exactly, type Figure, type Row } from '../row.ts'

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

/** Each address is asked about once, so that no limit tells one from another. */
const addressOf = (call: Call, run: number, kind: Kind, sample: number) =>
  `${call}.${run}.${kinds.indexOf(kind)}.${sample}@example.it`

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

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

/** Asks about every kind in turn, in another order each time; the medians, in milliseconds. */
async function measure(product: Product, call: Call, run: number) {
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
  const statuses = new Set<string>()
  for (let sample = 0; sample < samples; sample++)
    for (const kind of shuffled(kinds)) {
      const number = (run * samples + sample) * kinds.length + kinds.indexOf(kind)
      const answer = await product.client.post(
        `/api/account/${call}`,
        calls[call](addressOf(call, run, kind, sample)),
        { from: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
      )
      times.get(kind)?.push(answer.milliseconds)
      const { date: _date, ...headers } = answer.headers
      statuses.add(JSON.stringify([answer.status, headers, answer.text]))
    }
  const medians = kinds.map((kind) => median(times.get(kind) ?? []))
  return { medians, answers: statuses.size }
}

interface Spread {
  medians: number[]
  /** The greatest difference between two medians. */
  apart: number
  allowed: number
}

function spreadOf(medians: number[]): Spread {
  const [least, most] = [Math.min(...medians), Math.max(...medians)]
  return { medians, apart: most - least, allowed: Math.max(0.05 * least, 1) }
}

async function proveCall(product: Product, call: Call): Promise<Figure[]> {
  let best: Spread | undefined
  let answers = 0
  for (let run = 0; run < runs; run++) {
    const measured = await measure(product, call, run)
    answers = Math.max(answers, measured.answers)
    const spread = spreadOf(measured.medians)
    if (best === undefined || spread.apart / spread.allowed < best.apart / best.allowed)
      best = spread
    if (best.apart <= best.allowed) break
  }
  const { medians, apart, allowed } = best as Spread
  return [
    {
      what: `${call}: medians for ${kinds.join(', ')} (${medians.map((ms) => ms.toFixed(2)).join(', ')} ms), apart`,
      seen: `${apart.toFixed(2)} ms`,
      wanted: `≤ ${allowed.toFixed(2)} ms`,
      holds: apart <= allowed,
    },
    exactly(`${call}: different answers (status, headers, body)`, answers, 1),
  ]
}

async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  await seed(product, await new PasswordHashes().hash('un cavallo corretto'))
  const figures: Figure[] = []
  for (const call of Object.keys(calls) as Call[]) figures.push(...(await proveCall(product, call)))
  return [...figures, await product.stop()]
}

export const enumeration: Row = { name: 'enumeration', databases: ['SQLite', 'PostgreSQL'], prove }
