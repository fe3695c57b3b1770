import { pricesFor } from '@margine/engine'
import { type Row, unsaidIn, unsaidInWords } from '@margine/listino/list'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { calculate } from '../../src/calculation/rates.ts'
import { readLink } from '../../src/features/opening/opened-form.ts'
import { CardChannels } from '../../src/listino/channels/CardChannels.tsx'
import { columnsWith, marginOn } from '../../src/listino/channels/columns.ts'
import { ArticleCard } from '../../src/listino/grid/ArticleCard.tsx'
import { columns } from '../../src/listino/grid/columns.ts'
import { said } from '../said.ts'
import { fileOf, terms, Visit } from './visit.ts'

const listings = [
  'item-name\tseller-sku\tprice\tasin1\tfulfillment-channel',
  'Lampada\tLAM\t41.90\tB0LAM\tAMAZON_EU',
  'Cavo\tCAV\t10.90\tB0CAV\tDEFAULT',
  'Borraccia\tBOR\t40.90\tB0BOR\tDEFAULT',
  'Set\tSET\t25.90\tB0SET\tAMAZON_EU',
].join('\n')

const costs = [
  'SKU;Costo;Spedizione;Packaging',
  'LAM;14,34;0,45;0,60',
  'CAV;3,59;4,50;0,60',
  'BOR;11,31;4,20;',
  'SET;12,18;0,45;0,60',
].join('\n')

const fees = [
  'sku,fnsku,asin,amazon-store,fulfilled-by,your-price,sales-price,currency,estimated-fee-total,estimated-referral-fee-per-unit,expected-domestic-fulfilment-fee-per-unit',
  'LAM,X0LAM,B0LAM,IT,Amazon,41.90,41.90,EUR,10.44,6.29,4.15',
  'SET,X0SET,B0SET,IT,Amazon,25.90,25.90,EUR,9.23,3.89,5.34',
].join('\n')

const ebay = { marketplace: 'ebay', category: 'base', payment: '' }

const dated = { ...terms, tariffe: '2026-11-27' }

/** What an article leaves: net price less fee, cost, sending, packing, and what Amazon takes to send it. */
const left = (price: number, cost: number, shipping: number, packaging: number, fee: number) =>
  price / 1.22 - price * 0.15 * 1.03 - cost - shipping - packaging - fee

it('A shop whose articles Amazon sends in part leaves what each really costs, and says what nobody said', async () => {
  const visit = new Visit()
  await visit.open(listings)
  const rowsBy = async (more = {}) => {
    const { shown, ...told } = await visit.settled({ terms: { ...dated, ...more }, order: null })
    return { ...told, rows: shown.rows }
  }
  await visit.join(fileOf('SKU;Costo\nLAM;14,34\nCAV;3,59\nBOR;11,31\nSET;12,18\n', 'soli.csv'))
  const alone = await rowsBy()
  expect(unsaidIn(alone.said, { shipping: Number.NaN } as never).map(unsaidInWords)).toEqual([
    'La spedizione di 2 articoli non è detta',
  ])
  expect(alone.figures).toMatchObject({ loss: 0 })
  const filled = await rowsBy({ spedizioneNonDetta: '6' })
  expect(filled.rows.map(({ shipping }) => shipping)).toEqual([0, 6, 6, 0])

  const { facts } = await visit.join(fileOf(costs, 'costi.csv'))
  expect(facts?.lacksFulfilment).toBe(2)
  const without = await rowsBy()
  expect(without.rows.map(({ minimum }) => Number.isNaN(minimum))).toEqual([
    true,
    false,
    false,
    true,
  ])
  const band = columns.find(({ key }) => key === 'band')
  expect(without.rows.map((row) => band?.text(row))).toEqual([
    'senza FBA',
    expect.not.stringContaining('FBA'),
    expect.not.stringContaining('FBA'),
    'senza FBA',
  ])
  const breakEven = columns.find(({ key }) => key === 'breakEven')
  expect(without.rows.map((row) => breakEven?.text(row))).toEqual([
    'FBA non contata',
    expect.stringContaining('€'),
    expect.stringContaining('€'),
    'FBA non contata',
  ])
  const onPhone = ([row]: readonly Row[]) =>
    said(createElement(ArticleCard, { row, index: 0, channels: [], onOpen() {}, onChange() {} }))
  expect(onPhone(without.rows)).toMatch(/36,3% FBA non contata, spedizione 0,45.€ · LAM/)
  expect(without.said.packaging).toEqual({ said: 3, unsaid: 1 })

  const known = await visit.join(fileOf(fees, 'fba.csv'))
  expect(known.facts).toMatchObject({ lacksFulfilment: 0, mayBeFee: 0 })
  const { rows, figures } = await rowsBy()
  const expected = [
    left(41.9, 14.34, 0.45, 0.6, 4.15),
    left(10.9, 3.59, 4.5, 0.6, 0),
    left(40.9, 11.31, 4.2, 0, 0),
    left(25.9, 12.18, 0.45, 0.6, 5.34),
  ]
  for (const [at, profit] of expected.entries()) expect(rows[at]?.profit).toBeCloseTo(profit, 9)
  expect(rows[0]?.margin).toBeCloseTo(24.26, 2)
  expect(rows[0]?.minimum).toBe(38.99)
  visit.say({ type: 'article', id: 0, terms: dated })
  const form = readLink((await visit.hear('article')).link)
  if (typeof form === 'string') throw new Error(form)
  expect(form).toMatchObject({ spedizione: '0,45', logisticaAmazon: { tariffa: '4,15' } })
  const calculation = calculate(form)
  expect(calculation.ok && calculation.result.margine).toBeCloseTo(24.26, 2)
  expect(calculation.ok && calculation.result.breakdown.map(({ color }) => color)).toContain(
    'logistica',
  )
  const asked = pricesFor(form, { kind: 'margine', percent: 20 })
  expect(asked.ok && asked.prices[0]?.from).toBe(38.99)
  expect(figures).toMatchObject({ loss: 2, below: 2 })
})

