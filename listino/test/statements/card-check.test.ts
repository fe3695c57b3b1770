import { afterAll, describe, expect, it } from 'vitest'
import { amazonFile, italianHeader, italianRow, october, preamble } from './amazon-files.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

type Cells = Parameters<typeof italianRow>[0]

const reportOf = (name: string, ...rows: Cells[]) =>
  reports.put(name, amazonFile([...preamble, [...italianHeader], ...rows.map(italianRow)]))

/** A sale on Amazon.it of one article: what is paid, with VAT, and what is charged. */
const sale = (sku: string, paid: string, charged: string, more: Cells = {}): Cells => ({
  'Data/Ora:': '5 ott 2026 10:00:00 UTC',
  Tipo: 'Ordine',
  SKU: sku,
  Quantità: '1',
  Marketplace: 'amazon.it',
  Vendite: paid,
  'Commissioni di vendita': charged,
  totale: (Number(paid.replace(',', '.')) + Number(charged.replace(',', '.')))
    .toFixed(2)
    .replace('.', ','),
  ...more,
})

const refund = (sku: string, paid: string, givenBack: string, more: Cells = {}): Cells =>
  sale(sku, paid, givenBack, { Tipo: 'Rimborso', ...more })

/** What is said of the only article of a report. */
async function checkOf(rows: Cells[], ...options: string[]) {
  const { code, rows: found } = await reports.charges(reportOf('uno.csv', ...rows), ...options)
  expect(code).toBe(0)
  const { commissione, commissione_attesa, differenza, spiegazione } = found[0] ?? {}
  return { commissione, commissione_attesa, differenza, spiegazione }
}

const costs = (text: string) => reports.put('costi-categorie.csv', text)

