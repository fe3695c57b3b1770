import { tazza } from '../../server/test/calculations.ts'
import { foreignOrigins, foreignTypes } from '../../server/test/foreign-requests.ts'
import { addressOf } from '../../server/test/routes.ts'
import { Product } from '../product.ts'
import { type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { routesOfProduct } from './isolation.ts'

const email = 'giulia@example.it'
const body = {
  email,
  password: 'un cavallo corretto',
  token: 'made-up-token',
  message: 'Bello',
  ...tazza,
}

/** Everything that a request could change if it were let through. */
async function stateOf({ queries }: Product['database']): Promise<string> {
  const tables = [
    'users',
    'sessions',
    'mailTokens',
    'outbox',
    'throttles',
    'calculations',
    'saveKeys',
  ] as const
  return JSON.stringify(
    await Promise.all(tables.map((table) => queries.selectFrom(table).selectAll().execute())),
  )
}

async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const { appUrl, client } = product
  const [id = ''] = await product.addUsers([email])
  const session = await product.addSession(id)
  const { routes } = await routesOfProduct(product)
  const saving = await client.post('/api/calculations', tazza, { session })
  const changes = routes
    .filter(({ method }) => !['GET', 'ALL'].includes(method))
    .map((route) => ({ method: route.method, path: addressOf(route) }))
  const readable = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))

  const before = await stateOf(product.database)
  const passed: string[] = []
  let asked = 0
  const expectRefusal = async (status: number, what: string, headers: Record<string, string>) => {
    for (const { method, path } of changes) {
      const answer = await client.ask({ method, path, session, headers, body })
      asked++
      if (answer.status !== status) passed.push(`${method} ${path} ${what}: ${answer.status}`)
    }
  }
  for (const [what, origin] of foreignOrigins(appUrl)) {
    await expectRefusal(403, what, { 'Content-Type': 'application/json', ...origin })
    await expectRefusal(403, what, { 'Content-Type': 'text/plain', ...origin })
  }
  for (const type of foreignTypes)
    await expectRefusal(415, type, { Origin: appUrl.origin, 'Content-Type': type })
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const { path } of changes.filter(({ path }) => !readable.has(path))) {
      const headers = { 'X-HTTP-Method-Override': 'POST' }
      const answer = await client.ask({ method, path: `${path}?_method=POST`, session, headers })
      asked++
      if (answer.status !== 404) passed.push(`${method} ${path}: ${answer.status}`)
      if (answer.headers['access-control-allow-origin']) passed.push(`${method} ${path}: CORS`)
    }
  const after = await stateOf(product.database)
  const own = await client.post('/api/account/sign-out', {}, { session })
  return [
    exactly('saved beforehand', saving.status, 201),
    told('changing routes', String(changes.length)),
    told('forged requests', String(asked)),
    exactly('let through', passed.join('; ') || 0, 0),
    exactly('changed anything', after === before ? 'no' : 'yes', 'no'),
    exactly('the same from our own page', own.status, 204),
    await product.stop(),
  ]
}

export const csrf: Row = {
  name: 'csrf',
  proves: 'A request from another site changes nothing, however it is made up.',
  databases: ['SQLite'],
  prove,
}
