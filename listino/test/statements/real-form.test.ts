import { figuresOf, ratesOf, readSale } from '@margine/engine'
import { expect, it } from 'vitest'
import { Costs } from '../../src/articles/costs.ts'
import { readStatements } from '../../src/statements/books.ts'
import { Outcomes, type SellerTerms } from '../../src/statements/outcomes.ts'
import { openStatement } from '../../src/statements/statement.ts'
import { sourceOf } from '../../src/table/source.ts'
import { openTable } from '../../src/table/table.ts'
import { askedFrom } from '../lists.ts'
import { amazonFile, italianHeader, italianRow, october, preamble } from './amazon-files.ts'

const ordinary: SellerTerms = {
  regime: 'ordinario',
  vatPercent: null,
  resalePercent: 100,
  countsExpenses: false,
  costsIncludeVAT: false,
  expensesIncludeVAT: false,
  cardDay: '',
}

const nothingKnown = { costs: [], facts: [] }

const asked = (costs: Costs) => ({ ...nothingKnown, costs: [askedFrom(costs)] })

/** The lamp of October: two were sold for 79,80 €, one came back. */
async function lampLine() {
  const source = sourceOf(new Blob([amazonFile(october)]), 'ottobre.csv')
  const { ledger } = await readStatements([await openStatement(source)])
  const lamp = ledger.lines().find(({ sku }) => sku === 'LAMPADA-01')
  if (lamp === undefined) throw new Error('There is no lamp')
  return lamp
}

const lampForm = async (terms: SellerTerms = ordinary) =>
  new Outcomes(terms, nothingKnown).formOf(await lampLine(), '2026-11-26')

it('an article that nobody knows the sending of has no profit where sending counts, and keeps its cost', async () => {
  const text = 'SKU;Costo;Spedizione\nLAMPADA-01;9,00;n.d.\n'
  const table = await openTable(sourceOf(new Blob([text]), 'costi.csv'))
  const costs = asked(await Costs.of(table))
  const lamp = await lampLine()
  const told = (countsExpenses: boolean) => {
    const { costo, guadagno } = new Outcomes({ ...ordinary, countsExpenses }, costs).figuresOf(lamp)
    return [costo, Number.isNaN(guadagno)]
  }
  expect(told(false)).toEqual([9, false])
  expect(told(true)).toEqual([9, true])
})

it('a cost that cannot be used is none that is known', async () => {
  const lamp = await lampLine()
  const isKnown = async (cost: string) => {
    const text = `SKU;Costo\nLAMPADA-01;${cost}\nVASO;3,00\n`
    const costs = await Costs.of(await openTable(sourceOf(new Blob([text]), 'costi.csv')))
    return new Outcomes(ordinary, asked(costs)).costsOf(lamp) !== null
  }
  expect(await Promise.all(['9,00', 'gratis'].map(isKnown))).toEqual([true, false])
})

it('an article opens in the calculator with what a piece really brought and cost', async () => {
  // 14,60 and 0,44 with VAT are 12,33 without: 15,45% of 79,80. Logistics 11,22 ÷ 1,22 ÷ 2.
  expect(await lampForm()).toMatchObject({
    marketplace: 'amazon',
    tariffe: '2026-11-26',
    prezzoVendita: '39,90',
    prezzoIncludesIVA: true,
    costo: '',
    spedizione: '4,60',
    speseIncludonoIVA: false,
    commissionePropria: { percentuale: '15,45', base: 'lordo' },
    resi: { percentuale: '50' },
  })
})

/** The only article of a report, sold three times, and its form. */
async function soldBook(cells: Parameters<typeof italianRow>[0], above = preamble) {
  const sold = italianRow({
    ...{ 'Data/Ora:': '1 ott 2026 08:12:00 UTC', Tipo: 'Ordine', SKU: 'LIBRO', Quantità: '3' },
    ...cells,
  })
  const source = sourceOf(
    new Blob([amazonFile([...above, [...italianHeader], sold])]),
    'ottobre.csv',
  )
  const { ledger } = await readStatements([await openStatement(source)])
  const [line] = ledger.lines()
  if (line === undefined) throw new Error('There is no article')
  return { line, form: new Outcomes(ordinary, nothingKnown).formOf(line, '2026-11-26') }
}

