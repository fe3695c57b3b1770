import type { FilesPage } from './handed.ts'
import { tab } from './vault.ts'

/** An article of a page on its way to the calculator, and the link that takes it there. */
export type WaitingArticle = {
  link: string
  name: string
  sku: string
  /** The margin aimed at, or what is to be left after taxes, as typed. */
  target: string
  targetIn?: 'dopoImposte'
  page: FilesPage
  /** Whether its amounts are those that are tried. */
  isTried: boolean
  /** Its place in the list; missing for one of the reports. */
  place?: number
  /** The marketplace whose list it is in; missing for one of the reports. */
  list?: string
  /** Whether it is of the invented shop. */
  isExample: boolean
}

/** A price that a calculation gives back to its article. */
export type WaitingPrice = {
  place: number
  sku: string
  /** Missing in what an earlier version kept. */
  name?: string
  price: number
  hasVAT: boolean
}

/** Lets an article wait for the calculator to open its link. */
export const keepArticle = (article: WaitingArticle) => tab.set('article', article)

const isWaiting = (kept: object): kept is WaitingArticle => 'link' in kept

/** The article that a link takes along; null for a link from elsewhere. */
export function articleOf(link: string): WaitingArticle | null {
  const kept = tab.get('article')
  return kept !== null && isWaiting(kept) && kept.link === link ? kept : null
}

/** Lets a price wait for the list. */
export const keepPrice = (price: WaitingPrice) => tab.set('prezzo', price)

const isPrice = (kept: object): kept is WaitingPrice => 'price' in kept && 'place' in kept

/** The price that waits for the list; it waits no longer. */
export function takePrice(): WaitingPrice | null {
  const kept = tab.get('prezzo')
  tab.drop('prezzo')
  return kept !== null && isPrice(kept) ? kept : null
}

export const forgetArticle = () => tab.drop('article')
