import { describe, expect, it } from 'vitest'
import { buildApp, buildService } from './build-app.ts'
import { addressOf, routesOf } from './routes.ts'

describe('an address where nothing is', () => {
  it.each(['/nowhere', '/privacy/x', '/assets/old-1.js', '/apidocs'])(
    'answers with a page for people (%s)',
    async (path) => {
      const answer = await (await buildApp()).request(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Cache-Control')).toBe('no-cache')
      expect(answer.headers.has('ETag')).toBe(false)
      expect(await answer.text()).toContain('<title>404</title>')
    },
  )

  it.each(['GET', 'POST', 'DELETE'])('answers %s under /api/ for programs', async (method) => {
    const { app, config } = await buildService()
    const headers = { Origin: config.appUrl.origin, 'Content-Type': 'application/json' }
    const answer = await app.request('/api/nowhere', { method, headers })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'not-found',
      detail: "Non c'è nulla a questo indirizzo.",
    })
  })
})

describe('a method that an address does not have', () => {
  const paths = [
    '/',
    '/login',
    '/privacy',
    '/robots.txt',
    '/assets/main-B1x_2-aZ.js',
    '/healthz',
    '/readyz',
  ]
  const cases = paths.flatMap((path) =>
    ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [method, path] as const),
  )

  it.each(cases)('is refused: %s %s', async (method, path) => {
    const answer = await (await buildApp()).request(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
    expect(await answer.json()).toMatchObject({ status: 405, code: 'method-not-allowed' })
  })

  it('is refused at every address, with the methods that it does have', async () => {
    const { app, config } = await buildService()
    const known = Map.groupBy(routesOf(app), addressOf)
    for (const [path, routes] of known) {
      const methods = routes.map(({ method }) => method)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (methods.includes(method.replace('HEAD', 'GET'))) continue
        const answer = await app.request(path, {
          method,
          headers: { Origin: config.appUrl.origin },
        })
        expect([method, path, answer.status]).toEqual([method, path, 405])
        const allowed = answer.headers.get('Allow')?.split(', ') ?? []
        const asked = methods.flatMap((known) => (known === 'GET' ? ['GET', 'HEAD'] : [known]))
        expect([path, ...allowed.sort()]).toEqual([path, ...asked.sort()])
      }
    }
  })
})

describe('what broke on our side', () => {
  it('is logged, and told without its details', async () => {
    const error = new Error('the inside of the house')
    const { app, logLines } = await buildService({}, { pages: () => Promise.reject(error) })
    const answer = await app.request('/privacy')
    expect(answer.status).toBe(500)
    expect(logLines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request failed', requestId: expect.any(String), err: { message: error.message } },
      { path: '/privacy', status: 500 },
    ])
    const body = await answer.text()
    expect(body).not.toContain('house')
    expect(JSON.parse(body)).toMatchObject({ status: 500, code: 'internal-error' })
  })
})

describe('health', () => {
  it.each(['/healthz', '/readyz'])('is told at %s', async (path) => {
    const answer = await (await buildApp()).request(path)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
  })
})
