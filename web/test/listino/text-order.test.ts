import { expect, it } from 'vitest'
import { TextColumn } from '../../src/listino/shop/text-column.ts'
import { sortedByText } from '../../src/listino/shop/text-keys.ts'

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
