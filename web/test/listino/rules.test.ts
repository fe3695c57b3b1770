import { datedCards, margine131, type RateCard } from '@margine/engine'
import {
  ArticleReader,
  type CategoryRule,
  categoryOf,
  firstRule,
  openList,
  sourceOf,
} from '@margine/listino'
import { basisOf, importList, PlacedList, placed, readingForm, turn } from '@margine/listino/list'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certain } from './certain.ts'
import { fileOf, terms, Visit } from './visit.ts'

const list = [
  'sku;nome;prezzo;costo;categoria',
  'LIB-1;Manuale di cucina;20,00;5,00;',
  'LIB-2;Scarpe da favola;15,00;5,00;toys',
  'ZZ-3;Scarpe da corsa;80,00;30,00;',
  'ZZ-4;Tazza;12,00;3,00;',
].join('\n')

const rule = (
  field: CategoryRule['field'],
  test: CategoryRule['test'],
  text: string,
  category: string,
): CategoryRule => ({ field, test, text, category })

const books = rule('sku', 'inizia', 'lib-', 'books')
const shoes = rule('nome', 'contiene', 'scarpe', 'shoes')

/** The categories by which the rules of a list that is open decide. */
const decided = async (visit: Visit, regole: readonly CategoryRule[], category = '') => {
  const { shown, ruled, categories } = await visit.settled({
    terms: { ...terms, regole, category },
  })
  return {
    ruled,
    counts: Object.fromEntries(categories.map(({ value, count }) => [value, count])),
    bases: shown.rows.map(({ categoryBasis }) => categoryBasis),
    fees: shown.rows.map(({ fees }) => fees),
  }
}

