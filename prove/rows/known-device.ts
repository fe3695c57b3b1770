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
/** Half of the flood tries the owner's account, half others', each from 500 addresses. */
const flood = { perSecond: 30, seconds: 30 }
/** How long the flood has gone on before the owner comes: its generators take their time to start. */
const headStart = 3000
/** As many wrong passwords as an account bears from everybody. */
const borne = 100

/** The owner of an account, at a browser they have signed in with before, while a botnet tries passwords. */
async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const passwordHash = await new PasswordHashes().hash(password, freely)
  await product.addUsers([owner], { passwordHash })
  const signIn = (from: string, cookie: string, typed = password) =>
    product.client.post(
      '/api/account/sign-in',
      { email: owner, password: typed },
      { from, headers: { Cookie: cookie } },
    )
  const before = await signIn('198.51.100.1', '')
  const cookies = before.headers['set-cookie']?.map((line) => line.split(';')[0]) ?? []
  const device = cookies.find((cookie) => cookie?.includes('device')) ?? ''

  for (let time = 0; time < borne; time++) await signIn(`192.0.2.${time}`, '', 'tentativo')
  const floods = [
    flooding(product, { ...flood, addresses: { from: 0, count: 500 }, victim: owner }),
    flooding(product, { ...flood, addresses: { from: 500, count: 500 } }),
  ]
  await wait(headStart)
  const known: number[] = []
  let slowest = 0
  for (let time = 0; time < tries; time++) {
    const { status, milliseconds } = await signIn('198.51.100.1', device)
    known.push(status)
    slowest = Math.max(slowest, milliseconds)
    await wait(betweenTries)
  }
  const stranger = await signIn('198.51.100.2', '')
  const [onOwner, onOthers] = await Promise.all(floods)
  return [
    told('answers to the flood on the account', onOwner === undefined ? '' : answersOf(onOwner)),
    told('answers to the flood on others', onOthers === undefined ? '' : answersOf(onOthers)),
    exactly(
      `sign-ins of the owner, of ${tries}`,
      known.filter((status) => status === 200).length,
      tries,
    ),
    atMost('slowest of them', Math.round(slowest), 2000, ' ms'),
    told('the same at a browser that is not known', String(stranger.status)),
    await product.stop(),
  ]
}

export const knownDevice: Row = {
  name: 'known-device',
  proves: 'A botnet keeps nobody out of a browser they have signed in with before.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
