import { describe, expect, it } from 'vitest'
import { blankArticle } from '../src/articles/article.ts'
import { Duplicates } from '../src/articles/duplicates.ts'
import { type Answer, answerOf, saleOf } from './answer.ts'
import { textFile } from './files.ts'
import { formWith, readList } from './lists.ts'

const categories = ['', 'books', 'clothing', 'home', 'grocery', 'beauty', 'automotive']

/** Articles at many prices in several categories, of which some have no cost. */
const list = [
  'sku;prezzo;costo;spedizione;categoria',
  ...Array.from({ length: 2_000 }, (_, at) => {
    const cost = at % 41 === 0 ? '' : `${1 + (at % 23)},${10 + (at % 90)}`
    return `S${at};${3 + ((at * 7) % 120)},${10 + ((at * 13) % 90)};${cost};${at % 5},00;${categories[at % categories.length]}`
  }),
].join('\n')

/** Amounts but for the noise of doing the same sum otherwise. */
const withoutNoise = (answer: Answer): Answer => ({
  ...answer,
  commissione: Math.round(answer.commissione * 1e9) / 1e9,
  guadagno: Math.round(answer.guadagno * 1e9) / 1e9,
  margine: Math.round(answer.margine * 1e9) / 1e9,
  afterTax: Math.round(answer.afterTax * 1e9) / 1e9,
})

describe('Many articles at once', () => {
  it.each([
    ['1.3.1', 'ordinario', { kind: 'margine', percent: 20 }],
    ['2026-11-21', 'ordinario', { kind: 'ricarico', percent: 35 }],
    ['2026-11-21', 'forfettario', { kind: 'dopoImposte', amount: 4 }],
  ] as const)(
    'are answered as each alone, but for noise: fees of %s, %s',
    async (tariffe, regime, target) => {
      const form = formWith({ tariffe, regime })
      const { articles, rows, reader } = await readList(textFile(list), { form, target })
      const answered = rows.map((row) =>
        row.problems.length > 0
          ? null
          : withoutNoise({
              commissione: row.fees,
              guadagno: row.profit,
              margine: row.margin,
              verdict: row.verdict,
              minimum: row.minimum,
              breakEven: row.breakEven,
              better: row.better,
              loss: row.loss,
              afterTax: row.afterTax,
            }),
      )
      expect(answered.filter((answer) => answer === null)).toHaveLength(49)
      expect(answered).toEqual(
        articles.map((article, at) =>
          article.problems.length > 0
            ? null
            : withoutNoise(
                answerOf(
                  saleOf(article, form),
                  reader.book.ratesOf(article.country, rows[at]?.categoryKey ?? ''),
                  target,
                ),
              ),
        ),
      )
    },
  )

  it('are told apart by store, SKU, variant and listing, however many there are', () => {
    const duplicates = new Duplicates()
    const article = (row: number) => ({
      ...blankArticle(row),
      sku: `ART-${row % 30_000}`,
      country: row < 30_000 ? 'IT' : 'FR',
      variation: row < 60_000 ? '' : 'blu',
    })
    const listingOf = (row: number) => (row < 90_000 ? '' : '110000000001')
    for (let row = 1; row < 120_000; row++)
      expect(duplicates.find(article(row), listingOf(row))).toBeNull()
    const again = { ...article(77_777), row: 120_001 }
    expect(duplicates.find(again, '')).toEqual({ code: 'duplicate', text: '77777' })
    expect(duplicates.find(again, '110000000001')).toEqual({ code: 'duplicate', text: '107777' })
  })
})
