import { takePrice } from '../../person/waiting-article.ts'
import type { List } from './list.ts'

const otherVAT =
  "Il prezzo del calcolo e quelli del listino non sono uguali nell'IVA: uno la include, gli altri no. Il listino resta com'era."

const tried =
  'Stai provando altri prezzi nel listino: il prezzo del calcolo non è scritto. Lascia la prova, o scrivi quei prezzi nel listino, poi ripeti.'

/** Writes the price that a calculation gave back to its article, where one waits. */
export function takeBackPrice(list: List): void {
  const price = takePrice()
  if (price === null) return
  const { place: id, sku, name = '', hasVAT, price: amount } = price
  const { prezzoIncludesIVA, regime, prezzo } = list.state().terms
  const isSameVAT = regime === 'forfettario' || prezzoIncludesIVA === hasVAT
  if (!isSameVAT) list.fail(otherVAT)
  else if (prezzo !== 0) list.fail(tried)
  else list.edit({ type: 'price', id, sku, name, amount })
}
