import { describe, expect, it, onTestFinished } from 'vitest'
import { Addresses } from '../src/accounts/address.ts'
import type { GoogleIdentity } from '../src/accounts/google/identity.ts'
import { userIdOf } from '../src/accounts/google/link.ts'
import { issueMailToken, type MailPurpose } from '../src/accounts/mail-tokens.ts'
import { hashToken } from '../src/accounts/secret-token.ts'
import { Sessions } from '../src/accounts/sessions.ts'
import { Users } from '../src/accounts/users.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { emptyDatabase } from './build-database.ts'
import { day, stopClock } from './clock.ts'

/** Who acts on an address: its owner, who reads its mail; the owner before; or a stranger. */
type Who = 'owner' | 'stranger' | 'predecessor'

/** What is known of an address, as docs/accounts.md draws it. */
type State =
  | { is: 'unknown' }
  | { is: 'awaiting'; password: Who; contested: boolean }
  | { is: 'verified'; password: Who | null; proven: boolean; google: Who | null }

const unknown: State = { is: 'unknown' }

/** An address in the tables, and the people around it. */
class World {
  readonly email: string
  readonly addresses: Addresses
  readonly users: Users
  readonly sessions: Sessions
  /** Every verification link that was mailed, the newest last. */
  readonly links: string[] = []
  /** How many of them were mailed before the address was last unknown: they are gone with it. */
  gone = 0
  /** The browser that signed up last. */
  signedUpIn: string | undefined
  /** The browser of each; that of the owner is one which others use too. */
  readonly browsers: Record<Who, string> = {
    owner: 'browser of owner',
    stranger: 'browser of stranger',
    predecessor: 'browser of predecessor',
  }
  readonly #database
  readonly #clock
  #session: Partial<Record<Who, string>> = {}

  constructor(
    database: Awaited<ReturnType<typeof openDatabase>>,
    clock: ReturnType<typeof stopClock>,
    email: string,
  ) {
    this.#clock = clock
    this.email = email
    this.#database = database
    this.addresses = new Addresses(database)
    this.users = new Users(database)
    this.sessions = new Sessions(database, () => {})
  }

  async signUp(who: Who, browser = this.browsers[who]): Promise<void> {
    const { queries } = this.#database
    await this.addresses.signUp(this.email, who, browser, queries)
    this.signedUpIn = browser
    await this.mailLink()
  }

  /** A stranger signs up at the owner's browser, and leaves it: to us it is another from then on. */
  async signUpAndLeave(): Promise<void> {
    await this.signUp('stranger', this.browsers.owner)
    this.browsers.owner += ', left'
  }

