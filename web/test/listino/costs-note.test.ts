import { createElement } from 'react'
import { expect, test } from 'vitest'
import { CostsNote } from '../../src/listino/opening/CostsNote.tsx'
import type { List } from '../../src/listino/page/list.ts'
import { said } from '../said.ts'

test('articles without a purchase cost are said to lack that, for they may have others', () => {
  const costs = {
    fileNames: ['costi.csv'],
    account: null,
    found: 294,
    missing: 10,
    changed: 0,
    differing: 0,
    isOverOwn: false,
    withoutSuffix: 0,
    otherCode: 0,
    isLookedUpWithoutSuffix: false,
    unused: 0,
    problems: 0,
  }
  const list = {} as List
  const note = createElement(CostsNote, {
    list,
    costs,
    file: null,
    withoutCost: 10,
    isReading: false,
    onMissing: () => {},
  })
  expect(said(note)).toContain(
    "Costi di 294 articoli da costi.csv. 10 articoli sono senza costo d'acquisto.",
  )
})
