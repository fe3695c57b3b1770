import { describe, expect, it } from 'vitest'
import { Sales } from '../../src/statements/alike-sales.ts'
import { CardBook } from '../../src/statements/card-check.ts'

const january = '2025-12-15'
const february = '2026-02-01'

/** What Amazon charged for an article: sales by the card of a day, of a piece each, in cents without VAT. */
function chargedFor(...sold: [from: string, paid: number, commission: number][]) {
  const sales = new Sales()
  for (const [from, paid, commission] of sold)
    sales.all.push({
      ...{ from, paid, commission, digital: 0, quantity: 1, count: 1 },
      ...{ isRefund: false, includesVAT: false, bearsOrderFee: true },
    })
  const terms = { regime: 'ordinario', feesVATPercent: 22, category: '', day: '' } as const
  return new CardBook('amazon').charged(sales, terms)
}

const categoriesOf = (...sold: Parameters<typeof chargedFor>) => chargedFor(...sold)?.categories

describe('The categories that an article was really charged by', () => {
  it('are told by the card of each sale, where a newer card charges one of them otherwise', () => {
    // Home at 15,00 €: 15% in January, 8% from February on.
    const found = categoriesOf([january, 1500, 225], [february, 1500, 120])
    expect(found).toContain('home')
    expect(found).not.toContain('base')
  })

  it('are none that a sale by a newer card contradicts', () => {
    const found = categoriesOf([january, 1500, 225], [february, 1500, 225])
    expect(found).toContain('base')
    expect(found).not.toContain('home')
  })

  it('may be some that only a newer card has', () => {
    expect(categoriesOf([january, 1500, 225])).not.toContain('kitchen')
    expect(categoriesOf([january, 1500, 225], [february, 1500, 225])).toContain('kitchen')
  })

  it('are told by a commission with the digital services fee in it, where none comes to it without', () => {
    // The list's own total for 39,90 €: 15% and 3% of that, 6,16.
    const found = chargedFor([february, 3990, 616])
    expect(found).toMatchObject({ percent: 15.44 })
    expect(found?.categories).toEqual(categoriesOf([february, 3990, 599]))
    expect(found?.categories).toContain('base')
    expect(categoriesOf([february, 10_000, 721])).toContain('electronics')
  })

  it('are not told by sales at the minimum fee', () => {
    expect(chargedFor([february, 150, 30])).toBeNull()
    const found = categoriesOf([february, 150, 30], [february, 10_000, 700])
    expect(found).toEqual(categoriesOf([february, 10_000, 700]))
    expect(found).toContain('electronics')
  })
})
