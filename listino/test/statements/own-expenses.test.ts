import { afterAll, describe, expect, it } from 'vitest'
import { amazonFile, october } from './amazon-files.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

/** Two lamps that Amazon sends, of which one came back, and a cup that the seller does. */
const report = reports.put('ottobre.csv', amazonFile(october))

const costs = reports.put(
  'costi.csv',
  'SKU;Costo;Spedizione;Imballaggio\nLAMPADA-01;9,00;0,45;0,25\nTAZZA-BLU;4,00;5,50;0,60\n',
)

/** Five vases of 24,40 on eBay, for which nobody was charged. */
const ebay = (sku: string) =>
  reports.put(
    `ebay-${sku}.csv`,
    [
      'Transaction creation date,Type,Order number,Custom label,Item title,Quantity,Item subtotal,Net amount,Payout currency',
      `"5 Oct 2026",Order,11-1,${sku},Vaso,5,122.00,122.00,EUR`,
    ].join('\r\n'),
  )

const etsy = reports.put(
  'etsy.csv',
  [
    'Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net',
    '"October 5, 2026",Sale,Payment for Order #7,,EUR,€12.20,--,€12.20',
    '"October 5, 2026",Fee,Transaction fee: Vaso,Order #7,EUR,--,-€1.00,-€1.00',
  ].join('\r\n'),
)

/** What is left, as the command says it. */
const leftIn = (said: readonly string[]): number =>
  Number(
    /guadagno (−?[\d,]+) €/.exec(said.join())?.[1]?.replace('−', '-').replace(',', '.') ??
      Number.NaN,
  )

describe('What sending and packing cost the seller', () => {
  it('counts for each piece sold, also of one that came back and of what Amazon sends', async () => {
    const { rows, said } = await reports.charges(report, '--costi', costs)
    const own = rows.map(({ sku, spedizioni }) => [sku, spedizioni])
    expect(own.slice(0, 2)).toEqual([
      ['LAMPADA-01', '1,40'],
      ['TAZZA-BLU', '6,10'],
    ])
    const without = await reports.charges(report, '--costi', costs, '--senza-spese')
    expect(leftIn(without.said) - leftIn(said)).toBeCloseTo(7.5, 9)
    expect(without.said.join()).toMatch(/guadagno [−\d,]+ € \(senza 7,50 € di spedizioni tue\)/)
  })

  it('counts with VAT in the forfettario regime and without in the ordinary, whichever the file tells', async () => {
    const gross = reports.put(
      'lordi.csv',
      'SKU;Costo;Spedizione (IVA inclusa)\nLAMPADA-01;9,00;1,22\n',
    )
    const of = async (...args: string[]) =>
      (await reports.charges(report, ...args)).rows[0]?.spedizioni
    const forfettario = ['--regime', 'forfettario']
    expect(await of('--costi', costs, ...forfettario)).toBe('1,71')
    expect(await of('--costi', costs, ...forfettario, '--spese-con-iva')).toBe('1,40')
    expect(await of('--costi', gross)).toBe('2,00')
    expect(await of('--costi', gross, ...forfettario)).toBe('2,44')
  })

  it('counts with the VAT that the title of each says, which no option changes', async () => {
    const own = reports.put(
      'iva-per-titolo.csv',
      'SKU;Costo;Spedizione (IVA inclusa);Imballo senza IVA\nTAZZA-BLU;5,00;2,44;0,50\n',
    )
    const half = reports.put(
      'iva-a-meta.csv',
      'SKU;Costo;Spedizione (IVA inclusa);Imballo\nTAZZA-BLU;5,00;2,44;0,61\n',
    )
    const of = async (file: string, ...args: string[]) => {
      const { rows, said } = await reports.charges(report, '--costi', file, ...args)
      expect(said.join()).not.toContain('le spese contano tutte allo stesso modo')
      return rows.find(({ sku }) => sku === 'TAZZA-BLU')?.spedizioni
    }
    expect(await of(own)).toBe('2,50')
    expect(await of(own, '--spese-con-iva')).toBe('2,50')
    expect(await of(own, '--regime', 'forfettario')).toBe('3,05')
    expect(await of(half)).toBe('2,61')
    expect(await of(half, '--spese-con-iva')).toBe('2,50')
  })

  it('counts as nothing where costs do not say it, and is told with how many articles', async () => {
    const some = reports.put(
      'alcuni.csv',
      'SKU;Costo;Spedizione\nLAMPADA-01;9,00;0,45\nTAZZA-BLU;4,00;\n',
    )
    const { rows, said } = await reports.charges(report, '--costi', some)
    expect(rows.slice(0, 2).map(({ spedizioni }) => spedizioni)).toEqual(['0,90', ''])
    expect(rows[1]?.guadagno).not.toBe('')
    expect(rows[0]?.misurato).toContain("spedizioni (senza l'imballaggio)")
    expect(said).toContain(
      "I costi non dicono la spedizione di 1 articolo e l'imballaggio di 2 articoli: contano zero.",
    )
  })

  it('is not what bringing a piece to Amazon costs where the piece is sold elsewhere', async () => {
    const { rows, said } = await reports.charges(...[report, ebay('LAMPADA-01'), '--costi', costs])
    const lamps = rows.filter(({ sku }) => sku === 'LAMPADA-01')
    // Packing alone: five pieces of 0,25.
    expect(lamps.map(({ canale, spedizioni }) => [canale, spedizioni])).toEqual([
      ['amazon', '1,40'],
      ['ebay', '1,25'],
    ])
    expect(said.join()).toContain('I costi non dicono la spedizione di 1 articolo: conta zero.')
    // What the seller sends costs the same everywhere.
    const cups = await reports.charges(report, ebay('TAZZA-BLU'), '--costi', costs)
    expect(cups.rows.find(({ canale }) => canale === 'ebay')?.spedizioni).toBe('30,50')
  })
})

