import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { tazza } from '../../server/test/calculations.ts'
import type { Answer, Client } from '../client.ts'
import type { Product } from '../product.ts'
import { idIn, save } from '../saving.ts'

export const password = 'un cavallo corretto'

/** A person with an account, a session and a network address. */
export interface Person {
  email: string
  session: string
  from: string
}

/** A person at one of the processes; its answers are compared with what they should be. */
interface Visit {
  person: Person
  client: Client
  /** @throws TooBusy when the server puts it off, and an error when the answer has another status */
  expect(status: number, asked: Promise<Answer>): Promise<Answer>
}

/** Passwords wait in a queue; where it is full the server answers so at once, which is right. */
class TooBusy extends Error {}

interface Step {
  /** How many of a hundred steps it is. */
  share: number
  take(visit: Visit, number: number): Promise<unknown>
  /** How many mails one of them causes. */
  mails?: number
}

const tooLarge = JSON.stringify({ name: 'x'.repeat(70_000) })

/** What the server refuses, in turn. */
const refusals: ((visit: Visit) => Promise<unknown>)[] = [
  ({ client, expect }) => expect(401, client.get('/api/calculations')),
  ({ client, expect, person: { session } }) =>
    expect(404, client.delete(`/api/calculations/${randomUUID()}`, session)),
  ({ client, expect, person: { session } }) =>
    expect(422, client.post('/api/calculations', { name: 'Tazza', formData: 7 }, { session })),
  ({ client, expect, person: { session } }) =>
    expect(413, client.post('/api/calculations', tooLarge, { session })),
  ({ client, expect, person: { session } }) =>
    expect(
      403,
      client.post('/api/calculations', tazza, {
        session,
        headers: { Origin: 'https://altrove.example' },
      }),
    ),
  ({ client, expect, person: { email, from } }) =>
    expect(401, client.post('/api/account/sign-in', { email, password: 'sbagliata' }, { from })),
  ({ client, expect }) => expect(404, client.get('/non-esiste')),
]

const pages = ['/', '/listino', '/tariffe', '/privacy', '/feedback']

/** What people do, by name. */
const steps: Readonly<Record<string, Step>> = {
  pages: {
    share: 20,
    take: ({ client, expect, person }, number) =>
      expect(200, client.get(pages[number % pages.length] ?? '/', person.session)),
  },
  lists: {
    share: 20,
    take: ({ client, expect, person }) =>
      expect(200, client.get('/api/calculations', person.session)),
  },
  sessions: {
    share: 12,
    take: ({ client, expect, person }) =>
      expect(200, client.get('/api/account/session', person.session)),
  },
  'saves, changes and deletions': {
    share: 20,
    async take({ client, expect, person: { session } }) {
      const id = idIn(await expect(201, save(client, session, { key: randomUUID() })))
      const path = `/api/calculations/${id}`
      await expect(200, client.put(path, { ...tazza, name: 'Tazza grande' }, session))
      await expect(204, client.delete(path, session))
    },
  },
  'sign-ins and sign-outs': {
    share: 8,
    async take({ client, expect, person: { email, from } }) {
      const asked = client.post('/api/account/sign-in', { email, password }, { from })
      const { session } = await expect(200, asked)
      await expect(204, client.post('/api/account/sign-out', {}, { session }))
    },
  },
  refusals: {
    share: 16,
    take: (visit, number) => refusals[number % refusals.length]?.(visit) ?? Promise.resolve(),
  },
  'sign-ups, with a mail each': {
    share: 3,
    mails: 1,
    take: ({ client, expect, person: { from } }) =>
      expect(
        202,
        client.post(
          '/api/account/sign-up',
          { email: `${randomUUID()}@example.it`, password },
          { from },
        ),
      ),
  },
  'mails for a new password': {
    share: 1,
    mails: 1,
    take: ({ client, expect, person: { email, from } }) =>
      expect(202, client.post('/api/account/password-reset-mail', { email }, { from })),
  },
}

/** A hundred steps, each kind spread evenly. */
const round = Object.entries(steps)
  .flatMap(([name, { share }]) =>
    Array.from({ length: share }, (_, index) => ({ name, at: (index + 0.5) / share })),
  )
  .sort((one, other) => one.at - other.at)
  .map(({ name }) => name)

/** People who come at a steady rate, whether or not those before have been answered. */
export class Visits {
  /** How often each step was taken. */
  readonly taken = new Map<string, number>()
  /** What was answered otherwise than it should be, and how often. */
  readonly wrong = new Map<string, number>()
  answers = 0
  /** Steps that the server put off. */
  putOff = 0
  /** The mails that should come. */
  mails = 0
  readonly #product: Product
  readonly #people: readonly Person[]
  #over = false

  constructor(product: Product, people: readonly Person[]) {
    this.#product = product
    this.#people = people
  }

  /** Resolves once it was stopped, and every request has been answered. */
  async come(perSecond: number): Promise<void> {
    const began = performance.now()
    const under = new Set<Promise<void>>()
    for (let number = 0; !this.#over; await wait(5)) {
      const due = ((performance.now() - began) / 1000) * perSecond
      for (; number < due; number++) {
        const visit = this.#take(number).finally(() => under.delete(visit))
        under.add(visit)
      }
    }
    await Promise.all(under)
  }

  stop(): void {
    this.#over = true
  }

  async #take(number: number): Promise<void> {
    const { clients } = this.#product
    const name = round[number % round.length] as string
    const count = this.taken.get(name) ?? 0
    this.taken.set(name, count + 1)
    const visit: Visit = {
      person: this.#people[number % this.#people.length] as Person,
      // By the count of its kind: each process gets of all kinds.
      client: clients[count % clients.length] as Client,
      expect: async (status, asked) => {
        const answer = await asked
        this.answers++
        if (answer.text.includes('"too-busy"')) throw new TooBusy()
        if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}`)
        return answer
      },
    }
    try {
      await steps[name]?.take(visit, count)
      this.mails += steps[name]?.mails ?? 0
    } catch (error) {
      if (error instanceof TooBusy) this.putOff++
      else this.#note(`${name}: ${(error as Error).message}`)
    }
  }

  #note(wrong: string): void {
    this.wrong.set(wrong, (this.wrong.get(wrong) ?? 0) + 1)
  }
}
