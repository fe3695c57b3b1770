import { PasswordHashes } from '../../server/src/accounts/password-hash.ts'
import { freely } from '../../server/test/freely.ts'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row } from '../row.ts'

const password = 'un cavallo corretto'
const newPassword = 'un cavallo nuovo'

/** The tries of an attack: the address, account and further headers of each. */
interface Attack {
  tries: number
  from?: (index: number) => string
  email: (index: number) => string
  headers?: (index: number) => Record<string, string>
}

/** How many passwords were checked. A try refused because the queue was full is repeated. */
async function checked(product: Product, { tries, from, email, headers }: Attack): Promise<number> {
  let count = 0
  for (let index = 0; index < tries; index++) {
    const { status } = await product.client.ask({
      method: 'POST',
      path: '/api/account/sign-in',
      body: { email: email(index), password: `tentativo numero ${index}` },
      ...(from && { from: from(index) }),
      headers: {
        Origin: product.appUrl.origin,
        'Content-Type': 'application/json',
        ...headers?.(index),
      },
    })
    if (status === 401) count++
    else if (status !== 429) throw new Error(`a sign-in was answered ${status}`)
  }
  return count
}

const addressOf = (index: number) => `203.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

/** Every header by which proxies have named a client's address. */
const spoofed = (index: number) => ({
  'X-Forwarded-For': addressOf(index),
  'X-Real-IP': addressOf(index),
  Forwarded: `for=${addressOf(index)}`,
  'CF-Connecting-IP': addressOf(index),
  'True-Client-IP': addressOf(index),
  'X-Client-IP': addressOf(index),
})

async function fromOutside(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database, { behindProxy: false })
  const tries = 200
  const email = (index: number) => `altro${index}@example.it`
  const count = await checked(product, { tries, email, headers: spoofed })
  return [
    atMost(`from 1 address that claims ${tries}, on ${tries} accounts`, count, 50),
    await product.stop(),
  ]
}

async function behindProxy(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const passwordHash = await new PasswordHashes().hash(password, freely)
  await product.addUsers(['uno@example.it', 'mille@example.it'], { passwordHash })
  const signIn = (email: string, typed: string) =>
    product.client.post('/api/account/sign-in', { email, password: typed }, { from: '192.0.2.1' })

  const one = await checked(product, {
    tries: 200,
    from: () => '203.0.113.1',
    email: () => 'uno@example.it',
  })
  const many = await checked(product, {
    tries: 1000,
    from: addressOf,
    email: () => 'mille@example.it',
  })
  const spread = await checked(product, {
    tries: 1000,
    from: () => '203.0.113.2',
    email: (index) => `vittima${index}@example.it`,
  })
  const chained = await checked(product, {
    tries: 200,
    from: (index) => `${addressOf(index)}, 203.0.113.3`,
    email: (index) => `vittima${1000 + index}@example.it`,
  })
  const sameNetwork = await checked(product, {
    tries: 1000,
    from: (index) => `2001:db8:1:2:${index.toString(16)}::1`,
    email: (index) => `vittima${2000 + index}@example.it`,
  })
  const site = (index: number) => `2001:db8:2:${(index * 64).toString(16)}::1`
  const sameSite = await checked(product, {
    tries: 1000,
    from: site,
    email: (index) => `vittima${3000 + index}@example.it`,
  })
  const siteOnOne = await checked(product, {
    tries: 1000,
    from: (index) => site(index).replace('db8:2', 'db8:3'),
    email: () => 'nessuno@example.it',
  })
  const untouched = await signIn('nessuno@example.it', password)
  const besideOne = await signIn('uno@example.it', password)
  const besideMany = await signIn('mille@example.it', password)

  await product.client.post('/api/account/password-reset-mail', { email: 'mille@example.it' })
  const token = await newestToken(product)
  await product.client.post('/api/account/password-reset', { token, password: newPassword })
  const afterwards = await signIn('mille@example.it', newPassword)
  return [
    atMost('passwords looked at of 200, from 1 address on 1 account', one, 10),
    atMost('of 1,000, from 1,000 addresses on 1 account', many, 100),
    atMost('of 1,000, from 1 address on 1,000 accounts', spread, 50),
    atMost('of 200, from 1 address that puts 200 before its own', chained, 50),
    atMost('of 1,000, from 1,000 addresses of one IPv6 network', sameNetwork, 50),
    atMost('of 1,000, from 1,000 networks of one IPv6 site', sameSite, 200),
    atMost('of them on 1 account', siteOnOne, 40),
    exactly('the owner elsewhere, during the first', besideOne.status, 200),
    exactly('the owner elsewhere, during the second', besideMany.status, 429),
    exactly('the owner after a new password by mail', afterwards.status, 200),
    exactly('somebody else meanwhile', untouched.status, 401),
    await product.stop(),
  ]
}

/** The token in the next mail to come. */
async function newestToken({ mails, secrets }: Product): Promise<string> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const token = mails.at(-1)?.text?.match(/#([\w-]+)/)?.[1]
    if (token !== undefined) {
      secrets.note(token)
      return token
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('no mail came')
}

export const bruteForce: Row = {
  name: 'brute-force',
  proves:
    'Passwords can be tried only so often, whatever headers say of where the tries come from.',
  databases: ['SQLite', 'PostgreSQL'],
  prove: async (database) => [...(await fromOutside(database)), ...(await behindProxy(database))],
}
