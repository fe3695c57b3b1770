import { setTimeout as wait } from 'node:timers/promises'
import { PasswordHashes } from '../../server/src/accounts/password-hash.ts'
import { freely } from '../../server/test/freely.ts'
import { answersOf, flooding, floodPassword, floodVictim, onVictim } from '../flooding.ts'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'

const owners = 60
const seconds = 12
const perSecond = 60

/** One person signs in to their own account without end, with the right password, while others want to sign in. */
async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const passwordHash = await new PasswordHashes().hash(floodPassword, freely)
  const emails = Array.from({ length: owners }, (_, index) => `persona${index}@example.it`)
  await product.addUsers(emails, { passwordHash })
  await product.addUsers([floodVictim], { passwordHash, emailVerifiedAt: null })

  const flood = flooding(product, { ...onVictim, perSecond, seconds, network: '203.0.113.1' })
  // The generator takes its time to start.
  await wait(1000)
  const answers: number[] = []
  let slowest = 0
  for (const [index, email] of emails.entries()) {
    const from = `198.51.100.${index}`
    const body = { email, password: floodPassword }
    const { status, milliseconds } = await product.client.post('/api/account/sign-in', body, {
      from,
    })
    answers.push(status)
    slowest = Math.max(slowest, milliseconds)
    await wait(100)
  }
  const { statuses, ...sent } = await flood
  return [
    told('answers to the one', answersOf({ statuses, ...sent })),
    atMost('hashes it got (403, its address is not verified)', statuses['403'] ?? 0, 30),
    exactly(
      `others signed in, of ${owners}`,
      answers.filter((status) => status === 200).length,
      owners,
    ),
    told('slowest of them', `${slowest.toFixed(0)} ms`),
    await product.stop(),
  ]
}

export const greedy: Row = {
  name: 'greedy',
  proves: 'Somebody who signs in without end keeps nobody else out.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
