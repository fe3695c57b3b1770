import { expect, test } from 'vitest'
import { exportedInWords } from '../../src/listino/export/exported-words.ts'

const none = {
  written: 0,
  changed: 0,
  minimums: 0,
  leftOut: 0,
  tooHigh: 0,
  onSale: 0,
  above: 0,
  withoutMinimum: 0,
  unnamed: 0,
  otherStores: 0,
  unchanged: 0,
  variants: 0,
  partial: 0,
  beside: 0,
  changesOut: {},
}

test('a file for a marketplace says what became of every article, each number before its noun', () => {
  const counts = {
    ...none,
    written: 1200,
    changed: 108,
    above: 1,
    unchanged: 2,
    leftOut: 2,
    variants: 1,
    beside: 3,
    changesOut: { variants: 1 },
  }
  expect(exportedInWords({ name: 'prezzi.txt', counts })).toBe(
    "prezzi.txt: 1.200 articoli. 108 prezzi cambiati. 1 prezzo che hai cambiato resta fuori: delle varianti eBay chiede anche la quantità, che intanto può cambiare. Il prezzo nuovo è nell'«Elenco dei prezzi modificati», da scrivere in Seller Hub. Nel file ci sono anche 3 altre varianti degli stessi prodotti, al prezzo che hanno: Shopify le vuole tutte. 2 articoli lasciati fuori da te. 1 articolo lasciato fuori: il prezzo minimo è più alto del prezzo.",
  )
})

test('a price that the seller changed and the file leaves out is said apart from the other articles', () => {
  const counts = { ...none, written: 177, above: 123, changesOut: { above: 1 } }
  expect(exportedInWords({ name: 'prezzi.txt', counts })).toBe(
    'prezzi.txt: 177 articoli. Nessun prezzo cambia. 1 prezzo che hai cambiato resta fuori: è sotto il prezzo minimo. 122 articoli lasciati fuori: il prezzo minimo è più alto del prezzo.',
  )
  const minimums = { ...none, above: 2, changesOut: { written: 1 } }
  expect(exportedInWords({ name: 'prezzi.txt', counts: minimums })).toMatch(
    /1 prezzo che hai cambiato resta fuori: questo file porta solo i prezzi minimi\. 2 articoli lasciati fuori/,
  )
  const alone = { ...none, above: 2, changesOut: { above: 2 } }
  expect(exportedInWords({ name: 'prezzi.txt', counts: alone })).toMatch(
    /Nessun prezzo cambia\. 2 prezzi che hai cambiato restano fuori: sono sotto il prezzo minimo\.$/,
  )
})

test('a file for people says that it is there', () => {
  expect(exportedInWords({ name: 'listino.csv', counts: null })).toBe(
    'Fatto: listino.csv è tra i tuoi download.',
  )
})
