import { sortedByText, TextColumn } from '@margine/listino/list'
import fc from 'fast-check'
import { expect, it } from 'vitest'

async function sorted(texts: readonly string[], direction: 'ascending' | 'descending') {
  const column = new TextColumn()
  for (const text of texts) column.push(text)
  const rows = Uint32Array.from(texts.keys())
  const order = await sortedByText(rows, column, direction, async () => {})
  return Array.from(order, (row) => texts[row])
}

it('Names are sorted by the numbers in them, and small letters like capital ones', async () => {
  const texts = [
    'Art. 10',
    'art. 2',
    'Art. 2 blu',
    'Art. 007',
    'Art.',
    'Art. 0',
    'Zaino 1',
    'ART. 100',
    '9 tazze',
    '',
  ]
  const ascending = [
    '',
    '9 tazze',
    'Art.',
    'Art. 0',
    'art. 2',
    'Art. 2 blu',
    'Art. 007',
    'Art. 10',
    'ART. 100',
    'Zaino 1',
  ]
  expect(await sorted(texts, 'ascending')).toEqual(ascending)
  expect(await sorted(texts, 'descending')).toEqual(ascending.toReversed())
})

it('Codes of many digits keep their order, and equal beginnings theirs', async () => {
  const codes = ['8001234567891', '8001234567890', '800', '80012345678901234567', 'A-0080', 'A-80']
  expect(await sorted(codes, 'ascending')).toEqual([
    '800',
    '8001234567890',
    '8001234567891',
    '80012345678901234567',
    'A-0080',
    'A-80',
  ])
})

it('Names that begin alike are sorted by what follows, however far back that is', async () => {
  const shoes = 'Scarpe da ginnastica uomo'
  const texts = [
    `${shoes} taglia 44`,
    `${shoes} taglia 9`,
    `${shoes} taglia 44 nere`,
    `${shoes} nere`,
    'Zaino',
    `${shoes} Taglia 39`,
    `${shoes}`,
  ]
  const ascending = [
    `${shoes}`,
    `${shoes} nere`,
    `${shoes} taglia 9`,
    `${shoes} Taglia 39`,
    `${shoes} taglia 44`,
    `${shoes} taglia 44 nere`,
    'Zaino',
  ]
  expect(await sorted(texts, 'ascending')).toEqual(ascending)
  expect(await sorted(texts, 'descending')).toEqual(ascending.toReversed())
})

it('Names that are alike to their end stay as they were in the file', async () => {
  const long = 'Scarpe da ginnastica uomo taglia'
  const texts = [`${long} 044`, `${long} 43`, `${long.toUpperCase()} 44`, `${long} 44`]
  const [first = '', smaller = '', ...rest] = texts
  expect(await sorted(texts, 'ascending')).toEqual([smaller, first, ...rest])
  expect(await sorted(texts, 'descending')).toEqual([first, ...rest, smaller])
})

it('Names of any length are sorted whole', async () => {
  const part = fc.constantFrom('a', 'b', 'scarpe ', 'scarpe da ginnastica con i lacci ', ' ')
  const name = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 40 }), async (texts) => {
      const ascending = texts.toSorted()
      expect(await sorted(texts, 'ascending')).toEqual(ascending)
      expect(await sorted(texts, 'descending')).toEqual(ascending.toReversed())
    }),
    { numRuns: 30 },
  )
})
