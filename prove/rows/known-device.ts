import { setTimeout as wait } from 'node:timers/promises'
import { PasswordHashes } from '../../server/src/accounts/password-hash.ts'
import { freely } from '../../server/test/freely.ts'
import { answersOf, flooding } from '../flooding.ts'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'

const owner = 'giulia@example.it'
/** Who sign in once each beside strangers who have accounts of their own. */
const owners = Array.from({ length: 20 }, (_, index) => `titolare${index}@example.it`)
const password = 'un cavallo corretto'
const tries = 20
const betweenTries = 500
/** Half of the flood tries the owner's account, half others', each from 500 addresses. */
const flood = { perSecond: 30, seconds: 30 }
/** Strangers who sign in to accounts of their own without end, at browsers that those know. */
const strangers = Array.from({ length: 20 }, (_, index) => `estraneo${index}@example.net`)
/** How long the flood has gone on before the owner comes: its generators take their time to start. */
const headStart = 3000
/** As many wrong passwords as an account takes from all clients together. */
const borne = 100

type Known = { email: string; cookie: string }

type SignIn = (
  from: string,
  cookie: string,
  typed: string,
  email: string,
) => Promise<{ status: number; milliseconds: number }>

/** Of each, in their order. */
async function all<Given, Made>(
  those: readonly Given[],
  make: (given: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (const one of those) made.push(await make(one))
  return made
}

/** One after another, each at a browser that their account knows. */
async function signInEach(those: readonly Known[], signIn: SignIn) {
  let [signedIn, slowest] = [0, 0]
  for (const { email, cookie } of those) {
    const { status, milliseconds } = await signIn('198.51.100.1', cookie, password, email)
    if (status === 200) signedIn++
    slowest = Math.max(slowest, milliseconds)
    await wait(betweenTries)
  }
  return { signedIn, slowest }
}

/** The owner of an account, at a browser they have signed in with before, while a botnet tries passwords. */
async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const passwordHash = await new PasswordHashes().hash(password, freely)
  await product.addUsers([owner, ...owners, ...strangers], { passwordHash })
  const signIn = (from: string, cookie: string, typed = password, email = owner) =>
    product.client.post(
      '/api/account/sign-in',
      { email, password: typed },
      { from, headers: { Cookie: cookie } },
    )
  const knownTo = async (email: string): Promise<Known> => {
    const { headers } = await signIn('198.51.100.1', '', password, email)
    const cookies = headers['set-cookie']?.map((line) => line.split(';')[0]) ?? []
    return { email, cookie: cookies.find((cookie) => cookie?.includes('device')) ?? '' }
  }
  const [known, ownersKnown] = [await all(strangers, knownTo), await all(owners, knownTo)]
  const { cookie } = await knownTo(owner)

  for (let time = 0; time < borne; time++) await signIn(`192.0.2.${time}`, '', 'tentativo')
  const botnet = [
    flooding(product, { ...flood, addresses: { from: 0, count: 500 }, victim: owner }),
    flooding(product, { ...flood, addresses: { from: 500, count: 500 } }),
  ]
  await wait(headStart)
  const ofOne = await signInEach(
    Array.from({ length: tries }, () => ({ email: owner, cookie })),
    signIn,
  )
  const elsewhere = await signIn('198.51.100.2', '')
  const [onOwner, onOthers] = await Promise.all(botnet)

  const crowd = flooding(product, {
    ...{ ...flood, perSecond: 60 },
    ...{ addresses: { from: 1000, count: 1000 }, password, known },
  })
  await wait(headStart)
  const ofMany = await signInEach(ownersKnown, signIn)
  const onOwn = await crowd
  return [
    told('answers to the flood on the account', onOwner === undefined ? '' : answersOf(onOwner)),
    told('answers to the flood on others', onOthers === undefined ? '' : answersOf(onOthers)),
    exactly(`sign-ins of the owner, of ${tries}`, ofOne.signedIn, tries),
    atMost('slowest of them', Math.round(ofOne.slowest), 2000, ' ms'),
    told('the same at a browser that is not known', String(elsewhere.status)),
    told('answers to strangers with accounts of their own', answersOf(onOwn)),
    exactly(`owners who sign in beside them, of ${owners.length}`, ofMany.signedIn, owners.length),
    atMost('slowest of them', Math.round(ofMany.slowest), 2000, ' ms'),
    await product.stop(),
  ]
}

export const knownDevice: Row = {
  name: 'known-device',
  proves:
    'A botnet, also one with accounts of its own, keeps nobody out of a browser they have signed in with before.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
