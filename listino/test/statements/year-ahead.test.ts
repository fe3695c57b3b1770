import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

type Sale = { on: [day: number, month: number, year?: number]; cents: number; currency?: string }

const money = (cents: number) => (cents / 100).toFixed(2)

/** Sales of one vase each on eBay. */
const sold = (...sales: Sale[]) =>
  reports.put(
    'ebay.csv',
    [
      'Transaction creation date,Type,Order number,Custom label,Item title,Quantity,Item subtotal,Final Value Fee - variable,Net amount,Payout currency',
      ...sales.map(({ on: [day, month, year = 2026], cents, currency = 'EUR' }, at) =>
        [
          `"${day} ${names[month - 1]} ${year}",${cents < 0 ? 'Refund' : 'Order'},11-${at},V,Vaso,1`,
          `${money(cents)},0,${money(cents)},${currency}`,
        ].join(','),
      ),
    ].join('\r\n'),
  )

const costs = reports.put('costi.csv', 'SKU;Costo\nV;4,00\n')

const told = async (...args: string[]) =>
  (await reports.charges(...args, '--costi', costs, '--per', 'mese')).said

const flat = ['--regime', 'forfettario', '--gestione', 'commercianti']

describe('The limit of the forfettario', () => {
  it('is told with its share, and with the day that it is reached at this pace', async () => {
    const said = await told(
      sold({ on: [5, 1], cents: 30_000_00 }, { on: [30, 6], cents: 30_000_00 }),
      ...flat,
    )
    expect(said).toContain(
      'Fino al 30 giugno 2026 hai incassato 60.000,00 €: il 70% degli 85.000 € del forfettario. A questo ritmo ci arrivi il 14 settembre 2026.',
    )
    const less = await told(sold({ on: [30, 6], cents: 100_00 }), ...flat)
    expect(less.join('\n')).toContain('A questo ritmo nel 2026 non ci arrivi.')
  })

  it('warns from 85 % on, and names the day on which it was passed; what was given back does not count', async () => {
    const near = await told(
      sold({ on: [5, 1], cents: 80_000_00 }, { on: [8, 3], cents: -5000_00 }),
      ...flat,
    )
    expect(near.join('\n')).toContain(
      "Attenzione. Fino all'8 marzo 2026 hai incassato 75.000,00 €: l'88% degli 85.000 €",
    )
    const passed = await told(
      sold({ on: [5, 1], cents: 70_000_00 }, { on: [15, 9], cents: 20_000_00 }),
      ...flat,
    )
    expect(passed.join('\n')).toContain(
      'hai superato 85.000 € il 15 settembre 2026, quindi dal 1º gennaio 2027 sei fuori dal forfettario.',
    )
    const atOnce = await told(
      sold({ on: [31, 3], cents: 70_000_00 }, { on: [11, 9], cents: 40_000_00 }),
      ...flat,
    )
    expect(atOnce.join('\n')).toContain(
      "con l'operazione dell'11 settembre 2026 hai superato 100.000 €. Da quella operazione sei fuori dal forfettario e devi l'IVA",
    )
  })

  it('is reached with its last cent, passed with the next', async () => {
    const at = await told(sold({ on: [5, 6], cents: 85_000_00 }), ...flat)
    const first = at.find((line) => line.includes('degli 85.000'))
    expect(first).toMatch(/^Attenzione\..*il 100% degli 85\.000 € del forfettario\.$/)
    const above = await told(sold({ on: [5, 6], cents: 85_000_01 }), ...flat)
    expect(above.join('\n')).toContain('hai superato 85.000 € il 5 giugno 2026')
    const higher = await told(sold({ on: [5, 6], cents: 100_000_00 }), ...flat)
    expect(higher.join('\n')).toContain('quindi dal 1º gennaio 2027 sei fuori')
  })

  it('is less in the opening year, by the days of activity', async () => {
    const opened = (cents: number) =>
      told(sold({ on: [5, 7], cents }), ...flat, '--apertura', '2026-07')
    const less =
      "Nell'anno di apertura gli 85.000 € valgono in proporzione ai giorni di attività: aprendo il 1º luglio 2026, 42.849,32 €. Se li superi chiedi al commercialista."
    expect(await opened(40_000_00)).toContain(less)
    expect(await opened(60_000_00)).toContain(`Attenzione. ${less}`)
    const whole = await told(sold({ on: [5, 1], cents: 1 }), ...flat, '--apertura', '2026-01')
    expect(whole.join('\n')).not.toContain("Nell'anno di apertura")
  })

  it('is of takings in euro since the first month that reports have, and says what they lack', async () => {
    const said = await told(
      sold({ on: [1, 3], cents: 1000_00 }, { on: [2, 3], cents: 90_000_00, currency: 'GBP' }),
      ...flat,
    )
    expect(said.join('\n')).toContain("hai incassato 1.000,00 €: l'1% degli")
    expect(said).toContain(
      'Contano anche gli incassi in GBP, che qui mancano: aggiungili al cambio del loro giorno.',
    )
    const inEuro = await told(sold({ on: [1, 3], cents: 1000_00 }), ...flat)
    expect(inEuro.join('\n')).not.toContain('che qui mancano')
    expect(said).toContain('Nei rapporti mancano i primi mesi: il totale vero può essere più alto.')
    expect(said.find((line) => /saldo del/.test(line))).toBeUndefined()
    const more = await told(
      sold({ on: [1, 3], cents: 40_000_00 }, { on: [9, 12], cents: 20_000_00 }),
      ...flat,
    )
    expect(more.join('\n')).toMatch(
      /saldo del 2026, .* € \(sulle vendite da marzo a dicembre, togli/,
    )
    const ordinary = await told(sold({ on: [1, 3], cents: 1000_00 }))
    expect(ordinary.join('\n')).not.toContain('forfettario')
  })
})

it('Takings by the day add up to what the year came to, whatever was sold and given back', async () => {
  const sale = fc.record({
    on: fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 })),
    cents: fc.integer({ min: -90_000, max: 900_000 }).filter((cents) => cents !== 0),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 12 }), async (sales) => {
      const { rows, said } = await reports.charges(sold(...sales), '--per', 'mese', ...flat)
      const year = rows.at(-1) as unknown as Record<'incassi' | 'rimborsi', string>
      const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
      const [, told = ''] = /hai incassato (.*?) €/.exec(said.join('\n')) ?? []
      expect(cents(told.replaceAll('.', '').replace('−', '-'))).toBe(
        cents(year.incassi) - cents(year.rimborsi),
      )
    }),
    { numRuns: 30 },
  )
})

