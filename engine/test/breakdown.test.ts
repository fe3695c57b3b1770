import { describe, expect, it } from 'vitest'
import { figuresOf, resultOf } from '../src/index.ts'
import { buildForm, buildResult, commissionItemOf, expectClose, saleOf } from './build.ts'

const everyCost = { costo: '10', spedizione: '4,90', packaging: '0,60', pubblicita: '1,50' }

describe('the breakdown', () => {
  // proves: 3.7
  it('lists cost, shipping, packaging, advertising and commission, in this order', () => {
    const { breakdown } = buildResult(everyCost)
    expect(breakdown.map(({ name, color }) => [name, color])).toEqual([
      ['Costo prodotto', 'costo'],
      ['Spedizione', 'spedizione'],
      ['Packaging', 'packaging'],
      ['Pubblicità', 'pubblicita'],
      ['Commissione Amazon', 'commissione'],
    ])
  })

  it('leaves out a cost of 0, as a sale may be worked out with', () => {
    const [sale, rates] = saleOf(buildForm())
    const { breakdown } = resultOf(figuresOf({ ...sale, costo: 0 }, rates), rates)
    expect(breakdown.map(({ color }) => color)).toEqual(['commissione'])
  })

  it('names the marketplace of the commission', () => {
    expect(commissionItemOf(buildResult({ marketplace: 'manomano' }))?.name).toBe(
      'Commissione ManoMano',
    )
    expect(commissionItemOf(buildResult({ marketplace: 'mercadolibre' }))?.name).toBe(
      'Commissione Mercado Libre',
    )
  })

  // proves: 3.7
  it.each(['spedizione', 'packaging', 'pubblicita'] as const)('leaves %s out at 0', (field) => {
    for (const nothing of ['', '0', '0,00', '-0', 'abc']) {
      const { breakdown } = buildResult({ ...everyCost, [field]: nothing })
      expect(breakdown.map(({ color }) => color)).not.toContain(field)
      expect(breakdown).toHaveLength(4)
    }
  })

  it('leaves the commission out where there is none', () => {
    const result = buildResult({ ...everyCost, marketplace: 'woocommerce' })
    expect(commissionItemOf(result)).toBeUndefined()
    expect(result.breakdown).toHaveLength(4)
  })

  it('gives each cost its share of the total costs', () => {
    const { breakdown, costiTotali } = buildResult({ costo: '10', prezzoVendita: '61' })
    expectClose(costiTotali, 19.15)
    expectClose(breakdown[0]?.percentage ?? 0, 52.219321148825)
    expectClose(breakdown[1]?.percentage ?? 0, 47.780678851175)
  })

  // proves: 3.7
  it('has shares that sum to 100', () => {
    const { breakdown } = buildResult(everyCost)
    expectClose(
      breakdown.reduce((sum, { percentage }) => sum + percentage, 0),
      100,
    )
  })

  // proves: 3.8
  it('says of the commission alone what it weighs on the net price and what it is charged on', () => {
    const { breakdown } = buildResult({ ...everyCost, categoria: 'books', prezzoVendita: '61' })
    const commission = breakdown.at(-1)
    expectClose(commission?.realPercentage ?? 0, ((9.15 + 1.01) / 50) * 100)
    expect(commission?.calcoloSu).toBe('lordo')
    expect(commission?.note).toContain('1,01\u00a0€')
    for (const item of breakdown.slice(0, -1)) {
      expect(Object.keys(item)).toEqual(['name', 'value', 'percentage', 'color'])
    }
  })

  it('has no note on the commission where there is nothing to note', () => {
    expect(commissionItemOf(buildResult({ categoria: 'home' }))).not.toHaveProperty('note')
  })
})
