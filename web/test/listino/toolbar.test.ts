import { everything } from '@margine/listino/list'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Toolbar } from '../../src/listino/grid/Toolbar.tsx'
import { said } from '../said.ts'

const nothing = () => {}

const toolbar = (shown: number | null) =>
  said(
    createElement(Toolbar, {
      count: null,
      filter: { ...everything, group: 'loss' },
      order: null,
      categories: [],
      shown,
      all: 996_000,
      hasColumns: true,
      columns: [],
      hidden: [],
      onFilter: nothing,
      onClear: nothing,
      onOrder: nothing,
      onHide: nothing,
    }),
  )

test('How many articles are shown is said once it is known, and not that there are none', () => {
  expect(toolbar(null)).not.toMatch(/996\.000|In perdita/)
  expect(toolbar(1204)).toContain('In perdita: 1.204 di 996.000 articoli')
  expect(toolbar(0)).toContain('0 di 996.000 articoli')
})