describe('Goods without a known cost', () => {
  it('stand apart by channel, and take the answer from nothing else', async () => {
    const { said, rows } = await reports.charges(report, etsy, '--costi', costs)
    const amazon = await reports.charges(report, '--costi', costs)
    expect(leftIn(said)).toBe(leftIn(amazon.said))
    // Etsy charged 1,00, for no article.
    expect(said).toContain('Etsy: 9,00 € senza costo.')
    const sales = rows.find(({ canale, nome }) => canale === 'etsy' && nome === 'vendite')
    expect(sales).toMatchObject({ costo: '', guadagno: '' })
  })

  it('take what their channel charged for an article that was not sold, and gave back without the piece', async () => {
    const unsold = reports.put(
      'ebay-invenduto.csv',
      [
        'Transaction creation date,Type,Order number,Custom label,Item title,Quantity,Item subtotal,Net amount,Payout currency',
        '5 Oct 2026,Order,11-1,V-1,Vaso,1,61.00,61.00,EUR',
        '6 Oct 2026,Other fee,--,V-2,Vaso grande,--,--,-12.20,EUR',
        '6 Oct 2026,Refund,10-9,V-3,Vaso piccolo,,-6.10,-6.10,EUR',
      ].join('\r\n'),
    )
    const amazon = await reports.charges(report, '--costi', costs)
    const { said } = await reports.charges(report, unsold, '--costi', costs)
    expect(leftIn(said)).toBe(leftIn(amazon.said))
    // 50,00 without VAT, less 12,20 and 5,00.
    expect(said).toContain('eBay: 32,80 € senza costo.')
  })

  it('take what buyers paid beside them, which is no sale with a cost', async () => {
    const shop = reports.put(
      'shopify.csv',
      [
        'Transaction Date,Type,Order,Card Brand,Card Source,Payout Status,Payout Date,Available On,Amount,Fee,Net,Currency',
        '2026-10-05,charge,#1,visa,online,paid,2026-10-07,2026-10-07,61.00,0.00,61.00,EUR',
        '2026-10-05,shop_cash_credit,#1,visa,online,paid,2026-10-07,2026-10-07,12.20,0.00,12.20,EUR',
        '2026-10-06,shipping_label,,visa,online,paid,2026-10-07,2026-10-07,-24.40,0.00,-24.40,EUR',
      ].join('\n'),
    )
    const alone = await reports.charges(shop)
    // 60,00 without VAT, less 24,40 which has none.
    expect(alone.said.join()).toContain('prima del costo della merce 35,60 €')
    const amazon = await reports.charges(report, '--costi', costs)
    const { said } = await reports.charges(report, shop, '--costi', costs)
    expect(leftIn(said)).toBe(leftIn(amazon.said))
    expect(said).toContain('Shopify Payments: 35,60 € senza costo.')
  })

  it('cost the share of revenue that the seller says, and only they do', async () => {
    const args = [report, etsy, '--costi', costs, '--costo-percento']
    const { said, rows } = await reports.charges(...args, 'etsy=40')
    const none = await reports.charges(...args.slice(0, -1))
    // Of 10,00 without VAT 4,00 are the goods', and 1,00 was charged.
    expect(leftIn(said) - leftIn(none.said)).toBeCloseTo(5, 9)
    expect(said.join('\n')).not.toContain('senza costo')
    const sales = rows.find(({ canale, nome }) => canale === 'etsy' && nome === 'vendite')
    expect(sales).toMatchObject({ costo: '4,00', guadagno: '6,00' })
    expect(sales?.misurato).toContain('costo (40,00% dei ricavi)')
    const others = await reports.charges(...args, 'amazon=40')
    expect(others.rows).toEqual(none.rows)
    await expect(reports.charges(...args, 'etzy=40')).rejects.toThrow('--costo-percento')
    await expect(reports.charges(...args, 'etsy=140')).rejects.toThrow('--costo-percento')
  })

  it('of which no cost at all is known leave what is told before it', async () => {
    const { said } = await reports.charges(report)
    // 44,70 less fees of 32,00, and 6,50 for a lost cup.
    expect(said.join('\n')).toContain('prima del costo della merce 19,20 €.')
    expect(said.join('\n')).not.toMatch(/guadagno|€ senza costo/)
  })
})
