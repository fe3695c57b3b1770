import { importList } from '@margine/listino/list'
import { expect, it } from 'vitest'
import { listIn, partsOf } from '../../src/listino/worker/keeping.ts'
import { encoded, Unreadable } from '../../src/person/kept-bytes.ts'
import { certain } from './certain.ts'
import { fileFrom } from './kept-file.ts'
import { fileOf, terms } from './visit.ts'

const list =
  'sku;prezzo;prezzo ebay;costo;packaging;pubblicità\nA-1;20,00;;5,00;0,50;1,00\nB-2;30,00;33,00;9,00;;\n'

/** A kept list without some parts, and what its file says of itself. */
async function without(...gone: string[]) {
  const file = fileOf(list)
  const { articles, unusable, mark, isChosen, account, trueFees } = certain(
    await importList(file, file.name, terms, async () => {}),
  )
  const facts = {
    ...{ fileName: file.name, label: null, articles: 2, unusable: 0, problems: [], costs: null },
    ...{ isChosen, account, sheets: null, lacksFulfilment: 0, mayBeFee: 0, trueFees },
  }
  const read = { readAt: 0, yieldsToCosts: false, costsAt: null, costsUntil: null, costs: null }
  const parts = [...partsOf({ articles, unusable, mark, facts, ...read }, 'id')]
  const head = JSON.parse(new TextDecoder().decode(parts.pop()))
  const isLeft = (_: unknown, at: number) => !gone.includes(head.names[at][0])
  const names = head.names.filter(isLeft)
  return fileFrom([...parts.filter(isLeft), encoded({ ...head, names })])
}

it('A kept list that says nothing of a part of costs is read, and the others stay as they were', async () => {
  const { articles } = listIn(await without('packaging', 'packagingState'))
  const { numbers, texts } = articles
  expect([...numbers.packaging]).toEqual([0, 0])
  expect(articles.says('packaging', 0)).toBe(false)
  expect([...numbers.pubblicita]).toEqual([1, 0])
  expect([...numbers.costo]).toEqual([5, 9])
  expect([...numbers.row]).toEqual([2, 3])
  expect([texts.sku.at(0), texts.sku.at(1)]).toEqual(['A-1', 'B-2'])
  const there = [0, 1].map((id) => articles.pricesThere.of('ebay', 'price', id))
  expect(there).toEqual([Number.NaN, 33])
})

it.each(['prezzoVendita', 'place', 'sku'])(
  'A kept list without %s can not be read',
  async (name) => {
    const bytes = await without(name)
    expect(() => listIn(bytes)).toThrow(Unreadable)
  },
)
