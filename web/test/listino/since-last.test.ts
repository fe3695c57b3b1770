import { everything, type Group, mostGone, type SinceLast as Since } from '@margine/listino/list'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Gone } from '../../src/listino/opening/SinceLast.tsx'
import { said } from '../said.ts'
import { fileOf, terms, Visit } from './visit.ts'

const head = 'SKU;Nome;Prezzo;Costo'
const before = [
  head,
  'A;Tazza;20;5',
  'B;Vaso;30;8',
  'C;Lume;40;9',
  'D;Sedia;50;9',
  'E;Tavolo;60;9',
  'F;Pala;10;3',
  'F;Zappa;12;3',
].join('\n')
const after = [
  head,
  'B;Vaso;30;8',
  'C;Lume;41;9',
  'D;Sedia;55;9',
  'E;Tavolo;60;20',
  'F;Pala;11;3',
  'G;Rastrello;10;3',
].join('\n')

const shownIn = async (visit: Visit, group: Group) => {
  const { shown } = await visit.settled({ filter: { ...everything, group }, order: null })
  return shown.rows.map(({ sku }) => sku)
}

it('A newer file of the same shop says which articles are new and gone, and whose price and margin others changed', async () => {
  const visit = new Visit()
  const first = await visit.open(before)
  expect(first.facts.since).toBeNull()
  await visit.settled({ order: null })
  await visit.edited({ type: 'price', id: 2, sku: 'C', name: 'Lume', amount: 41 })
  const { facts } = await visit.open(after)
  expect(facts.since).toEqual({
    fileName: 'articoli.csv',
    added: 1,
    repriced: 2,
    remargined: 3,
    gone: 1,
    goneRows: [{ sku: 'A', name: 'Tazza', price: 20, currency: 'EUR' }],
    unclear: 0,
  })
  visit.say({ type: 'download', what: 'gone' })
  const file = await (await visit.hear('file')).blob.text()
  expect(file.split('\r\n').slice(1, -1)).toEqual(['A;Tazza;20,00;EUR'])
  expect(await shownIn(visit, 'added')).toEqual(['G'])
  expect(await shownIn(visit, 'repriced')).toEqual(['D', 'F'])
  expect(await shownIn(visit, 'remargined')).toEqual(['D', 'E', 'F'])
})

it('Of very many articles that are gone the first are in the file, and the page says of how many it has no list', async () => {
  const visit = new Visit()
  const all = Array.from({ length: mostGone + 1005 }, (_, at) => `K-${at};N;20;5`)
  await visit.open([head, ...all].join('\n'))
  const { facts } = await visit.open([head, ...all.slice(0, 5)].join('\n'))
  const since = facts.since as Since
  expect(since.gone).toBe(mostGone + 1000)
  visit.say({ type: 'download', what: 'gone' })
  const file = await (await visit.hear('file')).blob.text()
  expect(file.trim().split('\r\n')).toHaveLength(1 + mostGone)
  expect(said(createElement(Gone, { since, onDownload() {} }))).toContain(
    "Nel file ci sono i primi 20.000: l'elenco degli altri 1.000 non resta.",
  )
})

it('Nothing is news in the same file, nor is one of another marketplace set against it', async () => {
  const visit = new Visit()
  await visit.open(before)
  const { facts } = await visit.open(before)
  expect(facts.since).toMatchObject({ added: 0, repriced: 0, remargined: 0, gone: 0 })
  const other = await visit.tryToOpen(after, {
    file: fileOf(after, 'altro.csv'),
    terms: { ...terms, marketplace: 'ebay' },
  })
  expect(other).toMatchObject({ facts: { since: null } })
})
