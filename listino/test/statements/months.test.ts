import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

type Sale = {
  month: number
  cents: number
  fee: number
  year?: number
  sku?: string
  currency?: string
}

const money = (cents: number) => (cents / 100).toFixed(2)

/** Sales of one vase each on eBay, on the fifth of a month. */
const sold = (sales: readonly Sale[], name = 'ebay.csv') =>
  reports.put(
    name,
    [
      'Transaction creation date,Type,Order number,Custom label,Item title,Quantity,Item subtotal,Final Value Fee - variable,Net amount,Payout currency',
      ...sales.map(({ month, cents, fee, year = 2026, sku = 'V', currency = 'EUR' }, at) =>
        [
          `"5 ${names[month - 1]} ${year}",Order,11-${at},${sku},Vaso,1`,
          `${money(cents)},${money(-fee)},${money(cents - fee)},${currency}`,
        ].join(','),
      ),
    ].join('\r\n'),
  )

const costs = reports.put('costi.csv', 'SKU;Costo\nV;4,00\n')
const fixedCosts = reports.put(
  'fissi.csv',
  'Nome;Importo;Ogni;Dal;Al\nCommercialista;600;anno;;\nGestionale;30,00;mese;2026-03;\n',
)

type Month = Record<string, string> & { mese: string }

const months = async (...args: string[]) => {
  const { rows, ...others } = await reports.charges(...args, '--per', 'mese', '--formato', 'dati')
  return { rows: rows as unknown as Month[], ...others }
}

const number = (row: Month | undefined, column: string) => Number(row?.[column] || Number.NaN)

