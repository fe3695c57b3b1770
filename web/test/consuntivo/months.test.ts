import { addedDefaults } from '@margine/engine'
import type { YearResult, YearTerms } from '@margine/listino'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { barsOf } from '../../src/consuntivo/months/bars.ts'
import { notesOf } from '../../src/consuntivo/months/notes.ts'
import { partsOf } from '../../src/consuntivo/months/parts.ts'
import type { Place } from '../../src/consuntivo/months/place.ts'
import { storyOf } from '../../src/consuntivo/months/stories.ts'
import { figureNames, yearInWords } from '../../src/consuntivo/months/words.ts'
import { BooksWorker } from '../../src/consuntivo/worker/books-worker.ts'
import type { Worked } from '../../src/ui/story/worked.ts'
import { type Cells, fileOf, reportOf, vase } from './reports.ts'

const costs = fileOf('costi.csv', 'SKU;Costo\nVASO;4,00\n')

const soldOn = (day: string, cells: Cells = {}): Cells => ({
  ...vase,
  'Data/Ora:': `${day} 2026 10:00:00 UTC`,
  ...cells,
})

const terms: YearTerms = {
  regime: 'forfettario',
  imposte: { ...addedDefaults.imposte, gestione: 'commercianti' },
  speseFisse: [
    { importo: 600, ogni: 'anno', dal: '', al: '' },
    { importo: 30, ogni: 'mese', dal: '2026-03', al: '' },
  ],
  apertura: '',
  primaDel1996: false,
  contributiVersati: null,
  altriRedditi: 0,
  addizionali: 0,
}

/** January and March of a shop that sells dear vases. */
const dear = [
  soldOn('5 gen', { Vendite: '24400,00', totale: '24395,53' }),
  soldOn('31 mar', { Vendite: '24400,00', totale: '24395,53' }),
]

async function yearOf(said: Partial<YearTerms>, files: File[], currency = 'EUR') {
  const api = new BooksWorker('margine-')
  await api.open(files, () => {})
  const { regime } = { ...terms, ...said }
  await api.terms({ regime }, () => {})
  const asked = { currency, terms: { ...terms, ...said }, today: '2026-11-28' }
  const years = await api.months(asked)
  return { api, asked, year: years[0] as YearResult }
}

const placeOf = (year: YearResult, at: number | null, said: Partial<YearTerms> = {}): Place => ({
  year,
  month: at === null ? null : (year.months[at] ?? null),
  terms: { ...terms, ...said },
  costNames: ['Commercialista', 'Gestionale'],
  currency: 'EUR',
})

const told = (story: Worked) => story.sum.replaceAll('\u00a0', ' ')

/** Every story under one, itself too. */
const all = (story: Worked): Worked[] => [
  story,
  ...story.parts.flatMap((part) => all(part as Worked)),
]

it('What lies ahead of a year, and VAT of its months, come with it', async () => {
  const { year } = await yearOf({ accontiVersati: { anno: 2026, importo: 100 } }, [
    reportOf('anno.csv', ...dear),
    costs,
  ])
  const { imposta, eccedenza } = year.total.burden
  expect(year.ahead?.limit).toMatchObject({ takings: 48_800, state: 'within', upTo: '2026-03-31' })
  expect(year.ahead?.due.find(({ what }) => what === 'saldo')?.amount).toBeCloseTo(
    imposta + eccedenza - 100,
    6,
  )
  expect(year.ahead?.knowsAdvances).toBe(true)
  expect(year.total.vat).toBeNull()
  const { year: ordinary } = await yearOf({ regime: 'ordinario' }, [
    reportOf('anno.csv', ...dear),
    costs,
  ])
  expect(ordinary.ahead?.limit).toBeNull()
  expect(ordinary.total.vat?.sales).toBeCloseTo(8800, 6)
  expect(ordinary.months[1]?.vat?.sales).toBe(0)
})

