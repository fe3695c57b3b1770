import { missing } from '../installed.ts'
import { Product } from '../product.ts'
import { signingIn, strangeDoors } from '../proxies/accounts.ts'
import { largeBodies, slowOnes } from '../proxies/limits.ts'
import { caddy, type Kind, nginx, ProxyProcess } from '../proxies/proxy.ts'
import { rollingRestarts } from '../proxies/restarts.ts'
import { type DatabaseKind, exactly, type Figure, type Row } from '../row.ts'

const allRestarts = 4

/** Two servers behind a proxy that is set up by the manual. */
const behind = (kind: Kind): Row => ({
  name: kind.name,
  proves:
    'Behind this proxy, set up as the manual says, people sign in, a rolling restart loses no request, and the limits hold.',
  databases: ['SQLite', 'PostgreSQL'],
  async prove(database: DatabaseKind, share: number): Promise<Figure[]> {
    const absent = missing(kind.programs).join(' ')
    if (absent !== '') return [exactly('missing (apt-get install)', absent, 'none')]
    const product = await Product.start(database, { processes: 2 })
    const [one, other] = product.processes.map(({ port }) => port) as [number, number]
    const proxy = await ProxyProcess.start(kind, [one, other])
    const figures = [
      ...(await signingIn(product, proxy)),
      ...(await strangeDoors(product, proxy)),
      ...(await largeBodies(product, proxy)),
      ...(await slowOnes(product, proxy)),
      ...(await rollingRestarts(product, proxy, Math.ceil(allRestarts * share))),
    ]
    await proxy.stop()
    return [...figures, await product.stop()]
  },
})

export const [behindNginx, behindCaddy] = [behind(nginx), behind(caddy)]
