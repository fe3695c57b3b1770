import { setTimeout as wait } from 'node:timers/promises'
import { PasswordHashes } from '../../server/src/accounts/password-hash.ts'
import { freely } from '../../server/test/freely.ts'
import { answersOf, flooding } from '../flooding.ts'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'

const owner = 'giulia@example.it'
const password = 'un cavallo corretto'
const tries = 20
const betweenTries = 500
/** A quarter of the flood tries the owner's account, a quarter others', each from 500 addresses. */
const flood = { perSecond: 30, seconds: 30 }
/** And half are strangers who sign in to accounts of their own, at browsers that those know. */
const strangers = Array.from({ length: 20 }, (_, index) => `estraneo${index}@example.net`)
/** How long the flood has gone on before the owner comes: its generators take their time to start. */
const headStart = 3000
/** As many wrong passwords as an account bears from everybody. */
const borne = 100

/** The owner of an account, at a browser they have signed in with before, while a botnet tries passwords. */
async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const passwordHash = await new PasswordHashes().hash(password, freely)
  await product.addUsers([owner, ...strangers], { passwordHash })
  const signIn = (from: string, cookie: string, typed = password, email = owner) =>
    product.client.post(
      '/api/account/sign-in',
      { email, password: typed },
      { from, headers: { Cookie: cookie } },
    )
  const deviceOf = async (email: string) => {
    const { headers } = await signIn('198.51.100.1', '', password, email)
    const cookies = headers['set-cookie']?.map((line) => line.split(';')[0]) ?? []
    return cookies.find((cookie) => cookie?.includes('device')) ?? ''
  }
  const device = await deviceOf(owner)
  const known: { email: string; cookie: string }[] = []
  for (const email of strangers) known.push({ email, cookie: await deviceOf(email) })

  for (let time = 0; time < borne; time++) await signIn(`192.0.2.${time}`, '', 'tentativo')
  const floods = [
    flooding(product, { ...flood, addresses: { from: 0, count: 500 }, victim: owner }),
    flooding(product, { ...flood, addresses: { from: 500, count: 500 } }),
    flooding(product, {
      ...flood,
      perSecond: 60,
      addresses: { from: 1000, count: 1000 },
      password,
      known,
    }),
  ]
  await wait(headStart)
  const signedIn: number[] = []
  let slowest = 0
  for (let time = 0; time < tries; time++) {
    const { status, milliseconds } = await signIn('198.51.100.1', device)
    signedIn.push(status)
    slowest = Math.max(slowest, milliseconds)
    await wait(betweenTries)
  }
  const stranger = await signIn('198.51.100.2', '')
  const [onOwner, onOthers, onOwn] = await Promise.all(floods)
  return [
    told('answers to the flood on the account', onOwner === undefined ? '' : answersOf(onOwner)),
    told('answers to the flood on others', onOthers === undefined ? '' : answersOf(onOthers)),
    told(
      'answers to those with accounts of their own',
      onOwn === undefined ? '' : answersOf(onOwn),
    ),
    exactly(
      `sign-ins of the owner, of ${tries}`,
      signedIn.filter((status) => status === 200).length,
      tries,
    ),
    atMost('slowest of them', Math.round(slowest), 2000, ' ms'),
    told('the same at a browser that is not known', String(stranger.status)),
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
