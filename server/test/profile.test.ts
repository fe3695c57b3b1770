// On both databases: a profile is put in place of the one before by its SQL.
import { describe, expect, it } from 'vitest'
import type { Browser } from './browser.ts'
import { buildService } from './build-app.ts'
import { list, saved } from './calculations.ts'
import { addUser, signedIn, visitAs } from './people.ts'

const address = '/api/account/profile'

const profileIn = async (browser: Browser) => (await browser.get(address)).json()

const full = {
  regime: 'forfettario',
  imposte: { coefficiente: '40', sostitutiva: '5', gestione: 'commercianti', riduzione: '50' },
  tariffe: 'oggi',
  marketplaces: ['amazon', 'ebay'],
  speseIncludonoIVA: true,
  costoIncludesIVA: true,
  obiettivo: { kind: 'margine', value: '25' },
}

describe('the profile of a seller', () => {
  it('is empty until they say something, then what they said last, whole', async () => {
    const browser = await signedIn(await buildService())
    expect(await profileIn(browser)).toEqual({})
    const answer = await browser.put(address, full)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(full)
    expect(await profileIn(browser)).toEqual(full)
    await browser.put(address, { regime: 'ordinario' })
    expect(await profileIn(browser)).toEqual({ regime: 'ordinario' })
  })

  it('survives signing out, and is in the page of whoever signs in again', async () => {
    const service = await buildService()
    const id = await addUser(service, 'giulia@example.it')
    const browser = await visitAs(service, id)
    await browser.put(address, { regime: 'forfettario' })
    await browser.post('/api/account/sign-out')
    const page = await (await (await visitAs(service, id)).get('/')).text()
    expect(page).toContain('data-profile="{&quot;regime&quot;:&quot;forfettario&quot;}"')
  })

  it('says what is wrong with it, field by field, and keeps the one before', async () => {
    const browser = await signedIn(await buildService())
    await browser.put(address, full)
    const wrong = { regime: 'agricolo', marketplaces: 'amazon', obiettivo: { kind: 'margine' } }
    const answer = await browser.put(address, wrong)
    expect(answer.status).toBe(422)
    const { fields } = (await answer.json()) as { fields: { field: string }[] }
    expect(fields.map(({ field }) => field)).toEqual(['regime', 'marketplaces', 'obiettivo.value'])
    expect(await profileIn(browser)).toEqual(full)
  })

  it.each([
    ['margine', 'venti'],
    ['margine', '-1'],
    ['ricarico', ' '],
    ['guadagno', '20 %'],
    ['dopoImposte', '1.000.000.000,00'],
  ])('aims at what the calculator takes as a target: no %s of «%s»', async (kind, value) => {
    const browser = await signedIn(await buildService())
    const answer = await browser.put(address, { obiettivo: { kind, value } })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      fields: [
        {
          field: 'obiettivo.value',
          detail: 'Scrivi un obiettivo da 0 a 999.999.999,99: per esempio 20 oppure 12,50.',
        },
      ],
    })
    expect(await profileIn(browser)).toEqual({})
  })

  it('aims at a percentage with its sign, and at an amount as Italians type it', async () => {
    const browser = await signedIn(await buildService())
    for (const obiettivo of [
      { kind: 'margine', value: '22,5 %' },
      { kind: 'guadagno', value: '€ 1.234,56' },
    ])
      expect((await browser.put(address, { obiettivo })).status).toBe(200)
  })

  it('is read with a target that an earlier version took', async () => {
    const service = await buildService()
    const id = await addUser(service, 'giulia@example.it')
    const profile = '{"obiettivo":{"kind":"margine","value":"tanto"}}'
    await service.database.queries
      .insertInto('profiles')
      .values({ userId: id, profile, updatedAt: Date.now() })
      .execute()
    expect(await profileIn(await visitAs(service, id))).toEqual(JSON.parse(profile))
  })

  it('changes no saved calculation', async () => {
    const browser = await signedIn(await buildService())
    await saved(browser, 'Prima')
    const before = await list(browser)
    await browser.put(address, full)
    expect(await list(browser)).toEqual(before)
  })

  it('is not written any more than a hand does in a minute', async () => {
    const browser = await signedIn(await buildService())
    const statuses = new Set<number>()
    for (let time = 0; time < 121; time++) statuses.add((await browser.put(address, full)).status)
    expect([...statuses]).toEqual([200, 429])
  })
})