  /** What the worker does with a request for the mail that verifies. */
  async mailLink(): Promise<void> {
    const user = await this.#row()
    if (user === undefined || user.emailVerifiedAt !== null) return
    this.links.push((await this.#issue(user.id, 'verification')) ?? '')
  }

  /** The owner's browser opens a link, and types the owner's password where it has to. */
  async follow(link: string | undefined): Promise<void> {
    if (link === undefined) return
    const browser = this.browsers.owner
    const followed = await this.addresses.verify(link, { browser })
    if (followed === 'passwordNeeded')
      await this.addresses.verify(link, { browser, passwordHash: 'owner' })
  }

  async reset(): Promise<void> {
    const user = await this.#row()
    if (user === undefined) return
    const link = await this.#issue(user.id, 'passwordReset')
    expect(
      await this.addresses.resetPassword(link ?? '', 'owner', {
        session: undefined,
        isKnown: false,
      }),
    ).toBe('done')
  }

  /**
   * The Google accounts of the owner and of the owner before are their organisation's. A stranger's only names the
   * address.
   */
  async google(who: Who): Promise<void> {
    const identity: GoogleIdentity = {
      issuer: 'https://accounts.google.com',
      subject: `${who} ${this.email}`,
      email: this.email,
      hostedDomain: who === 'stranger' ? undefined : 'bottega.example',
    }
    const userId = await userIdOf(this.#database, identity, this.#session[who])
    if (userId !== null) await this.#begin(who, userId, identity)
  }

  async signIn(who: Who): Promise<void> {
    const known = await this.users.credentialsOf(this.email)
    if (known?.passwordHash !== who || !known.emailVerified) return
    await this.#begin(who, known.id, { passwordHash: who, browser: this.browsers[who] })
  }

  /** Whoever is inside, and knows the password, takes another of theirs. */
  async changePassword(who: Who): Promise<void> {
    const user = await this.#row()
    const inside = await this.inside()
    if (user === undefined || user.passwordHash !== who || !inside.includes(who)) return
    const signedIn = { id: user.id, session: hashToken(this.#session[who] ?? '') }
    expect(await this.addresses.changePassword(signedIn, who, who)).toBe(true)
    expect(await this.inside()).toEqual([])
    await this.#begin(who, user.id, { passwordHash: who })
  }

  async remove(): Promise<void> {
    const user = await this.#row()
    if (user === undefined) return
    const session = hashToken((await this.sessions.begin(user.id, undefined)) ?? '')
    expect(await this.users.remove({ id: user.id, session })).toBe(true)
  }

  async passWeek(): Promise<void> {
    this.#clock.pass(7 * day)
    await this.users.sweep()
  }

  async state(): Promise<State> {
    const user = await this.#row()
    if (user === undefined) return unknown
    const password = user.passwordHash as Who | null
    if (user.emailVerifiedAt === null)
      return { is: 'awaiting', password: password as Who, contested: user.contested === 1 }
    const identity = await this.#database.queries
      .selectFrom('identities')
      .select('subject')
      .where('userId', '=', user.id)
      .executeTakeFirst()
    return {
      is: 'verified',
      password,
      proven: user.passwordProvenAt !== null,
      google: (identity?.subject.split(' ')[0] as Who | undefined) ?? null,
    }
  }

  /** Who has a session that is still good. */
  async inside(): Promise<Who[]> {
    const people = Object.entries(this.#session) as [Who, string][]
    const answers = await Promise.all(
      people.map(async ([who, token]) => ((await this.sessions.userOf(token)) ? [who] : [])),
    )
    return answers.flat()
  }

  async #begin(
    who: Who,
    userId: string,
    credential: { passwordHash: string; browser?: string } | GoogleIdentity,
  ): Promise<void> {
    const token = await this.sessions.begin(userId, this.#session[who], credential)
    if (token !== null) this.#session[who] = token
  }

  #issue(userId: string, purpose: MailPurpose) {
    return this.#database.queries
      .transaction()
      .execute((queries) => issueMailToken(queries, userId, purpose))
  }

  #row() {
    return this.#database.queries
      .selectFrom('users')
      .selectAll()
      .where('email', '=', this.email)
      .executeTakeFirst()
  }
}

interface Transition {
  act: (world: World) => Promise<void>
  /** The state it leads to from a state; the same one where it changes nothing. */
  to: (state: State, world: World) => State
}

/** The state a sign-up leads to. */
const signedUp = (
  state: State,
  { signedUpIn }: World,
  { password, browser }: { password: Who; browser: string },
): State => {
  if (state.is === 'verified') return state
  const contested = state.is === 'awaiting' && (state.contested || signedUpIn !== browser)
  return { is: 'awaiting', password, contested }
}

const signUp = (who: Who): Transition => ({
  act: (world) => world.signUp(who),
  to: (state, world) => signedUp(state, world, { password: who, browser: world.browsers[who] }),
})

/** The state a good link leads to, followed in the owner's browser. */
const followed = (state: State, { signedUpIn, browsers }: World): State => {
  if (state.is !== 'awaiting') return state
  const choseIt = signedUpIn === browsers.owner
  const password = state.contested && !choseIt ? 'owner' : state.password
  return { is: 'verified', password, proven: state.contested || choseIt, google: null }
}

const transitions: Readonly<Record<string, Transition>> = {
  'the owner signs up': signUp('owner'),
  'a stranger signs up': signUp('stranger'),
  "a stranger signs up at the owner's browser, and leaves it": {
    act: (world) => world.signUpAndLeave(),
    to: (state, world) =>
      signedUp(state, world, { password: 'stranger', browser: world.browsers.owner }),
  },
  'the mail is sent again': { act: (world) => world.mailLink(), to: (state) => state },
  'the owner follows the newest link': {
    act: (world) => world.follow(world.links.at(-1)),
    to: followed,
  },
  'the owner follows the first link': {
    act: (world) => world.follow(world.links[0]),
    // However many others came after it.
    to: (state, world) => (world.gone === 0 ? followed(state, world) : state),
  },
  'the owner disowns it': {
    async act(world) {
      const link = world.links.at(-1)
      if (link !== undefined) await world.addresses.disown(link)
    },
    to: (state) => (state.is === 'awaiting' ? unknown : state),
  },
  'the owner resets the password': {
    act: (world) => world.reset(),
    to: (state) =>
      state.is === 'unknown'
        ? state
        : {
            is: 'verified',
            password: 'owner',
            proven: true,
            google: null,
          },
  },
  "the owner's Google, with authority": {
    act: (world) => world.google('owner'),
    to(state) {
      if (state.is === 'verified' && state.google === 'predecessor') return state
      const keeps = state.is === 'verified' && state.proven
      return {
        is: 'verified',
        password: keeps ? state.password : null,
        proven: keeps,
        google: 'owner',
      }
    },
  },
  "the predecessor's Google, with authority": {
    // Only at an unknown address, or where it is linked: otherwise that account has another address by now.
    async act(world) {
      const state = await world.state()
      const isLinked = state.is === 'verified' && state.google === 'predecessor'
      if (state.is === 'unknown' || isLinked) await world.google('predecessor')
    },
    to: (state) =>
      state.is === 'unknown'
        ? { is: 'verified', password: null, proven: false, google: 'predecessor' }
        : state,
  },
  "a stranger's Google, without authority": {
    act: (world) => world.google('stranger'),
    to: (state) =>
      state.is === 'verified'
        ? state
        : { is: 'verified', password: null, proven: false, google: 'stranger' },
  },
  'the owner signs in': {
    act: (world) => world.signIn('owner'),
    to: (state) =>
      state.is === 'verified' && state.password === 'owner' ? { ...state, proven: true } : state,
  },
  'a stranger signs in': { act: (world) => world.signIn('stranger'), to: (state) => state },
  'the owner changes the password': {
    act: (world) => world.changePassword('owner'),
    to: (state) => state,
  },
  'a stranger changes the password': {
    act: (world) => world.changePassword('stranger'),
    to: (state) => state,
  },
  'the account is deleted': { act: (world) => world.remove(), to: () => unknown },
  'a week passes': {
    act: (world) => world.passWeek(),
    to: (state) => (state.is === 'awaiting' ? unknown : state),
  },
}

const names = Object.keys(transitions)

/** The transitions that lead to the states where pairs begin. */
const beginnings: readonly string[][] = [
  [],
  ['the owner signs up'],
  ['a stranger signs up'],
  ['the owner signs up', 'a stranger signs up'],
  ['a stranger signs up', 'the owner signs up'],
  ['the owner signs up', 'a stranger signs up', 'a stranger signs up'],
  ['a stranger signs up', 'the owner follows the newest link'],
  ['a stranger signs up', 'the owner follows the newest link', 'a stranger signs in'],
  ["a stranger signs up at the owner's browser, and leaves it"],
  [
    "a stranger signs up at the owner's browser, and leaves it",
    'the owner follows the newest link',
  ],
  ['the owner signs up', 'the owner follows the newest link'],
  ["a stranger's Google, without authority"],
  ["the owner's Google, with authority"],
  ["the predecessor's Google, with authority"],
]

/** Who can get into the account now. */
async function whoHasKey(world: World): Promise<Who[]> {
  const state = await world.state()
  const inside = await world.inside()
  return (['owner', 'stranger', 'predecessor'] as const).filter((who) => {
    const known = state.is === 'verified' && (state.password === who || state.google === who)
    return known || inside.includes(who)
  })
}

const buildDatabase = async () => {
  const database = await openDatabase(await emptyDatabase(), () => {})
  onTestFinished(() => database.close())
  await migrate(database)
  return database
}

describe('an address goes on as drawn, and never opens to two of them at once', () => {
  const named = beginnings.map((path) => [path.join(', then ') || 'nothing', path] as const)

  it.each(named)('after: %s', async (_name, path) => {
    const clock = stopClock()
    const database = await buildDatabase()
    let count = 0

    /** Takes a new address through transitions, and expects the state that the model says. */
    const walk = async (steps: readonly string[]) => {
      const world = new World(database, clock, `giulia-${count++}@bottega.example`)
      let expected: State = unknown
      for (const name of steps) {
        const { act, to } = transitions[name] as Transition
        expected = to(expected, world)
        await act(world)
        if (expected.is === 'unknown') world.gone = world.links.length
      }
      const so = steps.join(' → ')
      expect(await world.state(), so).toEqual(expected)
      expect((await whoHasKey(world)).length, so).toBeLessThan(2)
    }
    for (const first of names) {
      await walk([...path, first])
      for (const second of names) await walk([...path, first, second])
    }
  })
})

it('an address keeps of a browser a hash that differs from address to address', async () => {
  const database = await buildDatabase()
  const addresses = new Addresses(database)
  for (const email of ['a@bottega.example', 'b@bottega.example'])
    await addresses.signUp(email, 'x', 'the same browser', database.queries)
  const rows = await database.queries.selectFrom('users').select('browserHash').execute()
  expect(new Set(rows.map(({ browserHash }) => browserHash)).size).toBe(2)
  expect(rows.map(({ browserHash }) => browserHash)).not.toContain(hashToken('the same browser'))
})