it('Fixed contributions of a year that opens after all that is in the reports are those of its months', async () => {
  const { year } = await yearOf({ apertura: '2026-04' }, [reportOf('anno.csv', ...dear), costs])
  const fixed = year.ahead?.due.filter(({ what }) => what === 'fissi')
  expect(fixed?.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(4611.64 * 0.75, 6)
})

it('A subscription is of the marketplace that charges it, and of no other', async () => {
  const subscription = fileOf(
    'manomano.csv',
    'REFERENCE;TYPE;PAYOUT_REFERENCE;PAYOUT_DATE;NET_AMOUNT;AMOUNT;AMOUNT_VAT_EXCL\nS1;SUBSCRIPTION;P1;2026-10-10;-61.00;-61.00;-50.00\n',
  )
  const { year } = await yearOf({}, [reportOf('mese.csv', soldOn('5 ott')), subscription, costs])
  expect([...year.total.subscribed]).toEqual(['ManoMano'])
  expect(year.total.abbonamento).toBeGreaterThan(0)
})

describe('A year in words', () => {
  it('says what is left of what came in, and what to put aside', async () => {
    const { year } = await yearOf({}, [reportOf('anno.csv', ...dear), costs])
    expect(yearInWords(year, 'EUR', true)).toBe(
      'Da gennaio a marzo ti restano 44.545 € su 48.800 incassati; metti da parte 4.056 €.',
    )
  })

  it('says that contributions are left out, while nobody said which the seller pays', async () => {
    const { year } = await yearOf({}, [reportOf('anno.csv', ...dear), costs])
    expect(yearInWords(year, 'EUR', false)).toBe(
      'Da gennaio a marzo ti restano 44.545 € su 48.800 incassati; metti da parte 4.056 €, contributi INPS esclusi.',
    )
    const untaxed = { ...year, total: { ...year.total, tasse: 0 } }
    expect(yearInWords(untaxed, 'EUR', false)).toBe(
      'Da gennaio a marzo ti restano 44.545 € su 48.800 incassati, contributi INPS esclusi.',
    )
    expect(yearInWords(untaxed, 'GBP', false)).not.toContain('INPS')
  })

  it('says a loss as one', async () => {
    const { year } = await yearOf({}, [reportOf('mese.csv', soldOn('5 gen')), costs])
    expect(yearInWords(year, 'EUR', true)).toBe(
      'In gennaio perdi 419 € su 24 incassati; metti da parte 384 €.',
    )
  })

  it('says of how many articles the cost is missing, and shows no profit', async () => {
    const { year } = await yearOf({}, [reportOf('mese.csv', soldOn('5 apr'), soldOn('6 apr'))])
    expect(year.total.resta).toBeNaN()
    expect(yearInWords(year, 'EUR', true)).toBe(
      'In aprile hai incassato 49 €; metti da parte 384 €. Che cosa resta non si può ancora dire: manca il costo di 1 articolo.',
    )
    expect(storyOf('resta', placeOf(year, 0)).value).toBe('—')
    expect(storyOf('costo', placeOf(year, 0)).why).toBe(
      'Non si può dire: manca il costo di 1 articolo.',
    )
  })

  it('is of one currency, in another without fixed costs and taxes', async () => {
    const sold = '2026-10-20,Order,1-1,BORSA-03,Borsa,1,60.00,-7.00,53.00,GBP'
    const report = fileOf(
      'ebay.csv',
      `Transaction creation date,Type,Order number,Custom label,Item title,Quantity,Item subtotal,Final Value Fee - variable,Net amount,Payout currency\n${sold}\n`,
    )
    const { year, api } = await yearOf({}, [report], 'GBP')
    const { books } = await api.terms({}, () => {})
    expect(books.currencies).toEqual(['GBP'])
    expect(partsOf(year, 'GBP').map(({ key }) => key)).not.toContain('tasse')
    expect([year.total.speseFisse, year.total.tasse]).toEqual([0, 0])
    expect(notesOf(year, { terms, knowsFund: false, currency: 'GBP', others: [] })).toEqual([
      'Aggiungi un file con SKU e costo, oppure scrivi qui sopra quanto costa la merce in percento dei ricavi.',
      'In GBP, prima di spese fisse, contributi e imposte, che sono in euro.',
    ])
  })
})

describe('What is said beside a year', () => {
  it('names what was not said, what does not count, and what is only likely', async () => {
    const said = { apertura: '2026-07', speseFisse: [] }
    const { year } = await yearOf(said, [reportOf('mese.csv', soldOn('5 mar')), costs])
    const beside = { terms: { ...terms, ...said }, knowsFund: false, currency: 'EUR' }
    expect(notesOf({ ...year, rulesOf: 2025 }, { ...beside, others: ['GBP'] })).toEqual([
      '«Da mettere da parte» è senza contributi: non so ancora se sei iscritto a una gestione INPS.',
      'Non hai scritto spese fisse: contano zero.',
      'Le regole del 2026 non ci sono ancora: «Da mettere da parte» è provvisorio, con quelle del 2025.',
      'Nei rapporti ci sono movimenti di marzo 2026, prima del tuo mese di apertura (luglio 2026): controllalo.',
      'Quello che è in GBP non è in questi mesi: sceglilo in «Valuta» per vederlo.',
    ])
    const months = year.months.map((month) => ({ ...month, period: '2025-03' }))
    const yearBefore = { ...year, months, year: 2025, begins: '2025-01' }
    expect(notesOf(yearBefore, { ...beside, others: [] }).join()).toContain(
      'movimenti di marzo 2025, prima del tuo mese di apertura (luglio 2026)',
    )
    const ofYear2023 = { ...year, year: 2023, rulesOf: 2024 }
    expect(notesOf(ofYear2023, { ...beside, others: [] }).join()).toContain('del 2023 non ci sono:')
    const ofYear2024 = { ...year, year: 2024, rulesOf: 2024 }
    const known = { terms, knowsFund: true, currency: 'EUR', others: [] }
    expect(notesOf(ofYear2024, known)).toContain('I contributi del 2024 sono una cifra indicativa.')
  })
})

describe('How a figure was worked out', () => {
  it('is told for the tax of a month: what the year comes to with it, less what it came to before', async () => {
    const { year } = await yearOf({}, [reportOf('anno.csv', ...dear), costs])
    const story = storyOf('tasse', placeOf(year, 2))
    expect(told(story)).toBe('4.056,13 € − 2.117,32 € = 1.938,81 €')
    const [fixed] = all(story).filter(({ key }) => key === 'fissi')
    expect(fixed && told(fixed)).toBe('4.611,64 € × 3 ÷ 12 = 1.152,91 €')
    const [excess] = all(story).filter(({ key }) => key === 'eccedenza')
    expect(excess && told(excess)).toBe('24,48% × (19.520,00 € − 18.808,00 €) = 174,30 €')
    const [income] = all(story).filter(({ key }) => key === 'reddito')
    expect(income && told(income)).toBe('40% × 48.800,00 € = 19.520,00 €')
    const [tax] = all(story).filter(({ key }) => key === 'sostitutiva')
    expect(tax && told(tax)).toMatch(/^15% × 18\.192,79 € = /)
  })

  it('is told with the reduction of the contributions, in its rate and in what is fixed', async () => {
    const said = { imposte: { ...terms.imposte, riduzione: '35' } } as const
    const { year } = await yearOf(said, [reportOf('anno.csv', ...dear), costs])
    const stories = all(storyOf('tasse', placeOf(year, 2, said)))
    const [fixed, excess] = ['fissi', 'eccedenza'].map((one) =>
      stories.find(({ key }) => key === one),
    )
    expect(fixed && told(fixed)).toBe('3.000,17 € × 3 ÷ 12 = 750,04 €')
    expect(fixed?.why?.replaceAll('\u00a0', ' ')).toContain('senza, sarebbero 4.611,64 €')
    expect(excess && told(excess)).toBe('15,912% × (19.520,00 € − 18.808,00 €) = 113,29 €')
  })

  it('is told for the income tax of the ordinary regime by its steps and its deduction', async () => {
    const { year } = await yearOf({ regime: 'ordinario' }, [reportOf('anno.csv', ...dear), costs])
    const story = storyOf('tasse', placeOf(year, null, { regime: 'ordinario' }))
    const [tax] = all(story).filter(({ key }) => key === 'imposta')
    expect(tax?.parts.map(({ name }) => name)).toEqual(['IRPEF a scaglioni', 'Detrazione'])
    const [bands] = all(story).filter(({ key }) => key === 'irpef')
    expect(bands?.why).toContain('23%, 33% oltre 28.000,00')
  })

  it('names each fixed cost of the month, a yearly one by its twelfth', async () => {
    const { year } = await yearOf({}, [reportOf('anno.csv', ...dear), costs])
    const [january, , march] = [0, 1, 2].map((at) => storyOf('speseFisse', placeOf(year, at)))
    expect(january && told(january)).toBe('50,00 €')
    expect(march?.parts.map(({ name, sum }) => [name, sum.replaceAll('\u00a0', ' ')])).toEqual([
      ['Commercialista', '600,00 € ÷ 12 = 50,00 €'],
      ['Gestionale', '30,00 €'],
    ])
  })

  it.each(['forfettario', 'ordinario'] as const)(
    'adds up for every figure of every month and of the year: %s',
    async (regime) => {
      const said = { regime, addizionali: 2, altriRedditi: regime === 'ordinario' ? 9000 : 0 }
      const { year } = await yearOf(said, [reportOf('anno.csv', ...dear), costs])
      for (const at of [0, 1, 2, null])
        for (const figure of Object.keys(figureNames) as (keyof typeof figureNames)[]) {
          const place = placeOf(year, at, said)
          const result = place.month ?? year.total
          const { amount, name, value } = storyOf(figure, place)
          expect([name, value.length > 0]).toEqual([figureNames[figure], true])
          if (figure in result) expect(amount).toBeCloseTo(Reflect.get(result, figure), 6)
        }
    },
  )
})

describe('The picture of the months', () => {
  it('has what is left on top of each bar, a loss below the line, and no bar for what is not known', async () => {
    const { year } = await yearOf({}, [reportOf('anno.csv', ...dear), costs])
    const parts = partsOf(year, 'EUR')
    const { bars, zero } = barsOf(year.months, parts, { width: 600, em: 10 })
    const [january, february] = bars
    expect(january?.parts.at(-1)?.key).toBe('resta')
    expect(january?.top).toBeCloseTo(january?.parts.at(-1)?.y ?? 0, 6)
    // Nothing came in: all that it costs lies below.
    expect(february?.parts.map(({ key }) => key)).toEqual(['speseFisse', 'tasse'])
    expect(february?.parts.every(({ y }) => y >= zero - 1e-6)).toBe(true)

    const open = await yearOf({}, [reportOf('mese.csv', soldOn('5 gen'))])
    const unknown = barsOf(open.year.months, parts, { width: 600, em: 10 })
    expect(unknown.bars[0]?.parts.map(({ key }) => key)).not.toContain('resta')
  })
})

describe('The file of the months', () => {
  it('has a formula for what is left and for the year, and the figures of the page', async () => {
    const { api, asked, year } = await yearOf({}, [reportOf('anno.csv', ...dear), costs])
    const { name, blob } = await api.exportMonths({ ...asked, form: 'xlsx' })
    expect(name).toBe('mesi.xlsx')
    const book = await readXlsx(new Uint8Array(await blob.arrayBuffer()))
    const [sheet] = book.sheets
    const titles = sheet?.rows[0] ?? []
    const left = titles.indexOf('resta')
    expect(sheet?.rows.map(([first]) => first)).toEqual([
      ...['mese', '2026-01', '2026-02', '2026-03', 'anno'],
    ])
    expect(sheet?.rows[1]?.[left]).toBeCloseTo(year.months[0]?.resta ?? 0, 9)
    expect(sheet?.cells?.get(`1,${left}`)?.formula).toBe('N2-O2')
    expect(sheet?.cells?.get(`4,${left}`)?.formula).toBe('SUM(P2:P4)')
    const text = await (await api.exportMonths({ ...asked, form: 'csv' })).blob.text()
    expect(text.split('\r\n').map((line) => line.split(';')[0])).toEqual([
      ...['mese', '2026-01', '2026-02', '2026-03', 'anno', ''],
    ])
  })
})
