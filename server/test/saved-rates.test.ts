import type { SavedCalculation } from '@margine/contract'
import {
  addedDefaults,
  type CalculationFormData,
  calculate,
  defaultFormData,
} from '@margine/engine'
import { describe, expect, it } from 'vitest'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { list, save, tazza } from './calculations.ts'
import { day, stopClock } from './clock.ts'
import { addUser, visitAs } from './people.ts'

async function visitor(service?: Service): Promise<Browser> {
  const visited = service ?? (await buildService())
  return visitAs(visited, await addUser(visited, 'giulia@example.it'))
}

const saveWith = (browser: Browser, added: object, key?: string) =>
  save(browser, { ...tazza, formData: { ...tazza.formData, ...added } }, key)

async function fieldsOf(answer: Response) {
  return ((await answer.json()) as { fields: { field: string; detail: string }[] }).fields
}

/** The record of a form that is the default but for this. */
function dataOf(added: Partial<CalculationFormData>) {
  const formData = { ...defaultFormData, ...tazza.formData, ...added }
  const calculation = calculate(formData)
  if (!calculation.ok) throw new Error('no result')
  return { name: tazza.name, formData, result: calculation.result }
}

const imposte = {
  coefficiente: '62',
  sostitutiva: '5',
  gestione: 'artigiani',
  riduzione: '35',
} as const

/** A value other than the default in every field that a sale has on any marketplace. */
const costs = {
  ...{ costo: '11,37', prezzoVendita: '52,90', spedizione: '0,43', packaging: '0,61' },
  ...{ paese: 'IT', costoIncludesIVA: true, prezzoIncludesIVA: false },
  tariffe: '2026-05-03',
  aliquotaIVA: '10',
  regime: 'forfettario',
  imposte: { coefficiente: '67', sostitutiva: '5', gestione: 'artigiani', riduzione: '50' },
  spedizioneIncassata: '4,90',
  speseIncludonoIVA: true,
  ...{ pubblicita: '3,5', pubblicitaIn: 'percento' },
  pagamento: { percentuale: '1,5', fissa: '0,25' },
  resi: { percentuale: '8', rivendibili: '55', costo: '1,10' },
} satisfies Partial<CalculationFormData>

/** The same of the fields that Amazon alone has. */
const onAmazon = {
  commissionePropria: { percentuale: '12,5', fissa: '0,20', minima: '1', base: 'netto' },
  pianoAmazon: 'individuale',
  logisticaAmazon: {
    ...{ lunghezza: '44', larghezza: '30,5', altezza: '12', peso: '1.380' },
    ...{ pericolosa: true, mesi: '2,5' },
  },
} satisfies Partial<CalculationFormData>