describe('What falls due', () => {
  it('is told with its day and what isn’t certain: what is sold later, and rules that there are not yet', async () => {
    const said = await told(
      sold({ on: [5, 1], cents: 1000_00 }, { on: [5, 9], cents: 49_000_00 }),
      ...flat,
    )
    expect(said).toEqual(
      expect.arrayContaining([
        '18 maggio 2026: contributi INPS fissi del 2026, 1.152,91 €.',
        '16 febbraio 2027: contributi INPS fissi del 2026, 1.152,91 €.',
        expect.stringMatching(
          /^30 giugno 2027: saldo del 2026, .* € \(sulle vendite fino a settembre, togli gli acconti già versati\)\.$/,
        ),
        expect.stringMatching(/^30 giugno 2027: primo acconto per il 2027, /),
        expect.stringMatching(
          /^Nel 2027 ti servono .* €: tienili da parte anche dopo Capodanno\.$/,
        ),
      ]),
    )
    const later = await told(sold({ on: [5, 12, 2027], cents: 50_000_00 }), ...flat)
    expect(later.join('\n')).toContain('(provvisorio, con le regole del 2026)')
  })

  it('names a single advance so, leaves out what is nothing, and asks who knows where the law isn’t certain', async () => {
    const small = await told(
      sold({ on: [31, 12], cents: 3_333_33 }),
      ...['--regime', 'forfettario', '--gestione', 'nessuna'],
    )
    expect(small.filter((line) => /acconto/.test(line))).toEqual([
      '30 novembre 2027: acconto unico per il 2027, 200,00 € (sulle vendite di dicembre).',
    ])
    const opened = await told(sold({ on: [5, 9], cents: 100_00 }), ...flat, '--apertura', '2026-08')
    expect(opened.filter((line) => /fissi/.test(line))).toEqual([
      '16 novembre 2026: contributi INPS fissi del 2026, 768,61 € (chiedi al commercialista).',
      '16 febbraio 2027: contributi INPS fissi del 2026, 1.152,91 € (chiedi al commercialista).',
    ])
    const ordinary = await told(
      sold({ on: [31, 12], cents: 50_000_00 }),
      ...['--gestione', 'commercianti', '--addizionali', '2'],
    )
    expect(ordinary.join('\n')).toMatch(/acconto per il 2027, .* \(.*chiedi al commercialista\)\./)
    expect(ordinary.join('\n')).toMatch(/Le addizionali \(.* €\) non hanno qui una data/)
  })

  it('has no amount where a cost that it needs is unknown', async () => {
    const sales = sold({ on: [5, 9], cents: 50_000_00 })
    const { said } = await reports.charges(sales, '--per', 'mese', '--gestione', 'commercianti')
    expect(said).toContain(
      '30 giugno 2027: saldo del 2026 (manca il costo di qualche articolo, sulle vendite di settembre, togli gli acconti già versati).',
    )
    expect(said).toContain('18 maggio 2026: contributi INPS fissi del 2026, 1.152,91 €.')
  })
})