describe('Charges set against the card of their day', () => {
  it('are equal where Amazon charged 15% of the price with VAT, with VAT on it, and gave back what it should', async () => {
    // 79,80 × 15% = 11,97; given back 5,985 − 20% = 4,788; 7,182 in all. The cup paid 2,68 for 14,64: 2,196 without VAT.
    const { rows } = await reports.charges(reports.put('ottobre.csv', amazonFile(october)))
    expect(rows.slice(0, 2)).toMatchObject([
      { sku: 'LAMPADA-01', commissione: '7,18', commissione_attesa: '7,18', differenza: '0,00' },
      { sku: 'TAZZA-BLU', commissione: '2,20', commissione_attesa: '2,20', differenza: '0,00' },
    ])
    expect(rows.slice(0, 3).map(({ spiegazione }) => spiegazione)).toEqual(['uguale', 'uguale', ''])
  })

  it('name the rate that fits where the article was charged by another category', async () => {
    // 7% of 100 € is 7, with VAT 8,54; at 15% it would be 15.
    expect(await checkOf([sale('A', '100,00', '-8,54')])).toEqual({
      commissione: '7,00',
      commissione_attesa: '15,00',
      differenza: '-8,00',
      spiegazione: 'categoria (7%)',
    })
  })

  it('are compared with the category that the file of costs names, which is then no guess', async () => {
    const file = costs('SKU;Costo;Categoria\nA;10,00;electronics\n')
    const rows = [sale('A', '100,00', '-18,30')]
    const { rows: found } = await reports.charges(reportOf('due.csv', ...rows), '--costi', file)
    expect(found[0]).toMatchObject({
      commissione: '15,00',
      commissione_attesa: '7,00',
      differenza: '8,00',
      spiegazione: 'categoria (15%)',
    })
    expect(found[0]?.misurato).not.toContain('ipotizzata')
  })

  describe('where costs are the FBA fee preview', () => {
    const preview = reports.put(
      'anteprima.csv',
      [
        'sku,asin,amazon-store,your-price,sales-price,currency,estimated-referral-fee-per-unit,estimated-variable-closing-fee,expected-domestic-fulfilment-fee-per-unit',
        'CUFFIE,B01,IT,120.00,100.00,EUR,7.21,0.00,3.10',
        'CUFFIE,B01,DE,100.00,100.00,EUR,15.00,0.00,3.10',
        'LIBRO,B02,IT,20.00,20.00,EUR,3.00,1.01,3.10',
        'PENNA,B03,IT,1.50,1.50,EUR,0.30,0.00,3.10',
      ].join('\n'),
    )
    const checked = async (row: Cells) =>
      (await reports.charges(reportOf('uno.csv', row), '--costi', preview)).rows[0]

    it('are compared with a category that has the fee which it tells, which is then no guess', async () => {
      const asTold = await checked(sale('CUFFIE', '100,00', '-8,54'))
      expect(asTold).toMatchObject({ commissione_attesa: '7,00', spiegazione: 'uguale' })
      expect(asTold?.misurato).not.toContain('ipotizzata')
      const dearer = await checked(sale('CUFFIE', '100,00', '-18,30'))
      expect(dearer).toMatchObject({ differenza: '8,00', spiegazione: 'categoria (15%)' })
      expect(dearer?.misurato).not.toContain('ipotizzata')
    })

    it('know books and media by the closing fee', async () => {
      // 15% of 20 € and 1,01, with VAT.
      const book = await checked(sale('LIBRO', '20,00', '-4,89'))
      expect(book).toMatchObject({ commissione_attesa: '4,01', spiegazione: 'uguale' })
    })

    it('guess the category where it tells a minimum fee, which most categories have', async () => {
      const pen = await checked(sale('PENNA', '100,00', '-8,54'))
      expect(pen?.misurato).toContain('ipotizzata')
    })
  })

  it('name what a category adds for each piece, where its percentage is that of others', async () => {
    // Books are 15% and 1,01 €: without that the fee is that of many categories.
    expect(await checkOf([sale('A', '100,00', '-19,53')])).toMatchObject({
      commissione_attesa: '15,00',
      spiegazione: 'categoria (15% + 1,01\u00a0€)',
    })
  })

  it('say that the category is a guess where nobody names it', async () => {
    const { rows } = await reports.charges(reportOf('tre.csv', sale('A', '100,00', '-18,30')))
    expect(rows[0]?.misurato).toContain('commissione_attesa (categoria Standard ipotizzata)')
  })

  it('are charged on each piece, not on the order, where rates depend on the price', async () => {
    // Two pieces of 9,00 € in beauty: 8% each, for a whole order of 18,00 € it would be 15%.
    const file = costs('SKU;Costo;Categoria\nA;1,00;beauty\n')
    const two = sale('A', '18,00', '-1,76', { Quantità: '2' })
    expect(await checkOf([two], '--costi', file)).toMatchObject({
      commissione_attesa: '1,44',
      spiegazione: 'uguale',
    })
  })

  it.each([
    ['iva', 'the fee was charged without the VAT that the report includes', '100,00', '-15,00'],
    ['digitali', 'the digital services fee is within the commission', '100,00', '-18,85'],
    ['minimo', 'the minimum of 0,30 € was not charged', '1,00', '-0,18'],
    ['arrotondamento', 'it is a cent more', '100,00', '-18,31'],
    ['nonSpiegata', 'nothing fits', '100,00', '-21,37'],
  ])('are explained by «%s» where %s', async (why, _, paid, charged) => {
    expect((await checkOf([sale('A', paid, charged)])).spiegazione).toBe(why)
  })

  it('name the rate that fits where the digital services fee is within a commission by another category', async () => {
    // 7% of 100 € and 3% of that: 7,21, with VAT 8,80. Rounded each, 8,54 and 0,26, it is the same.
    expect(await checkOf([sale('A', '100,00', '-8,80')])).toMatchObject({
      commissione: '7,21',
      spiegazione: 'categoria (7%)',
    })
    // A fee beside it says that it isn't within.
    const apart = sale('A', '100,00', '-8,80', {
      'Altri costi relativi alle transazioni': '-0,26',
      totale: '90,94',
    })
    expect((await checkOf([apart])).spiegazione).toBe('nonSpiegata')
  })

  it('of a partial refund give back its share of what the sale was charged, not what its amount would be', async () => {
    const groceries = costs('SKU;Costo;Categoria\nTE;5,00;Alimentari e cura della casa\n')
    // 15% of 30,00, of which 5,00 ÷ 30,00 given back less a fifth: 4,50 − 0,60. Of 5,00 alone it would be 8%.
    const rows = [sale('TE', '30,00', '-5,49'), refund('TE', '-5,00', '0,73')]
    expect(await checkOf(rows, '--costi', groceries)).toMatchObject({
      commissione_attesa: '3,90',
      spiegazione: 'uguale',
    })
  })

  it('keep at most 5 € of a refund, however many pieces its row gives back', async () => {
    // Amazon's example: 300,00 with 40,00 of shipping and 5,00 of wrapping is charged 51,75, of which 5,00 are kept.
    const whole = {
      ...sale('A', '300,00', '-63,14', { totale: '281,86' }),
      ...{ 'Accrediti per le spedizioni': '40,00', 'Accrediti per confezioni regalo': '5,00' },
    }
    const back = {
      ...refund('A', '-300,00', '57,04', { totale: '-287,96' }),
      ...{ 'Accrediti per le spedizioni': '-40,00', 'Accrediti per confezioni regalo': '-5,00' },
    }
    expect(await checkOf([whole, back])).toMatchObject({
      ...{ commissione_attesa: '5,00', differenza: '0,00', spiegazione: 'uguale' },
    })
    // Two pieces for 100,00: of 30,00 a fifth would be 6,00.
    const two = { Quantità: '2' }
    const rows = [sale('B', '200,00', '-36,60', two), refund('B', '-200,00', '30,50', two)]
    expect(await checkOf(rows)).toMatchObject({ commissione_attesa: '5,00', spiegazione: 'uguale' })
  })

  it('of a partial refund are given back in proportion to all that was paid, shipping included', async () => {
    // Amazon's example: 30,00 and 2,75, of which 6,00 given back. 15% is 4,9125, of that 6,00 ÷ 32,75 less a fifth.
    const sold = sale('A', '30,00', '-5,99', {
      ...{ 'Accrediti per le spedizioni': '2,75', totale: '26,76' },
    })
    expect(await checkOf([sold, refund('A', '-6,00', '0,88')])).toMatchObject({
      ...{ commissione_attesa: '4,19', spiegazione: 'uguale' },
    })
  })

  it('are explained by «reso» where a refund gave back less than the card says', async () => {
    // Of 18,30 should come back 15 − 3 = 12, with VAT 14,64.
    const rows = [sale('A', '100,00', '-18,30'), refund('A', '-100,00', '10,00')]
    expect(await checkOf(rows)).toMatchObject({ commissione_attesa: '3,00', spiegazione: 'reso' })
  })

  it('are explained by what most of the difference comes from', async () => {
    const rows = [
      sale('A', '100,00', '-18,30'),
      sale('A', '100,00', '-18,31'),
      sale('A', '100,00', '-30,00'),
    ]
    expect((await checkOf(rows)).spiegazione).toBe('nonSpiegata')
  })

  it('count with VAT in the forfettario regime, as charged', async () => {
    const rows = [sale('A', '100,00', '-8,54')]
    expect(await checkOf(rows, '--regime', 'forfettario')).toMatchObject({
      commissione: '8,54',
      commissione_attesa: '18,30',
      differenza: '-9,76',
    })
  })

  it('are compared with the card of the day of each sale, or of the day that is asked for', async () => {
    // Home at 19,00 €: 15% in January, 8% from February on.
    const file = costs('SKU;Costo;Categoria\nA;1,00;Casa\n')
    const inJanuary = sale('A', '19,00', '-3,48', { 'Data/Ora:': '5 gen 2026 10:00:00 UTC' })
    const inMarch = sale('A', '19,00', '-1,85', { 'Data/Ora:': '5 mar 2026 10:00:00 UTC' })
    expect(await checkOf([inJanuary, inMarch], '--costi', file)).toMatchObject({
      commissione_attesa: '4,37',
      spiegazione: 'uguale',
    })
    const asked = await checkOf([inJanuary], '--costi', file, '--tariffe', '2026-03-01')
    expect(asked).toMatchObject({ commissione_attesa: '1,52', spiegazione: 'categoria (15%)' })
  })

  it('are left alone, with a blank, where no card is so old, or the store is not the Italian one', async () => {
    const old = sale('A', '100,00', '-18,30', { 'Data/Ora:': '5 mar 2025 10:00:00 UTC' })
    expect(await checkOf([old])).toMatchObject({ commissione_attesa: '', spiegazione: '' })
    const german = sale('A', '100,00', '-18,30', { Marketplace: 'amazon.de' })
    expect(await checkOf([german])).toMatchObject({ commissione_attesa: '', spiegazione: '' })
  })

  it('say for which share of the sales there is a card', async () => {
    const old = sale('A', '300,00', '-54,90', { 'Data/Ora:': '5 mar 2025 10:00:00 UTC' })
    const report = reportOf('vecchie.csv', old, sale('A', '100,00', '-18,30'))
    const { rows, said } = await reports.charges(report)
    expect(rows[0]?.misurato).toContain('sul 25,00% degli incassi')
    expect(said).toContain(
      "Commissioni confrontate con le tariffe: 25,0% degli incassi, nessuna differenza oltre l'arrotondamento.",
    )
  })

  it('refuse a day that is none', async () => {
    const report = reportOf('giorno.csv', sale('A', '100,00', '-18,30'))
    await expect(reports.charges(report, '--tariffe', '1.3.1')).rejects.toThrow('--tariffe')
    await expect(reports.charges(report, '--tariffe', '2026-02-30')).rejects.toThrow('--tariffe')
  })
})

