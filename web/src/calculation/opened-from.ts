import type { FilesPage } from '../person/handed.ts'

/**
 * Where an opened calculation came from. An article of the list has its own amounts, or on trial those that are tried; one of
 * reports what it really came to. `prova` is what was tried without an account.
 */
export type OpenedFrom = 'link' | 'file' | 'list' | 'trial' | 'reports' | 'example' | 'prova'

/** The article that a calculation is of, and its target as typed: a margin, or euro after taxes. */
export type PageArticle = {
  name: string
  sku: string
  target: string
  targetIn?: 'dopoImposte'
  /** The page that it comes from; the list's where it isn't kept. */
  page?: FilesPage
  /** Its place in the list; earlier versions kept none. */
  place?: number
  /** The marketplace whose list it is in; earlier versions kept none. */
  list?: string
  /** Whether it is of the invented shop, which nothing goes back to; earlier versions didn't say. */
  isExample?: boolean
}

/** What an opened calculation replaces: the seller's own, or one that was opened before. */
export type Replaced = 'own' | 'opened'
