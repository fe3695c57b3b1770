import { afterAll, describe, expect, it } from 'vitest'
import { amazonFile, italianHeader, italianRow, preamble } from './amazon-files.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

type Cells = Parameters<typeof italianRow>[0]

/** A piece for 100,00 € that Amazon sent on 5 October 2026, and what it took for that, VAT included. */
const sent = (charged: string, more: Cells = {}): Cells => {
  const cells: Cells = { Vendite: '100,00', ...more }
  const amounts = [cells.Vendite, cells['Accrediti per le spedizioni'], charged]
  const sum = [...amounts, cells['Altri costi relativi alle transazioni']]
    .map((amount = '0') => Math.round(Number(amount.replace(',', '.')) * 100))
    .reduce((all, cents) => all + cents, 0)
  return {
    'Data/Ora:': '5 ott 2026 10:00:00 UTC',
    Tipo: 'Ordine',
    SKU: 'A',
    Quantità: '1',
    Marketplace: 'amazon.it',
    'Costi del servizio Logistica di Amazon': charged,
    totale: (sum / 100).toFixed(2).replace('.', ','),
    ...cells,
  }
}

const header = 'SKU;Costo;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso (g)'
const box = `${header}\nA;10,00;20;10;5;300\n`

/** What is said of sending the only article of a report. */
async function sendingOf(rows: Cells[], costs = box, ...options: string[]) {
  const file = reports.put('costi-misure.csv', costs)
  const report = amazonFile([...preamble, [...italianHeader], ...rows.map(italianRow)])
  const found = await reports.charges(reports.put('uno.csv', report), '--costi', file, ...options)
  const [row] = found.rows
  return {
    attesa: row?.logistica_attesa,
    differenza: row?.differenza_logistica,
    spiegazione: row?.spiegazione_logistica,
    said: found.said,
  }
}

describe('What Amazon charged for sending a piece, set against the card of the day', () => {
  it('is equal where it is the fee of the size that the costs tell, with the surcharge and VAT', async () => {
    // 20 × 10 × 5 cm, 300 g: «Busta extra-large», 4,17 × 1,015 = 4,23; with VAT 5,16.
    expect(await sendingOf([sent('-5,16')])).toMatchObject({
      attesa: '4,23',
      differenza: '0,00',
      spiegazione: 'uguale',
    })
  })

  it('counts each piece of an order, and before 17 April no surcharge', async () => {
    // 2 × 4,17 × 1,22 = 10,17.
    const rows = [sent('-10,17', { Quantità: '2', 'Data/Ora:': '5 mar 2026 10:00:00 UTC' })]
    expect(await sendingOf(rows)).toMatchObject({ attesa: '8,34', spiegazione: 'uguale' })
  })

  it('names the size and weight by which a piece was charged instead', async () => {
    // «Pacco piccolo» up to 400 g: 4,54 × 1,015 × 1,22 = 5,62.
    const found = await sendingOf([sent('-5,62')])
    expect(found).toMatchObject({
      attesa: '4,23',
      differenza: '0,37',
      spiegazione: 'fascia (Pacco piccolo fino a 0,4 kg)',
    })
    expect(found.said).toContain(
      'Logistica confrontata con le tariffe: 1 articolo; 1 differisce, 0,37 € in più delle attese.',
    )
  })

  it.each([
    ['supplemento', 'the surcharge is missing', '-5,09', {}],
    ['iva', 'VAT is not in the fee', '-4,23', {}],
    ['pericolosa', 'it was charged as dangerous goods', '-5,29', {}],
    ['prezzo', 'a piece for 11 € was charged the fee for others', '-5,16', { Vendite: '11,00' }],
    ['arrotondamento', 'it is a cent more', '-5,17', {}],
    ['nonSpiegata', 'nothing fits', '-9,99', {}],
  ])('is explained by «%s» where %s', async (why, _, charged, more) => {
    expect((await sendingOf([sent(charged, more)])).spiegazione).toBe(why)
  })

  it('has nothing of the shipping in it that buyers pay and Amazon keeps', async () => {
    const rows = [
      sent('-5,16', {
        'Accrediti per le spedizioni': '3,99',
        'Altri costi relativi alle transazioni': '-3,99',
      }),
    ]
    expect((await sendingOf(rows)).spiegazione).toBe('uguale')
  })

  it('reads sides and weight in whichever unit is told: in titles, in cells, in one column', async () => {
    for (const costs of [
      'SKU;Costo;Lato lungo mm;Lato medio mm;Lato corto mm;Peso kg\nA;10,00;200;100;50;0,3\n',
      'SKU;Costo;Dimensioni;Peso\nA;10,00;20 x 10 x 5 cm;300 g\n',
      'SKU;Costo;longest-side;median-side;shortest-side;unit-of-dimension;item-package-weight;unit-of-weight\nA;10,00;20;10;5;centimeters;0.3;kilograms\n',
    ])
      expect((await sendingOf([sent('-5,16')], costs)).spiegazione).toBe('uguale')
  })

  it('is not compared, and says why, where the unit of the weight is not told', async () => {
    const costs = 'SKU;Costo;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso\nA;10,00;20;10;5;300\n'
    const found = await sendingOf([sent('-5,16')], costs)
    expect(found.attesa).toBeUndefined()
    expect(found.said.join(' ')).toContain('1 riga ha misure che non si capiscono')
  })

  it('has no columns where no measures are known, and a blank where no card is so old', async () => {
    expect((await sendingOf([sent('-5,16')], 'SKU;Costo\nA;10,00\n')).attesa).toBeUndefined()
    const old = sent('-5,16', { 'Data/Ora:': '5 gen 2026 10:00:00 UTC' })
    expect(await sendingOf([old])).toMatchObject({ attesa: '', spiegazione: '' })
  })
})