describe('Reports by the month', () => {
  it('say of each what came in, what was taken, fixed costs, what to put aside and what is left, and the year', async () => {
    const sales = [
      { month: 1, cents: 12_200, fee: 1220 },
      { month: 3, cents: 24_400, fee: 2440 },
    ]
    const {
      rows,
      names: columns,
      said,
    } = await months(
      ...[sold(sales), '--costi', costs, '--spese-fisse', fixedCosts, '--gestione', 'commercianti'],
    )
    expect(columns.join()).toBe(
      'mese,incassi,rimborsi,ricavi,commissione,digitali,logistica,pubblicita,altri_costi,costo,spedizioni,guadagno,spese_fisse,risultato,tasse,resta',
    )
    expect(rows.map(({ mese }) => mese)).toEqual(['2026-01', '2026-02', '2026-03', 'anno'])
    const [january, february, , year] = rows
    expect(number(january, 'guadagno')).toBeCloseTo(100 - 12.2 - 4, 9)
    expect(number(january, 'risultato')).toBeCloseTo(83.8 - 50, 9)
    // Nothing was sold: fixed costs and a twelfth of the contributions are due all the same.
    expect(february).toMatchObject({ incassi: '0', spese_fisse: '50' })
    expect(number(february, 'resta')).toBeCloseTo(-50 - 4611.64 / 12, 6)
    expect(number(year, 'spese_fisse')).toBe(180)
    expect(said.join()).toContain('Da gennaio a marzo 2026 perdi 1.077,51 €')
  })

  it('add up to the year, and what is left with all that was taken is what came in', async () => {
    const sale = fc.record({
      month: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: 500, max: 900_000 }),
      fee: fc.integer({ min: 0, max: 400 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(sale, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('ordinario', 'forfettario'),
        fc.constantFrom('nessuna', 'commercianti', 'artigiani'),
        async (sales, regime, gestione) => {
          const { rows } = await months(
            ...[sold(sales), '--costi', costs, '--spese-fisse', fixedCosts],
            ...['--regime', regime, '--gestione', gestione],
          )
          const year = rows.at(-1)
          for (const column of Object.keys(year ?? {}).slice(1)) {
            const sum = rows.slice(0, -1).reduce((all, row) => all + number(row, column), 0)
            expect(sum).toBeCloseTo(number(year, column), 5)
          }
          for (const row of rows) {
            const of = (column: string) => number(row, column)
            const taken = ['commissione', 'digitali', 'logistica', 'pubblicita', 'altri_costi']
            const gone = [...taken, 'costo', 'spedizioni', 'spese_fisse', 'tasse']
            const all = gone.reduce((sum, column) => sum + of(column), of('resta'))
            expect(all).toBeCloseTo(of('ricavi'), 5)
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('leave what is left open from the month on in which a cost is unknown', async () => {
    const sales = [
      { month: 1, cents: 12_200, fee: 0 },
      { month: 2, cents: 12_200, fee: 0, sku: 'X' },
      { month: 3, cents: 12_200, fee: 0 },
    ]
    const { rows, said } = await months(sold(sales), '--costi', costs)
    expect(rows.map(({ resta }) => resta === '')).toEqual([false, true, true, true])
    expect(rows.map(({ guadagno }) => guadagno === '')).toEqual([false, true, false, true])
    expect(said.join()).toContain('di 2 mesi non si può dire che cosa resta')
    const flat = await months(sold(sales), '--costi', costs, '--regime', 'forfettario')
    expect(flat.rows.map(({ resta }) => resta === '')).toEqual([false, true, false, true])
  })

  it('say how many articles lack a cost, and from when to when reports have only some days of a month', async () => {
    const sales = [
      { month: 1, cents: 12_200, fee: 0, sku: 'X' },
      { month: 2, cents: 12_200, fee: 0, sku: 'X' },
      { month: 2, cents: 12_200, fee: 0, sku: 'Y' },
    ]
    const { said } = await months(sold(sales), '--costi', costs)
    expect(said.join()).toContain('non si può dire che cosa resta. 2 articoli non hanno un costo.')
    expect(said).toContain('gennaio 2026: dal 5 al 31.')
    expect(said).toContain('febbraio 2026: dal 1º al 5.')
  })

  it('never add one currency to another, and say which is in no month', async () => {
    const sales = [
      { month: 1, cents: 12_200, fee: 0 },
      { month: 1, cents: 50_000, fee: 0, currency: 'GBP' },
    ]
    const { rows, said } = await months(sold(sales), '--costi', costs)
    expect(rows[0]).toMatchObject({ incassi: '122' })
    expect(said).toContain('Importi in GBP: non sono in nessun mese.')
  })

  it('have a year each, the second by rules that are provisional where there are none yet', async () => {
    const sales = [
      { month: 12, cents: 12_200, fee: 0, year: 2026 },
      { month: 1, cents: 12_200, fee: 0, year: 2027 },
    ]
    const { rows, said } = await months(sold(sales), '--costi', costs)
    expect(rows.map(({ mese }) => mese)).toEqual(['2026-12', 'anno 2026', '2027-01', 'anno 2027'])
    expect(said).toContain('Le regole del 2027 non ci sono: conto provvisorio con quelle del 2026.')
    expect(said).toContain(
      "I mesi del 2026 prima di dicembre non sono nei rapporti: l'anno non li conta.",
    )
    expect(said).toContain('«tasse» è senza contributi: indica la gestione INPS con --gestione.')
  })

  it('begin with the opening month: fewer months of the minimum, and nothing before', async () => {
    const sales = [{ month: 7, cents: 12_200, fee: 0 }]
    const fund = ['--costi', costs, '--gestione', 'artigiani']
    const { rows } = await months(sold(sales), ...fund, '--apertura', '2026-07')
    expect(number(rows[0], 'tasse')).toBeCloseTo(4521.36 / 12, 6)
    await expect(months(sold(sales), ...fund, '--apertura', '2026-08')).rejects.toThrow(
      '--apertura 2026-08: nei rapporti ci sono movimenti di 2026-07.',
    )
  })

  it.each([
    ['--contributi-versati', 'boh', 'non è un importo da 0 in su'],
    ['--altri-redditi', 'abc', 'non è un importo da 0 in su'],
    ['--addizionali', 'x', 'non è una percentuale'],
    ['--apertura', 'marzo', 'non è un mese'],
    ['--spese-fisse', 'manca.csv', "non c'è"],
  ])('refuse %s %s', async (option, typed, why) => {
    const sales = sold([{ month: 1, cents: 12_200, fee: 0 }])
    await expect(months(sales, option, typed)).rejects.toThrow(why)
    await expect(reports.charges(sales, option, typed)).rejects.toThrow(
      option === '--spese-fisse' ? why : `${option} vale solo con --per mese.`,
    )
  })

  it('take a month in another currency for none, and what was paid for the year of those in euro', async () => {
    const sales = [
      { month: 12, cents: 12_200, fee: 0, year: 2025 },
      { month: 1, cents: 50_000, fee: 0, year: 2026, currency: 'GBP' },
    ]
    const fund = ['--gestione', 'artigiani', '--contributi-versati', '1000']
    const { rows } = await months(sold(sales), '--costi', costs, ...fund)
    expect(rows.map(({ mese }) => mese)).toEqual(['2025-12', 'anno'])
  })

  it.each([
    ['Nome;Importo;Ogni\nAffitto;cento;mese\n', 'riga 2: «cento» non è un importo da 0 in su.'],
    ['Nome;Importo;Ogni\nAffitto;100;giorno\n', 'riga 2: «giorno» non si capisce.'],
    ['Nome;Importo;Ogni;Dal\nAffitto;100;mese;marzo\n', 'riga 2: «marzo» non è un mese (AAAA-MM).'],
    ['Nome;Importo\nAffitto;100\n', 'manca la colonna «ogni»'],
    ['Nome;Importo;Ogni;Da\nAffitto;100;mese;\n', 'la colonna «Da» non si conosce'],
    [
      'Nome;Importo;Ogni;Dal;Al\nAffitto;100;mese;2026-05;2026-03\n',
      '«Dal» 2026-05 viene dopo «Al» 2026-03.',
    ],
  ])('refuse a file of fixed costs that they can’t read: %j', async (text, why) => {
    const file = reports.put('rotto.csv', text)
    const sales = sold([{ month: 1, cents: 12_200, fee: 0 }])
    await expect(months(sales, '--spese-fisse', file)).rejects.toThrow(why)
  })

  it('take the months of fixed costs as Excel writes them, and «Mese» as «mese»', async () => {
    const file = reports.put(
      'excel.csv',
      'Nome;Importo;Ogni;Dal;Al\nA;12;Mese;feb-26;3/2026\nB;24;ANNO;;2026-02-01\n',
    )
    const sales = [1, 2, 3, 4].map((month) => ({ month, cents: 12_200, fee: 0 }))
    const { rows } = await months(sold(sales), '--spese-fisse', file)
    expect(rows.map((row) => number(row, 'spese_fisse'))).toEqual([2, 14, 12, 0, 28])
  })

  it('say a loss as one, that no fixed costs count, and what does not count in the regime', async () => {
    const sales = [{ month: 1, cents: 200, fee: 0 }]
    const flat = [sold(sales), '--costi', costs, '--regime', 'forfettario']
    const { said } = await months(...flat, '--altri-redditi', '100')
    expect(said).toContain(
      'In gennaio 2026 perdi 3,00 € su 2,00 € incassati; da mettere da parte 0,12 €.',
    )
    expect(said).toContain(
      'Nessuna spesa fissa: «spese_fisse» conta zero. Indicale con --spese-fisse FILE.',
    )
    expect(said).toContain('--altri-redditi non conta in regime forfettario.')
    const of2024 = sold([{ month: 1, cents: 200, fee: 0, year: 2024 }])
    const earlier = await months(of2024, '--gestione', 'artigiani')
    expect(earlier.said).toContain('I contributi del 2024 sono una cifra indicativa.')
    expect(said.join()).not.toContain('indicativa')
    const whole = await months(sold(sales), '--riduzione', '35', '--spese-fisse', fixedCosts)
    expect(whole.said).toContain('--riduzione non conta in regime ordinario.')
    expect(whole.said.join()).not.toMatch(/Nessuna spesa fissa|--altri-redditi/)
  })
})
