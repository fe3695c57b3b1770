import { redirectForms, redirectTargets } from '../../server/test/redirect-forms.ts'
import { Product } from '../product.ts'
import { type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'

const hosts = [
  'margine.example',
  'evil.example',
  'margine.example@evil.example',
  'evil.example:443',
]

/** Requests that try to be redirected elsewhere. */
const headersFor = (Host: string) => ({
  Host,
  Referer: 'https://evil.example/',
  'X-Forwarded-Host': 'evil.example',
  'X-Original-URL': '//evil.example',
})

async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const [id = ''] = await product.addUsers(['giulia@example.it'])
  const session = await product.addSession(id)
  const requests = redirectForms.flatMap((path) =>
    hosts.flatMap((host) =>
      [undefined, session].map((brought) => ({
        path,
        session: brought,
        headers: headersFor(host),
      })),
    ),
  )
  const astray: string[] = []
  const broken: string[] = []
  for (const request of requests) {
    const { status, headers } = await product.client.ask(request)
    const { location = '/' } = headers
    if (!redirectTargets.includes(location)) astray.push(`${request.path} → ${location}`)
    if (status >= 500) broken.push(`${request.path}: ${status}`)
  }
  return [
    told('forms × hosts × signed in or not', `${redirectForms.length} × ${hosts.length} × 2`),
    exactly('led anywhere but to our pages', astray.join('; ') || 0, 0),
    exactly('broke the server', broken.join('; ') || 0, 0),
    await product.stop(),
  ]
}

export const redirects: Row = {
  name: 'redirects',
  proves: 'Nobody is led to another site by an address of ours.',
  databases: ['SQLite'],
  prove,
}