const ebayHeader =
  'Transaction creation date,Type,Order number,Custom label,Item title,Quantity,Item subtotal,Shipping and handling,Final Value Fee - fixed,Final Value Fee - variable,Regulatory operating fee,Net amount,Payout currency'

describe("eBay's charges set against its card", () => {
  it('are equal with the fixed amount of the order and the regulatory fee', async () => {
    // 60 € and 5 € of shipping: 11% = 7,15; 0,35% = 0,23; 0,35.
    const row = '2026-10-03,Order,1-1,BORSA,Borsa di tela,1,60.00,5.00,-0.35,-7.15,-0.23,57.27,EUR'
    const file = reports.put('ebay.csv', `${ebayHeader}\n${row}\n`)
    const { code, rows } = await reports.charges(file)
    expect(code).toBe(0)
    expect(rows[0]).toMatchObject({
      commissione: '7,73',
      commissione_attesa: '7,73',
      spiegazione: 'uguale',
    })
  })

  /** Rows of one order: what each was sold for, and its fixed and variable fee and the regulatory one. */
  const rowsOf = (order: string, ...rows: [sku: string, paid: string, ...fees: string[]][]) =>
    rows.map(([sku, paid, fixed = '', variable = '', regulatory = '']) => {
      const net = [paid, fixed, variable, regulatory].reduce((sum, one) => sum + Number(one), 0)
      return `2026-10-03,Order,${order},${sku},,1,${paid},,${fixed},${variable},${regulatory},${net.toFixed(2)},EUR`
    })

  const chargesOf = async (name: string, rows: string[]) => {
    const { rows: found } = await reports.charges(
      reports.put(name, `${[ebayHeader, ...rows].join('\n')}\n`),
    )
    return found.map(({ sku, differenza, spiegazione }) => [sku, differenza, spiegazione])
  }

  it('count the fixed amount once for an order, whichever of its articles it is charged with', async () => {
    const two = [
      ...rowsOf(
        '1-1',
        ['A', '29.00', '-0.35', '-3.19', '-0.10'],
        ['B', '17.00', '', '-1.87', '-0.06'],
      ),
      ...rowsOf(
        '1-2',
        ['C', '29.00', '', '-3.19', '-0.10'],
        ['D', '17.00', '-0.35', '-1.87', '-0.06'],
      ),
      ...rowsOf('1-3', ['E', '29.00', '-0.35', '-3.19', '-0.10']),
    ]
    expect(await chargesOf('ordini.csv', two)).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((sku) => [sku, '0,00', 'uguale']),
    )
  })

  it('say «minimo» where the fixed amount was charged again for the same order', async () => {
    const again = rowsOf(
      '1-1',
      ['A', '29.00', '-0.35', '-3.19', '-0.10'],
      ['B', '17.00', '-0.35', '-1.87', '-0.06'],
    )
    expect(await chargesOf('due-volte.csv', again)).toEqual([
      ['A', '0,00', 'uguale'],
      ['B', '0,35', 'minimo'],
    ])
  })

  it("leave refunds alone: the card doesn't say what eBay gives back of its fees", async () => {
    const sold = rowsOf('1-1', ['A', '29.00', '-0.35', '-3.19', '-0.10'])
    const back = '2026-10-09,Refund,1-1,A,,1,-29.00,,,3.19,0.10,-25.71,EUR'
    expect(await chargesOf('accrediti.csv', [...sold, back])).toEqual([['A', '0,00', 'uguale']])
  })
})
