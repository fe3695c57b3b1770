import { defaultFormData } from '@margine/engine'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepLook, keptLook, type Look } from '../src/consuntivo/page/kept-look.ts'
import { FromPage } from '../src/features/opening/FromPage.tsx'
import { articleOf, keepArticle } from '../src/person/waiting-article.ts'
import { said } from './said.ts'
import { stubTab } from './tab.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const cup = { name: 'Tazza blu', sku: 'TAZZA-1', target: '20' }

const strip = (article: Partial<Parameters<typeof FromPage>[0]['article']>) =>
  said(createElement(FromPage, { form: defaultFormData, article: { ...cup, ...article } }))

test('a calculation says of which article it is, and of which page', () => {
  expect(strip({ page: '/consuntivo' })).toBe('Dal tuo consuntivo Tazza blu SKU TAZZA-1')
  expect(strip({ page: '/consuntivo', name: '' })).toBe('Dal tuo consuntivo TAZZA-1')
  expect(strip({ isExample: true })).toBe("Dal negozio d'esempio Tazza blu SKU TAZZA-1")
  expect(strip({})).toBe('Dal tuo listino Tazza blu SKU TAZZA-1')
})

test('an article goes with the link that opens it, and with no other', () => {
  stubTab()
  const waiting = {
    ...cup,
    link: '#a',
    page: '/consuntivo',
    isTried: false,
    isExample: false,
  } as const
  keepArticle(waiting)
  expect(articleOf('#a')).toEqual(waiting)
  expect(articleOf('#b')).toBeNull()
})

test('consuntivo comes back as it was looked at, and as at first where another version kept that', () => {
  stubTab()
  expect(keptLook()).toBeNull()
  const look: Look = {
    period: { month: '2026-10', currency: 'EUR' },
    group: 'loss',
    text: 'tazza',
    order: { column: 'guadagno', isDescending: false },
    place: { top: 560, below: 120, cell: null },
  }
  keepLook(look)
  expect(keptLook()).toEqual(look)
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, JSON.stringify({ version: 0, look }))
  expect(keptLook()).toBeNull()
})