it('A file of prices has no minimum of an article whose fee for sending or cost is not known', async () => {
  const visit = new Visit()
  await visit.open(listings)
  await visit.join(fileOf('SKU;Costo\nLAM;14,34\nCAV;3,59\n', 'soli.csv'))
  await visit.settled({ terms: dated, order: null })
  const { review, rows } = await visit.reviewed('amazonPrices', { whenAbove: 'escludi' })
  // The lamp's fee is not known, two have no cost.
  expect(review.counts).toMatchObject({ withoutMinimum: 3, minimums: 1 })
  expect(rows.map(({ sku, minimum, to }) => [sku, minimum, to])).toEqual([
    ['CAV', 7.17, Number.NaN],
  ])
  expect(await (await visit.takeReviewed()).blob.text()).not.toContain('LAM')
  await visit.reviewed('automatePricing')
  expect((await (await visit.takeReviewed()).blob.text()).split('\r\n')).toHaveLength(4)
})

it('What an Amazon list said that Amazon sends has no shipping in a shop, where costs alone say what bringing it there takes', async () => {
  const visit = new Visit()
  await visit.open(listings)
  await visit.settled({ terms: dated })
  const shop = { ...terms, marketplace: 'shopify' }
  const file = fileOf('sku;prezzo\nLAM;41,90\nCAV;10,90\nBOR;40,90\nSET;25,90\n', 'shop.csv')
  visit.say({ type: 'open', file, terms: shop })
  await visit.hear('list')
  await visit.join(fileOf(costs, 'costi.csv'))
  const { said, shown } = await visit.settled({ terms: shop, order: null })
  expect(shown.rows.map(({ shipping }) => shipping)).toEqual([0, 4.5, 4.2, 0])
  // Who sends the orders of the shop is another question.
  expect(shown.rows.map(({ sender }) => sender)).not.toContain('marketplace')
  expect(unsaidIn(said, { shipping: Number.NaN } as never)).toMatchObject([
    { part: 'shipping', count: 2 },
  ])
})

it('A list is compared on a marketplace at the price that its file has there, which the cell says', async () => {
  const visit = new Visit()
  await visit.open(
    'sku;prezzo;prezzo ebay;costo;spedizione\nA;39,90;44,90;12,50;4\nB;39,90;;12,50;4\n',
  )
  const by = { terms: { ...terms, marketplace: 'amazon' }, channels: [ebay] }
  const [one, other] = (await visit.settled(by)).shown.rows
  const [cell, same] = [one?.channels[0], other?.channels[0]]
  if (one === undefined || cell === undefined || same === undefined) throw new Error('no cell')
  expect(marginOn(cell, one)).toMatch(/ a 44,90\s€$/)
  expect(marginOn(same, one)).not.toContain(' a ')
  // Of the lowest price the price that is asked says nothing.
  expect(cell.minimum).toBe(same.minimum)
  const tried = await visit.settled({ ...by, terms: { ...by.terms, prezzo: 10 } })
  expect(tried.shown.rows[0]?.channels[0]?.price).toBeCloseTo(49.39)
})

it('A list that is compared on Amazon has no lowest price there, and not for want of one, where the fee for sending is not known', async () => {
  const visit = new Visit()
  await visit.open('sku;prezzo;costo;spedizione;canale\nA;41,90;14,34;4;AMAZON_EU\n')
  const { shown } = await visit.settled({
    terms: { ...dated, marketplace: 'ebay' },
    channels: [{ marketplace: 'amazon', category: 'base', payment: '' }],
  })
  const [row] = shown.rows
  if (row === undefined) throw new Error('no row')
  const channels = [{ marketplace: 'amazon', label: 'Amazon' }]
  const minimum = columnsWith(channels, 'ordinario').find(({ key }) => key === 'minimum:amazon')
  expect(minimum?.text(row)).toBe('FBA non contata')
  expect(said(createElement(CardChannels, { row, channels }))).toBe(
    'Amazon 27,8% senza tariffa FBA',
  )
})

it('Costs of one marketplace count in the list of that one, and on it as a channel, also as advertising from its reports', async () => {
  const visit = new Visit()
  await visit.open('sku;prezzo;costo\nA;39,90;12,50\n')
  await visit.join(
    fileOf('SKU;Spedizione;Pubblicità;Marketplace\nA;4,00;;\nA;7,00;1,50;eBay\n', 'canali.csv'),
  )
  const on = async (marketplace: string, channels = [ebay]) =>
    (await visit.settled({ terms: { ...terms, marketplace, category: '' }, channels })).shown
      .rows[0]
  const amazon = await on('amazon')
  expect(amazon).toMatchObject({ shipping: 4, advertising: { amount: 0, from: 'none' } })
  const own = await on('ebay', [])
  expect(own).toMatchObject({ shipping: 7, advertising: { amount: 1.5, from: 'file' } })
  expect(amazon?.channels[0]?.margine).toBeCloseTo(own?.margin ?? Number.NaN, 9)
  // What is written in the grid counts where the list is sold.
  const edited = await visit.write('shipping', 0, 0, 5)
  expect(edited.shown.rows[0]).toMatchObject({ shipping: 5 })
})
