// On both databases: SQL leaves out what has another owner.
import { describe, expect, it } from 'vitest'
import { sessionsOf } from '../src/accounts/own-sessions.ts'
import { idleLimit } from '../src/accounts/sessions.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { savedNames, tazza } from './calculations.ts'
import { stopClock } from './clock.ts'
import { type Caller, callers, expectations } from './isolation-rows.ts'
import { addUser, visitAs } from './people.ts'
import { type Route, routesOf } from './routes.ts'

const owner = 'giulia@example.it'

/** A variant of an address that redirects to the usual one: see `host-routes.ts`. */
const isRespelt = ({ path }: Route) => /(?:\.html|[^/]\/)$/.test(path)

/** A browser of each kind of caller, none of them the owner's. */
const visitors: Record<Caller, (service: Service, name: string) => Promise<Browser>> = {
  'signed out': async (service) => service.browser(),
  unverified: async (service, name) =>
    visitAs(service, await addUser(service, name, { emailVerifiedAt: null })),
  expired: async (service, name) => {
    const clock = stopClock()
    clock.pass(-idleLimit)
    const browser = await visitAs(service, await addUser(service, name))
    clock.pass(idleLimit)
    return browser
  },
  revoked: async (service, name) => {
    const browser = await visitAs(service, await addUser(service, name))
    const cookies = new Map(browser.cookies)
    await browser.post('/api/account/sign-out')
    for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
    return browser
  },
  stranger: async (service, name) => visitAs(service, await addUser(service, name)),
}

/** A path, with the id of the owner's calculation or session where it takes one. */
async function addressOf({ database }: Service, path: string): Promise<string> {
  if (!path.includes('/:id')) return path
  if (path.startsWith('/api/account/sessions/')) {
    const { id } = await database.queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', owner)
      .executeTakeFirstOrThrow()
    const [session] = await sessionsOf(database, id, '')
    return path.replace(/:id.*$/, session?.id ?? '')
  }
  const { id } = await database.queries
    .selectFrom('calculations')
    .innerJoin('users', 'users.id', 'calculations.userId')
    .select('calculations.id')
    .where('users.email', '=', owner)
    .executeTakeFirstOrThrow()
  return path.replace(/:id.*$/, id)
}

/** The owner, with something of every kind that others could try to reach. */
async function settleOwner(service: Service): Promise<string> {
  const id = await addUser(service, owner, { google: 'authoritative' })
  const browser = await visitAs(service, id)
  await browser.post('/api/calculations', tazza)
  await browser.patch('/api/account/profile', { marketplaces: ['etsy'] })
  return id
}

async function ask(service: Service, caller: Caller, { method, path }: Route, name: string) {
  const browser = await visitors[caller](service, name)
  const body = expectations[`${method} ${path}`]?.body
  return browser.request(await addressOf(service, path), {
    method,
    headers: { Origin: service.config.appUrl.origin, 'Content-Type': 'application/json' },
    ...(/POST|PUT|PATCH/.test(method) && { body: JSON.stringify(body ?? {}) }),
  })
}

function expected(caller: Caller, route: Route): number | undefined {
  if (isRespelt(route)) return 301
  return expectations[`${route.method} ${route.path}`]?.[caller]
}

describe('the table of routes and callers', () => {
  // proves: 6.5, 7.1
  it('has a row for every route, and no row without one', async () => {
    const { app } = await buildService()
    const named = routesOf(app).filter((route) => !isRespelt(route))
    expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      Object.keys(expectations).sort(),
    )
  })

  // proves: 2.6, 2.9, 6.1, 6.6
  it.each(callers)('holds for whoever is %s, and nothing of anybody else leaks', async (caller) => {
    const service = await buildService()
    const ownerId = await settleOwner(service)
    const routes = routesOf(service.app)
    const answered: Record<string, number> = {}
    for (const [index, route] of routes.entries()) {
      const answer = await ask(service, caller, route, `${index}@example.it`)
      answered[`${route.method} ${route.path}`] = answer.status
      const shown = JSON.stringify([...answer.headers]) + (await answer.text())
      expect(shown).not.toMatch(new RegExp(`${owner}|${ownerId}`))
    }
    expect(answered).toEqual(
      Object.fromEntries(
        routes.map((route) => [`${route.method} ${route.path}`, expected(caller, route)]),
      ),
    )
    expect(await service.accounts.users.credentialsOf(owner)).toMatchObject({ id: ownerId })
    expect(await sessionsOf(service.database, ownerId, '')).toHaveLength(1)
    const owners = await visitAs(service, ownerId)
    expect(await savedNames(owners)).toEqual([tazza.name])
    const profile = await owners.get('/api/account/profile')
    expect(await profile.json()).toEqual({ marketplaces: ['etsy'] })
  })

  it('asks who it is before it looks at what a calculation is called', async () => {
    const service = await buildService()
    const names = ['x', '00000000-0000-4000-8000-00000000000Z', 'a/b', '..%2f..', '%E0%A4%A']
    const answered: Partial<Record<Caller, number[]>> = {}
    for (const caller of callers) {
      const browser = await visitors[caller](service, `${caller.replace(' ', '-')}@example.it`)
      const asked = names.flatMap((name) => [
        browser.put(`/api/calculations/${name}`, tazza),
        browser.delete(`/api/calculations/${name}`),
      ])
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      answered[caller] = [...new Set(statuses)]
    }
    expect(answered).toEqual({
      'signed out': [401],
      unverified: [403],
      expired: [401],
      revoked: [401],
      stranger: [404],
    })
  })

  // proves: 5.11, 6.2, 8.16
  it('says in one way that nobody is signed in, and in another that an address is not verified', async () => {
    const service = await buildService()
    const said: Record<string, unknown> = {}
    for (const caller of callers) {
      const route = { method: 'GET', path: '/api/account/export' }
      const answer = await ask(service, caller, route, `${caller.replace(' ', '-')}@example.it`)
      said[caller] = ((await answer.json()) as { code?: string }).code
    }
    expect(said).toEqual({
      'signed out': 'unauthenticated',
      unverified: 'email-not-verified',
      expired: 'unauthenticated',
      revoked: 'unauthenticated',
      stranger: undefined,
    })
  })
})

describe('the answers of every route', () => {
  it("stay out of caches where they are the API's or for somebody signed in", async () => {
    const service = await buildService()
    await settleOwner(service)
    for (const [index, route] of routesOf(service.app).entries()) {
      for (const caller of ['signed out', 'stranger'] as const) {
        const answer = await ask(service, caller, route, `${caller.length}.${index}@example.it`)
        const guarded =
          /^\/(?:api\/.*|listino|consuntivo|login|signup|prova|healthz|readyz)?$/.test(route.path)
        const cacheControl = answer.headers.get('Cache-Control')
        // Without the header nothing is cached: see `security-headers.ts`.
        if (guarded) expect(['no-store', null], route.path).toContain(cacheControl)
        else if (!isRespelt(route))
          expect(cacheControl, route.path).toMatch(/^(?:no-cache|public, max-age=\d+.*)$/)
      }
    }
  })
})
