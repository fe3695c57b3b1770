// On both databases: SQL leaves out what has another owner.
import { describe, expect, it } from 'vitest'
import { buildService } from './build-app.ts'
import { list, save, savedNames, tazza } from './calculations.ts'
import { addUser, visitAs, whoIn } from './people.ts'

const giulia = 'giulia@example.it'
const marco = 'marco@example.it'

/** A page made for Giulia, in a browser where Marco has signed in since. */
async function stalePage() {
  const service = await buildService()
  await addUser(service, giulia)
  const browser = await visitAs(service, await addUser(service, marco))
  const asks = (method: string, path: string, user: string, body?: object) =>
    browser.request(path, {
      method,
      headers: {
        Origin: service.config.appUrl.origin,
        'Content-Type': 'application/json',
        'Margine-User': encodeURIComponent(user),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { service, browser, asks }
}

describe('a page that was made for somebody else', () => {
  it("can't save into, list or delete the account that is signed in now", async () => {
    const { browser, asks } = await stalePage()
    await save(browser)
    const [record] = await list(browser)
    const path = `/api/calculations/${record?.id}`
    for (const answer of [
      await asks('POST', '/api/calculations', giulia, { ...tazza, name: 'Di Giulia' }),
      await asks('PUT', path, giulia, { ...tazza, name: 'Di Giulia' }),
      await asks('DELETE', path, giulia),
      await asks('GET', '/api/calculations', giulia),
      await asks('GET', '/api/account/export', giulia),
      await asks('DELETE', '/api/account', giulia),
    ]) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ code: 'other-user' })
    }
    expect(await savedNames(browser)).toEqual(['Tazza'])
  })

  it("can't sign out whoever is signed in now", async () => {
    const { browser, asks } = await stalePage()
    const answer = await asks('POST', '/api/account/sign-out', giulia)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'other-user' })
    expect(await whoIn(browser)).toBe(marco)
    expect(answer.headers.has('Clear-Site-Data')).toBe(false)
    const own = await asks('POST', '/api/account/sign-out', marco)
    expect(own.status).toBe(204)
    expect(own.headers.get('Clear-Site-Data')).toBe('"storage"')
    expect(await whoIn(browser)).toBe(null)
    // There is no session to end, and the data in the browser may have another owner.
    const late = await asks('POST', '/api/account/sign-out', giulia)
    expect(late.status).toBe(204)
    expect(late.headers.has('Clear-Site-Data')).toBe(false)
  })

  it('acts as before for whoever it was made for', async () => {
    const { asks } = await stalePage()
    expect((await asks('POST', '/api/calculations', marco, tazza)).status).toBe(201)
    expect((await asks('DELETE', '/api/account', marco)).status).toBe(204)
  })
})
