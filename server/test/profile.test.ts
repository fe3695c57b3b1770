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
  speseFisse: [
    { nome: 'Commercialista', importo: '1.200,00', ogni: 'anno', dal: '', al: '' },
    { nome: 'Magazzino', importo: '350', ogni: 'mese', dal: '2026-03', al: '2026-11' },
  ],
  apertura: '2026-03',
  primaDel1996: true,
  contributiVersati: { anno: 2026, importo: '3.450,00' },
  accontiVersati: { anno: 2026, importo: '0' },
  altriRedditi: '12.000',
  addizionali: '2,3',
}

describe('the profile of a seller', () => {
  it('is empty until they say something, then what they said last of each', async () => {
    const browser = await signedIn(await buildService())
    expect(await profileIn(browser)).toEqual({})
    const answer = await browser.patch(address, full)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(full)
    expect(await profileIn(browser)).toEqual(full)
    const { obiettivo: _, ...others } = full
    const changed = { ...others, regime: 'ordinario', marketplaces: ['etsy'] }
    const change = { regime: 'ordinario', marketplaces: ['etsy'], obiettivo: null }
    expect(await (await browser.patch(address, change)).json()).toEqual(changed)
    expect(await profileIn(browser)).toEqual(changed)
  })

  it('keeps what two devices change of it at once', async () => {
    const service = await buildService()
    const id = await addUser(service, 'giulia@example.it')
    const devices = await Promise.all([visitAs(service, id), visitAs(service, id)])
    const changes = Object.entries(full).map(([field, value]) => ({ [field]: value }))
    const asked = changes.map((change, index) => devices[index % 2]?.patch(address, change))
    expect((await Promise.all(asked)).map((answer) => answer?.status)).toEqual(
      changes.map(() => 200),
    )
    for (const device of devices) expect(await profileIn(device)).toEqual(full)
  })

  it('does not take a field, or a marketplace, that there is not, and says which', async () => {
    const browser = await signedIn(await buildService())
    await browser.patch(address, full)
    const answer = await browser.patch(address, {
      regime: 'ordinario',
      regimee: 'ordinario',
      imposte: { gestion: 'artigiani' },
      marketplaces: ['amazon', 'zalando'],
      obiettivo: { kind: 'margine', value: '20', unit: '%' },
    })
    expect(answer.status).toBe(422)
    const { fields } = (await answer.json()) as { fields: { field: string; detail: string }[] }
    expect(fields).toEqual(
      expect.arrayContaining([
        { field: 'imposte.gestion', detail: 'Questo campo non esiste.' },
        {
          field: 'marketplaces.1',
          detail: 'Questo marketplace non è tra quelli di Margine: scegline uno e riprova.',
        },
        { field: 'obiettivo.unit', detail: 'Questo campo non esiste.' },
        { field: 'regimee', detail: 'Questo campo non esiste.' },
      ]),
    )
    expect(fields).toHaveLength(4)
    expect(await profileIn(browser)).toEqual(full)
  })

  it('keeps what two devices say of its settings, one each, and forgets what is null', async () => {
    const service = await buildService()
    const id = await addUser(service, 'giulia@example.it')
    const [one, other] = [await visitAs(service, id), await visitAs(service, id)]
    await one.patch(address, full)
    await one.patch(address, { imposte: { coefficiente: '67' } })
    await other.patch(address, { imposte: { gestione: 'artigiani', riduzione: null } })
    const imposte = { ...full.imposte, coefficiente: '67', gestione: 'artigiani' }
    expect(await profileIn(one)).toEqual({ ...full, imposte: { ...imposte, riduzione: 'nessuna' } })
    await other.patch(address, { imposte: null })
    expect(await profileIn(one)).not.toHaveProperty('imposte')
  })

  it.each(['abc', '', '101', '-1', '40 €'])(
    'has a percentage, and not «%s»',
    async (coefficiente) => {
      const browser = await signedIn(await buildService())
      await browser.patch(address, full)
      const answer = await browser.patch(address, { imposte: { coefficiente } })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ fields: [{ field: 'imposte.coefficiente' }] })
      expect(await profileIn(browser)).toEqual(full)
    },
  )

  it('refuses terms of the year that can’t be read, and says where', async () => {
    const browser = await signedIn(await buildService())
    await browser.patch(address, full)
    const cost = { nome: 'Gestionale', importo: '30', ogni: 'mese', dal: '', al: '' }
    const odd = [
      { importo: 'trenta' },
      { importo: '' },
      { importo: '-1' },
      { ogni: 'settimana' },
      { dal: '2026-13' },
      { dal: '2026-05', al: '2026-04' },
      { nome: 'x'.repeat(81) },
      { sku: 'A' },
    ]
    const answer = await browser.patch(address, {
      speseFisse: odd.map((change) => ({ ...cost, ...change })),
      apertura: 'marzo',
      contributiVersati: { anno: 26, importo: '1' },
      accontiVersati: { anno: 2026, importo: 'molto' },
      altriRedditi: '-3',
      addizionali: '101',
    })
    expect(answer.status).toBe(422)
    const { fields } = (await answer.json()) as { fields: { field: string; detail: string }[] }
    expect(fields.map(({ field }) => field)).toEqual([
      'speseFisse.0.importo',
      'speseFisse.1.importo',
      'speseFisse.2.importo',
      'speseFisse.3.ogni',
      'speseFisse.4.dal',
      'speseFisse.5.al',
      'speseFisse.6.nome',
      'speseFisse.7.sku',
      'apertura',
      'contributiVersati.anno',
      'accontiVersati.importo',
      'altriRedditi',
      'addizionali',
    ])
    const said = fields.map(({ detail }) => detail)
    expect(said[0]).toBe('Scrivi un importo da 0 a 999.999.999,99.')
    expect(said[4]).toBe('Scrivi il mese come AAAA-MM, per esempio 2026-03.')
    expect(said[5]).toBe('«Al» viene prima di «Dal».')
    expect(await profileIn(browser)).toEqual(full)
    const many = await browser.patch(address, { speseFisse: Array(51).fill(cost) })
    expect(await many.json()).toMatchObject({
      fields: [{ detail: 'Le spese fisse possono essere al massimo 50.' }],
    })
    const kept = await browser.patch(address, { speseFisse: [cost], accontiVersati: null })
    const { accontiVersati: _, ...others } = full
    expect(await kept.json()).toEqual({ ...others, speseFisse: [cost] })
  })

  it('is a JSON object', async () => {
    const browser = await signedIn(await buildService())
    for (const body of [[], null, 'forfettario', 7]) {
      const answer = await browser.patch(address, body)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ fields: [{ field: 'body' }] })
    }
  })

  it('survives signing out, and is in the page of whoever signs in again', async () => {
    const service = await buildService()
    const id = await addUser(service, 'giulia@example.it')
    const browser = await visitAs(service, id)
    await browser.patch(address, { regime: 'forfettario' })
    await browser.post('/api/account/sign-out')
    const page = await (await (await visitAs(service, id)).get('/')).text()
    expect(page).toContain('data-profile="{&quot;regime&quot;:&quot;forfettario&quot;}"')
  })

  it('says what is wrong with it, field by field, and keeps the one before', async () => {
    const browser = await signedIn(await buildService())
    await browser.patch(address, full)
    const wrong = { regime: 'agricolo', marketplaces: 'amazon', obiettivo: { kind: 'margine' } }
    const answer = await browser.patch(address, wrong)
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
    const answer = await browser.patch(address, { obiettivo: { kind, value } })
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
      expect((await browser.patch(address, { obiettivo })).status).toBe(200)
  })

  it('changes no saved calculation', async () => {
    const browser = await signedIn(await buildService())
    await saved(browser, 'Prima')
    const before = await list(browser)
    await browser.patch(address, full)
    expect(await list(browser)).toEqual(before)
  })

  it('is not written any more than a hand does in a minute', async () => {
    const browser = await signedIn(await buildService())
    const statuses = new Set<number>()
    for (let time = 0; time < 121; time++) statuses.add((await browser.patch(address, full)).status)
    expect([...statuses]).toEqual([200, 429])
  })
})
