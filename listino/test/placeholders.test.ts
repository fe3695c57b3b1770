import { describe, expect, it } from 'vitest'
import { Costs } from '../src/articles/costs.ts'
import { isUsable } from '../src/articles/usable.ts'
import { titleOf } from '../src/layouts/title.ts'
import { vatIn } from '../src/layouts/vat.ts'
import { yesOrNo } from '../src/layouts/yes-or-no.ts'
import { currencyOf } from '../src/numbers/number-style.ts'
import { openTable } from '../src/table/table.ts'
import { textFile } from './files.ts'
import { readList, wordsOf } from './lists.ts'

const costsOf = async (text: string, mapping = {}) => {
  const table = await openTable(textFile(text))
  return Costs.of(table, Object.keys(mapping).length === 0 ? {} : { mapping })
}

describe('What stands in place of a code', () => {
  it('joins no cost to an article: words, zeros, and numbers that a spreadsheet has shortened', async () => {
    const said = ['Non applicabile', '0', '0000000000000', '8,03E+12', 'N/D', 'Does not apply']
    for (const ean of said) {
      const costs = await costsOf(`EAN;Costo\n${ean};5,00\n`)
      const { articles } = await readList(textFile(`SKU;EAN;Prezzo\nA;${ean};20,00\n`), { costs })
      expect(articles[0]?.cost).toBeNaN()
    }
    const costs = await costsOf('EAN;Costo\n8030001112223;5,00\n')
    const { articles } = await readList(textFile('SKU;EAN;Prezzo\nA;8030001112223;20,00\n'), {
      costs,
    })
    expect(articles[0]?.cost).toBe(5)
  })
})

describe('A cost per pack', () => {
  const head = 'SKU;Costo;Sconto;Conf'
  const mapping = { sku: [0], cost: [1], discount: [2], packSize: [3] }
  const costsBy = async (rows: string[]) => {
    const costs = await costsOf(`${[head, ...rows].join('\n')}\n`, mapping)
    return { of: (sku: string) => costs.of(sku)?.parts.cost ?? null, problems: costs.problems }
  }

  it('is divided by the pieces and lessened by the discount, in percent or as a share', async () => {
    const { of } = await costsBy([
      'A;10,00;15;',
      'B;10,00;15%;',
      'C;10,00;0,15;',
      'D;10,00;0,5 %;4',
    ])
    expect(['A', 'B', 'C', 'D'].map(of)).toEqual([8.5, 8.5, 8.5, 2.4875])
  })

  it('whose pieces may be one or a thousand is told, not guessed', async () => {
    const { of, problems } = await costsBy(['A;10,00;;1.000', 'B;10,00;;1e3', 'C;10,00;;-2'])
    expect(['A', 'B', 'C'].map(of)).toEqual([Number.NaN, Number.NaN, Number.NaN])
    expect(problems.map(({ problem }) => problem.code)).toEqual([
      'notANumber',
      'notANumber',
      'notANumber',
    ])
  })
})

it('A cost in a column that names one currency, in a row that names another, is told', async () => {
  const costs = await costsOf('SKU;Costo (€);Valuta\nA;5,00;USD\nB;5,00;EUR\nC;5,00;\n')
  expect(costs.problems).toMatchObject([{ sku: 'A', problem: { code: 'twoCurrencies' } }])
  expect([costs.of('B'), costs.of('C')]).toMatchObject([
    { parts: { cost: 5 } },
    { parts: { cost: 5 } },
  ])
})

it('A row that sums up others is told by more words than «Totale»', async () => {
  const words = [
    'TOT',
    'Gran totale',
    'Valore totale:',
    'T O T A L E',
    'Media',
    'N. articoli',
    'Prezzo totale',
  ]
  const goods = ['Tot bag in cotone', 'Media borsa', 'Totalizzatore']
  const rows = [...words, ...goods].map((name) => `;${name};22,00;8,00`)
  const { articles } = await readList(
    textFile(`sku;nome;prezzo;costo\nA;Tazza;12,00;5,00\n${rows.join('\n')}\n`),
  )
  expect(
    articles.map((article) => wordsOf(article)[0]?.startsWith('riga di totale') ?? false),
  ).toEqual([false, ...words.map(() => true), ...goods.map(() => false)])
})

describe('The VAT of a shop', () => {
  it('is told by what the shop calls a rate in addresses', () => {
    expect(
      ['tariffa-ridotta', 'reduced-rate', 'zero_rate', 'iva-4', 'aliquota-10'].map(vatIn),
    ).toEqual(['ridotta', 'ridotta', '0', '4', '10'])
  })

  it('of a variation that says «parent» is that of the product above it', async () => {
    const head = 'ID,Type,SKU,Name,Regular price,Sale price,Tax class,Cost of goods'
    const rows = [
      '1,variable,P,Maglia,,,iva-4,',
      '2,variation,P-1,Maglia M,20,,parent,5',
      '3,variation,P-2,Maglia L,20,,parent,5',
      '4,simple,S,Tazza,20,,,5',
      '5,variation,S-1,Tazza blu,20,,parent,5',
    ]
    const { articles } = await readList(textFile(`${[head, ...rows].join('\n')}\n`))
    expect(articles.filter(isUsable).map(({ sku, vat }) => [sku, vat])).toEqual([
      ['P-1', '4'],
      ['P-2', '4'],
      ['S', null],
      ['S-1', null],
    ])
  })
})

it('A word that every object of JavaScript knows is no currency, no rate and no answer', () => {
  for (const word of ['constructor', 'toString', 'valueOf', '__proto__']) {
    expect(currencyOf(word)).toBeNull()
    expect(titleOf(word).currency).toBeNull()
    expect(vatIn(word)).toBeNull()
    expect(yesOrNo(word)).toBeUndefined()
  }
})