describe("A seller's rules", () => {
  it('give articles their category whose file does not, the first that fits, and say so', async () => {
    const visit = new Visit()
    await visit.open(list)
    expect(await decided(visit, [])).toMatchObject({ counts: { base: 3, toys: 1 }, ruled: [] })
    const both = await decided(visit, [books, shoes])
    expect(both.counts).toEqual({ base: 1, books: 1, shoes: 1, toys: 1 })
    expect(both.bases).toEqual(['regola', 'file', 'regola', 'ipotizzata'])
    expect(both.ruled).toEqual([1, 1])
    const all = rule('nome', 'contiene', 'a', 'pet')
    const first = await decided(visit, [all, books])
    expect(first.ruled[1]).toBe(0)
    // Taken away, they leave nothing behind.
    expect((await decided(visit, [])).bases).toEqual([
      'ipotizzata',
      'file',
      'ipotizzata',
      'ipotizzata',
    ])
  })

  it('that name a category the marketplace does not have count for nothing', async () => {
    const visit = new Visit()
    await visit.open(list)
    const { bases, ruled } = await decided(visit, [{ ...books, category: 'watches_ebay' }])
    expect(bases[0]).toBe('ipotizzata')
    expect(ruled).toEqual([0])
  })

  it('answer as they are written, the newest counts', async () => {
    const visit = new Visit()
    await visit.open(list)
    for (const text of ['L', 'LI', 'LIB-2', 'ZZ'])
      visit.ask({ terms: { ...terms, regole: [{ ...books, text }] } })
    expect((await visit.hear('rates')).ruled).toEqual([2])
  })

  it('come to the same as reading the file with them, also where a fee is told', async () => {
    const preview = [
      'sku\tproduct-name\tyour-price\tcurrency\tamazon-store\testimated-referral-fee-per-unit',
      'LIB-1\tScarpe\t20.00\tEUR\tIT\t3.09',
      'ZZ-2\tTazza\t20.00\tEUR\tIT\t1.60',
      'ZZ-3\tLibro\t20.00\tEUR\tIT\t',
      'LIB-4\tBorsa\t20.00\tEUR\tDE\t3.00',
      'LIB-5\tStrano\t20.00\tEUR\tIT\t9.00',
    ].join('\n')
    const visit = new Visit()
    await visit.open(preview)
    const rules = fc.array(
      fc.record({
        field: fc.constantFrom('sku' as const, 'nome' as const),
        test: fc.constantFrom('inizia' as const, 'contiene' as const, 'finisce' as const),
        text: fc.constantFrom('', 'LIB', 'zz', 'a', '-2', 'o'),
        category: fc.constantFrom('books', 'clothing', 'toys', 'electronics', 'none', 'base'),
      }),
      { maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(
        rules,
        fc.constantFrom('base', 'toys', 'clothing'),
        async (regole, category) => {
          const opened = await openList(sourceOf(fileOf(preview), 'anteprima.txt'))
          const form = readingForm({ ...terms, category })
          const reader = new ArticleReader(opened.table, {
            ...opened,
            form,
            today: '2026-11-22',
          })
          const expected: [string, string][] = []
          for await (const articles of reader.read(opened.table.batches()))
            for (const { sku, name, country, namedCategory, ebayNumber, paying } of articles) {
              const table = reader.book.tableOf(country)
              const { category: key, basis } = categoryOf({
                table,
                named: namedCategory,
                number: ebayNumber,
                byReferral: paying,
                ruled: regole[firstRule(regole)(sku, name)]?.category ?? null,
                chosen: category,
              })
              expected.push([basis, table?.categories[key]?.label ?? ''])
            }
          visit.ask({ terms: { ...terms, regole, category } })
          const { shown } = await visit.hear('figures')
          expect(shown.rows.map((row) => [row.categoryBasis, row.category])).toEqual(expected)
        },
      ),
      { numRuns: 60 },
    )
  })
})

const named = [
  'SKU;Prezzo;Costo;Categoria',
  'A;120,00;50,00;Scarpe',
  'B;50,00;10,00;Elettronica',
  'C;1200,00;500,00;Francobolli',
  'D;20;5;watches',
  'E;20;5;Chissà',
].join('\n')

/** What a visit says of the categories of its list on a marketplace. */
const categoriesOn = async (visit: Visit, marketplace: string) => {
  const { shown, categories } = await visit.settled({ terms: { ...terms, marketplace } })
  const rows = shown.rows.map(({ category, categoryBasis, fees }) => [
    category,
    categoryBasis,
    fees,
  ])
  return { rows, categories }
}

describe('A category that nobody said', () => {
  const said = async (visit: Visit, changes: Partial<typeof terms>) =>
    (await visit.settled({ terms: { ...terms, ...changes } })).assumed

  it('is told, with how many articles it counts for and at which rate on the card that counts', async () => {
    const visit = new Visit()
    await visit.open(list)
    expect(await said(visit, {})).toBe(
      'Di 3 articoli il file non dice la categoria: contiamo Standard, 15%.',
    )
    expect(await said(visit, { regole: [books, shoes] })).toBe(
      'Di 1 articolo il file non dice la categoria: contiamo Standard, 15%.',
    )
    expect(await said(visit, { marketplace: 'ebay' })).toContain('contiamo Standard, 11%.')
    const none = new Visit()
    await none.open('sku;prezzo;costo\nA-1;20,00;5,00\nB-2;30,00;8,00\n')
    expect(await said(none, {})).toBe('Il file non dice le categorie: contiamo Standard, 15%.')
  })

  it('is not told once it was chosen, if it is the standard one, or rules say all, or there is one rate', async () => {
    const visit = new Visit()
    await visit.open(list)
    const all = rule('nome', 'contiene', 'a', 'pet')
    for (const changes of [
      { category: 'base' },
      { category: 'toys' },
      { regole: [all] },
      { marketplace: 'shopify' },
    ])
      expect(await said(visit, changes), JSON.stringify(changes)).toBe('')
    expect(
      (await visit.settled({ terms: { ...terms, category: 'base' } })).shown.rows[0],
    ).toMatchObject({ categoryBasis: 'scelta', category: 'Standard' })
  })

  it('is told where a country has not the one that was chosen, and not where no country has rates', async () => {
    const visit = new Visit()
    await visit.open('sku;prezzo;costo;paese\nA;20;5;IT\nB;20;5;FR\nC;20;5;DE\n')
    expect(await said(visit, { category: 'kitchen' })).toBe(
      'Di 2 articoli il file non dice la categoria: contiamo Standard, 15%.',
    )
    const abroad = { marketplace: 'tiktok' }
    expect(await said(visit, abroad)).toBe(
      'Di 1 articolo il file non dice la categoria: contiamo Standard, 9%.',
    )
  })

  it('is none again with another marketplace', async () => {
    const visit = new Visit()
    const chosen = { ...terms, category: 'toys' }
    visit.say({
      type: 'open',
      file: fileOf(
        'Item number;Custom label (SKU);Title;Current price;eBay category 1 number;Costo\n110000000001;A;Gioco;20,00;1;5,00\n',
      ),
      terms: chosen,
    })
    expect((await visit.hear('list')).terms).toMatchObject({ marketplace: 'ebay', category: '' })
  })
})

describe('Categories that a file names', () => {
  it('are those of the marketplace that is chosen, whatever it was opened for', async () => {
    const visit = new Visit()
    await visit.open(named)
    for (const marketplace of ['ebay', 'tiktok', 'amazon', 'shopify']) {
      const again = new Visit()
      again.say({ type: 'open', file: fileOf(named), terms: { ...terms, marketplace } })
      await again.hear('list')
      const read = await categoriesOn(again, marketplace)
      expect(await categoriesOn(visit, marketplace), marketplace).toEqual(read)
    }
    const { rows } = await categoriesOn(visit, 'ebay')
    expect(rows[2]?.slice(0, 2)).toEqual(['Francobolli', 'file'])
    expect(rows[2]?.[2]).toBeCloseTo(117.65, 2)
  })

  it('leave to the rules what the chosen marketplace has not', async () => {
    const visit = new Visit()
    await visit.open(named)
    const all = rule('sku', 'contiene', '', 'toys')
    const regole = ['A', 'C', 'E'].map((text) => ({ ...all, text }))
    const ruledOn = async (marketplace: string) =>
      (await visit.settled({ terms: { ...terms, regole, marketplace } })).ruled
    expect(await ruledOn('amazon')).toEqual([0, 1, 1])
    expect(await ruledOn('ebay')).toEqual([0, 0, 1])
  })

  it('by their number are those of eBay alone', async () => {
    const visit = new Visit()
    await visit.open(
      'Item number;Custom label (SKU);Title;Current price;eBay category 1 number;Costo\n110000000001;A;Gioco;20,00;220;5,00\n',
    )
    expect((await categoriesOn(visit, 'ebay')).rows[0]?.slice(0, 2)).toEqual([
      'Giocattoli e modellismo',
      'numeroEbay',
    ])
    expect((await categoriesOn(visit, 'amazon')).rows[0]?.[1]).toBe('ipotizzata')
    expect((await categoriesOn(visit, 'ebay')).rows[0]?.[1]).toBe('numeroEbay')
  })

  it('may be as many as there are articles', async () => {
    const others = Array.from({ length: 70_000 }, (_, at) => `X${at};20;5;Reparto ${at}`)
    const visit = new Visit()
    await visit.open(`${named}\n${others.join('\n')}\nZ;1200,00;500,00;Francobolli\n`)
    const { categories } = await categoriesOn(visit, 'ebay')
    const counts = Object.fromEntries(categories.map(({ label, count }) => [label, count]))
    expect(counts).toMatchObject({ Francobolli: 2 })
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(70_006)
  })
})

describe('More places than an article can say which', () => {
  it('are refused, for the fees of others would be taken', async () => {
    const { marketplaces, countries } = margine131
    const cards: readonly RateCard[] = [
      ...Object.values(marketplaces),
      ...Object.values<readonly RateCard[]>(datedCards).flat(),
    ]
    const names = new Set(
      cards.flatMap(({ fees }) => ('categories' in fees ? Object.keys(fees.categories) : [])),
    )
    const regole = Array.from({ length: 100 }, (_, at) => rule('sku', 'inizia', `${at}-`, `c${at}`))
    const rows = Object.keys(countries).flatMap((country) =>
      [...names].flatMap((name) =>
        regole.map(({ text }) => `${text}${country}${name};20;5;${name};${country}`),
      ),
    )
    const file = fileOf(`sku;prezzo;costo;categoria;paese\n${rows.join('\n')}\n`)
    const { articles } = certain(await importList(file, file.name, terms, async () => {}))
    expect(rows.length).toBeGreaterThan(1 << 16)
    const counted = placed(articles, regole, async () => {}).then(({ spots }) => spots.length)
    await expect(counted).rejects.toThrow(RangeError)
  })
})

describe('Looking articles up by rules', () => {
  const placedList = async () => {
    const file = fileOf(list)
    const { articles } = certain(await importList(file, file.name, terms, async () => {}))
    return new PlacedList(articles)
  }
  const aborted = () => Promise.reject(AbortSignal.abort().reason)

  it('goes on for the newest question where an older one by the same rules is not wanted any more', async () => {
    const articles = await placedList()
    const older = articles.by(basisOf({ ...terms, regole: [books] }), aborted)
    const newer = articles.by(basisOf({ ...terms, regole: [books] }), turn)
    const newest = articles.by(basisOf({ ...terms, regole: [books] }), turn)
    await expect(older).rejects.toMatchObject({ name: 'AbortError' })
    expect(await newest).toBe(await newer)
    expect((await newest).placing.spots.map(({ ruled }) => ruled)).toContain('books')
  })

  it('is given up for other rules and for another list, but not where it is exported', async () => {
    const articles = await placedList()
    const before = articles.by(basisOf({ ...terms, regole: [books] }), turn)
    const exported = articles.placingBy(basisOf({ ...terms, regole: [books] }))
    const after = articles.by(basisOf({ ...terms, regole: [shoes] }), turn)
    await expect(before).rejects.toMatchObject({ name: 'AbortError' })
    expect((await exported).spots.map(({ ruled }) => ruled)).toContain('books')
    expect((await after).placing.spots.map(({ ruled }) => ruled)).toContain('shoes')
    const left = articles.by(basisOf({ ...terms, regole: [books] }), turn)
    articles.giveUp()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('Fees that Amazon tells', () => {
  it('are counted, and those that are not in our table can be shown alone', async () => {
    const visit = new Visit()
    const opened = await visit.open(
      [
        'sku\tproduct-name\tyour-price\tcurrency\tamazon-store\testimated-referral-fee-per-unit',
        'A-1\tTazza\t20.00\tEUR\tIT\t3.09',
        'B-2\tBoh\t20.00\tEUR\tIT\t6.00',
        'C-3\tAltro\t20.00\tEUR\tIT\t',
      ].join('\n'),
    )
    expect(opened).toMatchObject({
      facts: { trueFees: { told: 2, other: 1, marketplace: 'amazon' } },
    })
    const filter = { group: 'otherFee', bin: null, category: null, text: '' } as const
    expect((await visit.settled({ filter })).shown.rows.map(({ sku }) => sku)).toEqual(['B-2'])
  })
})
