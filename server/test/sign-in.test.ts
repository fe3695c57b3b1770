import { describe, expect, it } from 'vitest'
import { buildService } from './build-app.ts'
import { newestToken, password, register, signedIn } from './people.ts'

const email = 'giulia@example.it'

describe('signing up', () => {
  // proves: 4.14, 7.3
  it('leads through the mailed link to signing in', async () => {
    const service = await buildService()
    const browser = service.browser()
    expect((await browser.post('/api/account/sign-up', { email, password })).status).toBe(202)
    const token = await newestToken(service, email)
    expect((await browser.post('/api/account/verify', { token })).status).toBe(204)
    const answer = await browser.post('/api/account/sign-in', { email, password })
    expect(await answer.json()).toEqual({
      user: { id: expect.any(String), email, emailVerified: true, providers: ['password'] },
    })
  })
})

describe('signing in', () => {
  // proves: 8.16
  it('is refused with a wrong password', async () => {
    const service = await buildService()
    await register(service, email)
    const answer = await service
      .browser()
      .post('/api/account/sign-in', { email, password: 'non è questa' })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'wrong-credentials' })
  })

  // proves: 4.15, 7.5, 7.9
  it('opens the application, which signing out closes', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    expect((await browser.get('/')).status).toBe(200)
    expect((await browser.post('/api/account/sign-out')).status).toBe(204)
    const answer = await browser.get('/')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/login')
  })
})
