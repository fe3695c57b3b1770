import type { openApiDocument } from '@margine/contract/openapi'
import { routes } from '@margine/contract/routes'
import { describe, expect, it } from 'vitest'
import { buildService } from './build-app.ts'
import { nameOf, routesOf } from './routes.ts'

const path = '/api/openapi.json'

/** The service as it stands in production: with a mail server. */
const production = () => buildService({ SMTP_URL: 'smtp://localhost:2525' })

describe('the description of the API', () => {
  it('has every route of the router, and no other', async () => {
    const { app } = await production()
    const answered = routesOf(app)
      .filter(({ path }) => /^\/(?:api\/|healthz|readyz)/.test(path))
      .map(nameOf)
    expect(answered.sort()).toEqual(Object.keys(routes).sort())
  })

  it('is answered to whoever asks, and names what it describes', async () => {
    const answer = await (await production()).browser().get(path)
    expect(answer.status).toBe(200)
    const { openapi, paths } = (await answer.json()) as ReturnType<typeof openApiDocument>
    expect(openapi).toBe('3.1.1')
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(Object.keys(routes).sort())
  })

  it('can only be read', async () => {
    const answer = await (await production()).browser().post(path)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
  })
})
