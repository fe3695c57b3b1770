import { takePrice } from '../../person/waiting-article.ts'
import type { List } from './list.ts'

const otherVAT =
  "Il prezzo del calcolo e quelli del listino non sono uguali nell'IVA: uno la include, gli altri no. Il listino resta com'era."

/** Writes the price that a calculation gave back to its article, where one waits. */
export function takeBackPrice(list: List): void {
  const price = takePrice()
  if (price === null) return
  const { place: id, sku, hasVAT, price: amount } = price
  const { prezzoIncludesIVA, regime } = list.state().terms
  const isSameVAT = regime === 'forfettario' || prezzoIncludesIVA === hasVAT
  if (isSameVAT) list.edit({ type: 'price', id, sku, amount })
  else list.fail(otherVAT)
}