const soldForm = async (...report: Parameters<typeof soldBook>) => (await soldBook(...report)).form

it('an article opens in the calculator with the VAT that its report tells', async () => {
  const told = { Vendite: '30,00', 'imposta sulle vendite dei prodotti': '3,01', totale: '33,01' }
  expect(await soldForm({ Marketplace: 'amazon.it', ...told })).toMatchObject({ aliquotaIVA: '10' })
})

/** Three pieces for 81,39 €: 60,00 for the goods, 11,97 for shipping and 9,42 for wrapping, which Amazon keeps beside 12,81. */
const sentAndWrapped = {
  ...{ Marketplace: 'amazon.it', Vendite: '60,00', 'Accrediti per le spedizioni': '11,97' },
  ...{ 'Accrediti per confezioni regalo': '9,42', 'Commissioni di vendita': '-12,21' },
  'Costi del servizio Logistica di Amazon': '-34,20',
  totale: '34,98',
}

it('shipping and wrapping that the marketplace keeps are neither price nor logistics in the calculator', async () => {
  // Logistics 12,81 ÷ 1,22 ÷ 3; the commission is 12,21 ÷ 1,22 of 60,00.
  expect(await soldForm(sentAndWrapped)).toMatchObject({
    prezzoVendita: '20,00',
    spedizione: '3,50',
    commissionePropria: { percentuale: '16,68' },
  })
})

it('an article with shipping that the marketplace keeps opens with what it really left, whatever its VAT', async () => {
  const shipping = 'imposta accrediti per le spedizioni'
  for (const told of [
    {},
    {
      ...{ Vendite: '57,69', 'imposta sulle vendite dei prodotti': '2,31' },
      ...{ 'Accrediti per le spedizioni': '11,51', [shipping]: '0,46' },
      ...{ 'Accrediti per confezioni regalo': '9,06' },
      'imposta sui crediti confezione regalo': '0,36',
    },
  ]) {
    const { line, form } = await soldBook({ ...sentAndWrapped, ...told })
    if (form === null) throw new Error('The book has no form')
    const { ricavi, commissione, logistica } = new Outcomes(ordinary, nothingKnown).figuresOf(line)
    const { guadagno } = figuresOf(readSale({ ...form, costo: '0' }), ratesOf(form))
    expect(Math.abs(guadagno - (ricavi - commissione - logistica) / 3)).toBeLessThan(0.02)
  }
})

it("an article sold abroad opens with the country's VAT, or the reduced rate that its report tells", async () => {
  const german = { Marketplace: 'amazon.de', Vendite: '30,00' }
  const told = 'imposta sulle vendite dei prodotti'
  const standard = await soldForm({ ...german, totale: '35,71', [told]: '5,71' })
  expect([standard?.paese, standard?.aliquotaIVA ?? '']).toEqual(['DE', ''])
  const reduced = await soldForm({ ...german, totale: '32,09', [told]: '2,09' })
  expect(reduced?.aliquotaIVA).toBe('7')
})

it('an article whose amounts the calculator would take for euros opens not', async () => {
  const inPounds = { Marketplace: 'amazon.co.uk', Vendite: '30,00', totale: '30,00' }
  expect(await soldForm(inPounds, [])).toBeNull()
})

it('an article opened in the calculator comes to the commission that was charged, in either regime', async () => {
  for (const [regime, charged] of [
    ['ordinario', (14.6 + 0.44) / 1.22 / 2],
    ['forfettario', (14.6 + 0.44) / 2],
  ] as const) {
    const form = await lampForm({ ...ordinary, regime })
    if (form === null) throw new Error('The lamp has no form')
    const { commissione } = figuresOf(readSale({ ...form, costo: '9' }), ratesOf(form))
    expect(commissione).toBeCloseTo(charged, 1)
  }
})
