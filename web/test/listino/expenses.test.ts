import { triedSummary } from '@margine/engine'
import {
  basisOf,
  bins,
  compileTerms,
  everything,
  importList,
  PlacedList,
  Recalculated,
} from '@margine/listino/list'
import { describe, expect, it } from 'vitest'
import { certain } from './certain.ts'
import { fileOf, terms, Visit } from './visit.ts'

/** One says nothing, one has its own, one says that there is none, and of one nobody knows. */
const list = [
  'sku;prezzo;costo;packaging;pubblicità',
  'A-1;20,00;5,00;;',
  'B-2;20,00;5,00;0,50;1,00',
  'C-3;20,00;5,00;0;0',
  'D-4;20,00;5,00;n.d.;n.d.',
].join('\n')

const oneUnsaid = { packaging: { unsaid: 1, said: 3 }, advertising: { unsaid: 1, said: 3 } }

const opened = async () => {
  const visit = new Visit()
  await visit.open(list)
  return visit
}

describe('Packaging and advertising for all', () => {
  it('count for the articles of which the file says nothing, and for no other', async () => {
    const visit = await opened()
    const before = await visit.settled()
    const said = { ...terms, packaging: '0,80', pubblicita: '1,50' }
    const { shown, said: told, figures } = await visit.settled({ terms: said })
    expect(told).toMatchObject(oneUnsaid)
    expect(shown.rows.map(({ packaging }) => packaging)).toEqual([
      { amount: 0.8, from: 'all' },
      { amount: 0.5, from: 'file' },
      { amount: 0, from: 'file' },
      { amount: Number.NaN, from: 'file' },
    ])
    expect(shown.rows.map(({ advertising }) => advertising.amount)).toEqual([1.5, 1, 0, Number.NaN])
    const lost = shown.rows.map(({ profit }, at) => (before.shown.rows[at]?.profit ?? 0) - profit)
    expect(lost[0]).toBeCloseTo(2.3)
    expect(lost.slice(1)).toEqual([0, 0, Number.NaN])
    expect(figures).toMatchObject({ without: 0, unknown: 1 })
  })

  it('count the advertising in percent of the price with VAT, where the article has no amount', async () => {
    const visit = await opened()
    const before = await visit.settled()
    const share = { ...terms, pubblicita: '12,5', pubblicitaIn: 'percento' } as const
    const { shown } = await visit.settled({ terms: share })
    // An eighth of 20 €.
    expect(shown.rows[0]?.advertising).toEqual({ amount: 2.5, from: 'all' })
    expect((before.shown.rows[0]?.profit ?? 0) - (shown.rows[0]?.profit ?? 0)).toBeCloseTo(2.5)
    expect(shown.rows[1]?.profit).toBe(before.shown.rows[1]?.profit)
    // Without VAT in the price the customer pays 24,40 €.
    const without = await visit.settled({ terms: { ...share, prezzoIncludesIVA: false } })
    expect(without.shown.rows[0]?.advertising.amount).toBeCloseTo(3.05)
  })

  it('are in the counts of all articles, in the order, and in the file of results', async () => {
    const visit = await opened()
    await visit.settled()
    const dear = {
      ...terms,
      packaging: '4,50',
      pubblicita: '30',
      pubblicitaIn: 'percento',
    } as const
    const { figures } = await visit.settled({ terms: dear })
    expect(figures).toMatchObject({ loss: 1, unknown: 1 })
    const order = { column: 'advertising', direction: 'descending' } as const
    const filter = { ...everything, text: '-' }
    const { shown } = await visit.settled({ terms: dear, order, filter })
    expect(shown.rows.map(({ sku }) => sku)).toEqual(['A-1', 'B-2', 'C-3', 'D-4'])
    const { blob } = await visit.exported()
    const [head = '', first = ''] = (await blob.text()).split('\r\n')
    const at = head.split(';').indexOf('Packaging')
    // A percentage follows the price: it is a condition of all, and no amount of one.
    expect(first.split(';').slice(at, at + 2)).toEqual(['4,50', ''])
    expect(first).toContain('pubblicita 30%')
  })
})

it('A file of results reads back with what nobody said as unsaid, and with what nobody knows as unknown', async () => {
  const visit = await opened()
  const before = await visit.settled({ filter: { ...everything, text: '-' } })
  const { blob } = await visit.exported()
  const again = new Visit()
  await again.open(await blob.text())
  const { shown, said } = await again.settled()
  expect(said).toMatchObject(oneUnsaid)
  expect(said).toEqual(before.said)
  const expensesOf = (rows: typeof shown.rows) =>
    rows.map(({ sku, packaging, advertising }) => ({ sku, packaging, advertising }))
  expect(expensesOf(shown.rows)).toEqual(expensesOf(before.shown.rows))
})

it('Articles in groups are summed up with what is said of all, and again once something else is said', async () => {
  const file = fileOf(list)
  const { articles } = certain(await importList(file, file.name, terms, async () => {}))
  const placedList = new PlacedList(articles)
  for (const packaging of ['4,50', '0,10', '12']) {
    const said = { ...terms, packaging, pubblicita: '30', pubblicitaIn: 'percento' } as const
    const { placing } = await placedList.by(basisOf(said), async () => {})
    await placedList.group(async () => {})
    const { groups } = await placedList.by(basisOf(said), async () => {})
    const compiled = compileTerms(said, placing)
    const { summary } = new Recalculated(articles, compiled)
    if (groups === null) throw new Error('no groups')
    expect(triedSummary(groups, compiled.tariffs, compiled.whatIf, bins, compiled.target)).toEqual(
      summary,
    )
  }
})