describe('a calculation by other rates than the specification’s', () => {
  it('is worked out by them, and stays with what chose them', async () => {
    const browser = await visitor()
    const dated = { tariffe: '2026-01-08', marketplace: 'tiktok', categoriaTikTok: 'electronics' }
    const answer = await saveWith(browser, dated)
    const record = (await answer.json()) as { id: string; calculationData: object }
    expect([answer.status, record.calculationData]).toEqual([201, dataOf(dated)])
    const forfettario = {
      tariffe: '2026-02-01',
      categoria: 'kitchen',
      aliquotaIVA: '10',
      regime: 'forfettario',
      imposte,
    } as const
    const replaced = await browser.put(`/api/calculations/${record.id}`, {
      ...tazza,
      formData: { ...tazza.formData, ...forfettario },
    })
    const data = dataOf(forfettario)
    expect(data.result.breakdown.at(-1)?.voci).toHaveLength(3)
    expect(data.result.imposte).toBeDefined()
    expect(await replaced.json()).toMatchObject({ id: record.id, calculationData: data })
    const exported = (await (await browser.get('/api/account/export')).json()) as {
      calculations: object[]
    }
    expect(exported.calculations).toMatchObject([{ id: record.id, calculationData: data }])
    expect(exported.calculations).toEqual(await list(browser))
  })

  it('comes back with every field that it has: as saved, as replaced, in the list, in the export', async () => {
    const browser = await visitor()
    const both = [
      { ...costs, marketplace: 'amazon', categoria: 'clothing', prime: true, ...onAmazon },
      { ...costs, marketplace: 'ebay', categoriaEbay: 'watches' },
    ]
    const [onFirst, onSecond] = both.map(dataOf)
    const said = [...both, { categoriaManoMano: 'base', categoriaTikTok: 'base' }].flatMap(
      Object.keys,
    )
    expect(new Set(said)).toEqual(new Set(Object.keys({ ...defaultFormData, ...addedDefaults })))

    const saved = (await (await saveWith(browser, both[0] ?? {}, 'a')).json()) as SavedCalculation
    expect(saved.calculationData).toEqual(onFirst)
    const { id } = (await (await saveWith(browser, {}, 'b')).json()) as SavedCalculation
    const formData = { ...tazza.formData, ...both[1] }
    const replaced = await browser.put(`/api/calculations/${id}`, { ...tazza, formData })
    expect(await replaced.json()).toMatchObject({ id, calculationData: onSecond })
    expect((await list(browser)).map(({ calculationData }) => calculationData)).toEqual([
      onSecond,
      onFirst,
    ])
    const exported = (await (await browser.get('/api/account/export')).json()) as object
    expect(exported).toMatchObject({ calculations: await list(browser) })
  })

  it('is worked out by a rate of its own', async () => {
    const commissionePropria = { percentuale: '8,5', fissa: '0,35', minima: '', base: 'netto' }
    const answer = await saveWith(await visitor(), { commissionePropria })
    expect(await answer.json()).toMatchObject({
      calculationData: dataOf({
        commissionePropria: { ...commissionePropria, base: 'netto' },
      }),
    })
  })

  it('keeps a percentage as it was typed', async () => {
    const answer = await saveWith(await visitor(), { aliquotaIVA: '10 %' })
    expect(await answer.json()).toMatchObject({
      calculationData: { ...dataOf({ aliquotaIVA: '10' }), formData: { aliquotaIVA: '10 %' } },
    })
  })

  it('is worked out with all that a sale really costs, and keeps each part of it', async () => {
    const browser = await visitor()
    const costs = {
      tariffe: '2026-06-01',
      categoria: 'clothing',
      spedizione: '1,22',
      packaging: '0,61',
      spedizioneIncassata: '4,90',
      speseIncludonoIVA: true,
      pubblicitaIn: 'percento',
      pubblicita: '8',
      pagamento: { percentuale: '1,5', fissa: '0,25' },
      pianoAmazon: 'individuale',
      logisticaAmazon: {
        ...{ lunghezza: '30', larghezza: '22', altezza: '4,5', peso: '250' },
        ...{ pericolosa: true, mesi: '1,5' },
      },
      resi: { percentuale: '8', rivendibili: '60', costo: '2,50' },
      regime: 'forfettario',
      imposte: { ...imposte, riduzione: '50' },
    } as const
    const answer = await saveWith(browser, costs)
    const record = (await answer.json()) as { calculationData: object }
    expect([answer.status, record.calculationData]).toEqual([201, dataOf(costs)])
    expect(await list(browser)).toEqual([record])
    expect(dataOf(costs).result.breakdown.map(({ color }) => color)).toEqual([
      ...['costo', 'spedizione', 'packaging', 'pubblicita', 'commissione', 'logistica', 'resi'],
    ])
  })

  it('keeps the answer that there are no contributions, which is no default', async () => {
    const browser = await visitor()
    const answered = {
      regime: 'forfettario',
      imposte: { ...addedDefaults.imposte, senzaGestione: true },
    } as const
    await saveWith(browser, answered)
    expect(await list(browser)).toMatchObject([{ calculationData: dataOf(answered) }])
  })

  it('holds the default of what was left out of its parts', async () => {
    const browser = await visitor()
    const answer = await saveWith(browser, {
      regime: 'forfettario',
      imposte: { gestione: 'artigiani' },
      commissionePropria: { percentuale: '8', base: 'lordo' },
    })
    expect(await answer.json()).toMatchObject({
      calculationData: {
        formData: {
          imposte: { ...addedDefaults.imposte, gestione: 'artigiani' },
          commissionePropria: { percentuale: '8', fissa: '', minima: '', base: 'lordo' },
        },
      },
    })
  })

  it('is of Amazon where its cards lack a marketplace that only dated ones have', async () => {
    const answer = await saveWith(await visitor(), { marketplace: 'tiktok' })
    expect(await answer.json()).toMatchObject({ calculationData: dataOf({}) })
  })

  it('keeps a category that only another card has', async () => {
    const other = { marketplace: 'ebay', categoriaEbay: 'watches' }
    const answer = await saveWith(await visitor(), other)
    expect(await answer.json()).toMatchObject({ calculationData: dataOf(other) })
  })
})

