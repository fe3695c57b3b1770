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
  }
  expect(exportedInWords({ name: 'prezzi.txt', counts })).toBe(
    'prezzi.txt: 1.200 articoli. 108 prezzi cambiati. 2 articoli lasciati fuori da te. 1 articolo lasciato fuori: il prezzo minimo è più alto del prezzo. 1 variante lasciata fuori: da un file si rischia di perdere le altre. Cambiala a mano.',
  )
})

test('a file for people says that it is there', () => {
  expect(exportedInWords({ name: 'listino.csv', counts: null })).toBe(
    'Fatto: listino.csv è tra i tuoi download.',
  )
})
