import { fileURLToPath } from 'node:url'
import { readLogKey } from '../../server/src/accounts/security-log.ts'
import { idleLimit } from '../../server/src/accounts/sessions.ts'
import { builtFiles } from '../../server/src/pages/built-files.ts'
import { builtPages, pageValues } from '../../server/src/pages/pages.ts'
import { createLog } from '../../server/src/process/log.ts'
import { parseConfig } from '../../server/src/start/config.ts'
import { createService } from '../../server/src/start/service.ts'
import { tazza } from '../../server/test/calculations.ts'
import { type Caller, callers, expectations } from '../../server/test/isolation-rows.ts'
import { addressOf, type Route, routesOf } from '../../server/test/routes.ts'
import { Product } from '../product.ts'
import { type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
const owner = 'giulia@example.it'

/** The routes of the product, and which of them are built files. */
export async function routesOfProduct({ database, appUrl }: Product) {
  const parsed = parseConfig({
    APP_URL: appUrl.href,
    SMTP_URL: 'smtp://127.0.0.1',
    TRUST_PROXY: 'none',
    CONTROLLER_NAME: 'Margine',
    NODE_ENV: 'production',
  })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const { config } = parsed
  const files = await builtFiles(dist)
  const { app } = createService({
    config,
    database,
    pages: await builtPages(dist, pageValues(config)),
    files,
    log: createLog('silent'),
    logKey: await readLogKey(database),
    stopping: new AbortController().signal,
  })
  return { routes: routesOf(app), files }
}

/** The session of each kind of caller: of another user each time, never the owner's. */
async function sessionOf(product: Product, caller: Caller, email: string) {
  if (caller === 'signed out') return undefined
  const traits = caller === 'unverified' ? { emailVerifiedAt: null } : {}
  const [id = ''] = await product.addUsers([email], traits)
  const lastSeenAt = caller === 'expired' ? Date.now() - idleLimit : Date.now()
  const session = await product.addSession(id, lastSeenAt)
  if (caller === 'revoked') await product.client.post('/api/account/sign-out', {}, { session })
  return session
}

function expected(caller: Caller, { method, path }: Route, isFile: boolean): number | undefined {
  if (method === 'ALL') return 405
  if (/(?:\.html|[^/]\/)$/.test(path)) return 301
  return isFile ? 200 : expectations[`${method} ${path}`]?.[caller]
}

/** A path, with the id of the owner's calculation where it takes one. */
const ownersAddress = (route: Route, savedId: string) =>
  route.path.includes('/:id') ? route.path.replace(/:id.*$/, savedId) : addressOf(route)

/** Requests a route as a caller; for `ALL`, with a method that changes something. */
async function ask(
  product: Product,
  caller: Caller,
  route: Route,
  { number, savedId }: { number: number; savedId: string },
) {
  const session = await sessionOf(product, caller, `${number}@example.it`)
  const method = route.method === 'ALL' ? 'POST' : route.method
  const body = expectations[`${method} ${route.path}`]?.body ?? {}
  return product.client.ask({
    method,
    path: ownersAddress(route, savedId),
    ...(/POST|PUT/.test(method) && { body }),
    session,
    from: `10.1.${number >> 8}.${number & 255}`,
    headers: { Origin: product.appUrl.origin, 'Content-Type': 'application/json' },
  })
}

async function listed({ client }: Product, session: string): Promise<string[]> {
  const saved: { id: string }[] = JSON.parse((await client.get('/api/calculations', session)).text)
  return saved.map(({ id }) => id)
}

async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const [ownerId = ''] = await product.addUsers([owner])
  const session = await product.addSession(ownerId)
  const saving = await product.client.post('/api/calculations', tazza, { session })
  const { id: savedId } = JSON.parse(saving.text)
  const { routes, files } = await routesOfProduct(product)
  const wrong: string[] = []
  const leaks: string[] = []
  const cells = callers.flatMap((caller) => routes.map((route) => ({ caller, route })))
  for (const [number, { caller, route }] of cells.entries()) {
    // The callers request mails to the same addresses, each of which may have one a minute.
    await product.database.queries.deleteFrom('throttles').execute()
    const answer = await ask(product, caller, route, { number, savedId })
    const name = `${route.method} ${route.path}, ${caller}: ${answer.status}`
    if (answer.status !== expected(caller, route, files.has(route.path))) wrong.push(name)
    const shown = JSON.stringify(answer.headers) + answer.text
    if (shown.includes(owner) || shown.includes(ownerId)) leaks.push(name)
  }
  return [
    told('routes × callers', `${routes.length} × ${callers.length}`),
    exactly('answered otherwise than the table says', wrong.join('; ') || 0, 0),
    exactly('answers that show the owner', leaks.join('; ') || 0, 0),
    exactly('what the owner still has of it', (await listed(product, session)).join(), savedId),
    await product.stop(),
  ]
}

export const isolation: Row = {
  name: 'isolation',
  proves:
    "Nobody sees or changes what is somebody else's: every route, asked by every kind of caller.",
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