it('a calculation that says its defaults is the one that does not', async () => {
  const browser = await visitor()
  const said = await saveWith(browser, addedDefaults, 'a')
  const record = (await said.json()) as { calculationData: object }
  expect(record.calculationData).toEqual(dataOf({}))
  const unsaid = await saveWith(browser, {}, 'a')
  expect([unsaid.status, await unsaid.json()]).toEqual([201, record])
})

const notValid = 'Questo dato non è valido.'
const noCategory = 'Questa categoria non è tra quelle di Margine: scegline una e riprova.'
const noLogistics =
  'La logistica di Amazon si calcola per Amazon in Italia, con le tariffe dal 1° febbraio 2026: lati e peso devono essere maggiori di 0.'
const piece = {
  ...{ lunghezza: '30', larghezza: '20', altezza: '10', peso: '500' },
  ...{ pericolosa: false, mesi: '' },
}
const notADay = 'Questa data non esiste: scegli un giorno del calendario.'
const notAPercentage = 'Scrivi una percentuale da 0 a 100.'
const notAnAmount = 'Scrivi un importo da 0 a 999.999.999,99.'
const tooLong = 'Questo testo è troppo lungo.'
const own = { percentuale: '8', fissa: '', minima: '', base: 'lordo' }

describe('a save is refused with a reason at the field', () => {
  it.each<[string, object, string]>([
    ['tariffe', { tariffe: 'oggi' }, notADay],
    ['tariffe', { tariffe: '2026-02-30' }, notADay],
    ['tariffe', { tariffe: '' }, notADay],
    ['tariffe', { tariffe: '1'.repeat(201) }, tooLong],
    ['tariffe', { tariffe: null }, notValid],
    ['aliquotaIVA', { aliquotaIVA: '101' }, notAPercentage],
    ['aliquotaIVA', { aliquotaIVA: '-1' }, notAPercentage],
    ['aliquotaIVA', { aliquotaIVA: '10 €' }, notAPercentage],
    ['aliquotaIVA', { aliquotaIVA: 22 }, notValid],
    ['regime', { regime: 'minimo' }, notValid],
    ['imposte', { imposte: [] }, notValid],
    [
      'imposte.coefficiente',
      { regime: 'forfettario', imposte: { ...imposte, coefficiente: '100,1' } },
      notAPercentage,
    ],
    [
      'imposte.coefficiente',
      { regime: 'forfettario', imposte: { ...imposte, coefficiente: '' } },
      notAPercentage,
    ],
    ['imposte.coefficiente', { imposte: { ...imposte, coefficiente: '4'.repeat(201) } }, tooLong],
    ['imposte.sostitutiva', { imposte: { ...imposte, sostitutiva: '10' } }, notValid],
    ['imposte.gestione', { imposte: { ...imposte, gestione: 'constructor' } }, notValid],
    ['imposte.riduzione', { imposte: { ...imposte, riduzione: 'sì' } }, notValid],
    ['commissionePropria', { commissionePropria: '8' }, notValid],
    [
      'commissionePropria.percentuale',
      { commissionePropria: { ...own, percentuale: 'otto' } },
      notAPercentage,
    ],
    ['commissionePropria.fissa', { commissionePropria: { ...own, fissa: '-0,35' } }, notAnAmount],
    ['commissionePropria.minima', { commissionePropria: { ...own, minima: '1e3' } }, notAnAmount],
    ['commissionePropria.base', { commissionePropria: { ...own, base: 'iva' } }, notValid],
    ['spedizioneIncassata', { spedizioneIncassata: '-1' }, notAnAmount],
    ['speseIncludonoIVA', { speseIncludonoIVA: 'sì' }, notValid],
    ['pubblicitaIn', { pubblicitaIn: 'dollari' }, notValid],
    ['pubblicita', { pubblicitaIn: 'percento', pubblicita: '101' }, notAPercentage],
    ['pagamento.percentuale', { pagamento: { percentuale: 'x' } }, notAPercentage],
    ['pagamento.fissa', { pagamento: { fissa: 'x' } }, notAnAmount],
    ['pianoAmazon', { pianoAmazon: 'gratis' }, notValid],
    ['logisticaAmazon', { logisticaAmazon: piece }, noLogistics],
    [
      'logisticaAmazon',
      { tariffe: '2026-06-01', logisticaAmazon: { ...piece, peso: '0' } },
      noLogistics,
    ],
    ['logisticaAmazon.peso', { logisticaAmazon: { ...piece, peso: 1 } }, notValid],
    ['resi.percentuale', { resi: { percentuale: '101' } }, notAPercentage],
    ['resi.rivendibili', { resi: { rivendibili: 'x' } }, notAPercentage],
    ['resi.costo', { resi: { costo: '-1' } }, notAnAmount],
    ['categoriaEbay', { categoriaEbay: ['watches'] }, noCategory],
    ['categoriaTikTok', { categoriaTikTok: 'x'.repeat(201) }, noCategory],
  ])('%s: %j', async (field, added, detail) => {
    const browser = await visitor()
    const answer = await saveWith(browser, added)
    expect(answer.status).toBe(422)
    expect(await fieldsOf(answer)).toEqual([{ field: `formData.${field}`, detail }])
    expect(await list(browser)).toEqual([])
  })

  it('for the rates of a day after tomorrow, which is told in UTC', async () => {
    const clock = stopClock()
    clock.pass(day - (Date.now() % day) - 1)
    const browser = await visitor()
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
    const later = { tariffe: inDays(2) }
    expect((await saveWith(browser, { tariffe: inDays(1) })).status).toBe(201)
    const answer = await saveWith(browser, later)
    expect(answer.status).toBe(422)
    expect(await fieldsOf(answer)).toEqual([
      {
        field: 'formData.tariffe',
        detail:
          'Questa data è nel futuro. Controlla la data del dispositivo o scegli un giorno passato.',
      },
    ])
    clock.pass(1)
    expect((await saveWith(browser, later)).status).toBe(201)
  })

  it('for everything at once', async () => {
    const answer = await saveWith(await visitor(), {
      costo: '-1',
      tariffe: '9999-12-31',
      aliquotaIVA: 'x',
      commissionePropria: { ...own, percentuale: '101', minima: 'y' },
    })
    expect((await fieldsOf(answer)).map(({ field }) => field)).toEqual([
      'formData.costo',
      'formData.aliquotaIVA',
      'formData.commissionePropria.percentuale',
      'formData.commissionePropria.minima',
      'formData.tariffe',
    ])
  })
})
