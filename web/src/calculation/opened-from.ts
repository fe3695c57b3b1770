import type { WaitingArticle } from '../person/waiting-article.ts'

/**
 * Where an opened calculation came from. An article of the list has its own amounts, or on trial those that are tried; one of
 * reports what it really came to. `prova` is what was tried without an account.
 */
export type OpenedFrom = 'link' | 'file' | 'list' | 'trial' | 'reports' | 'example' | 'prova'

/** The article that a calculation is of; nothing goes back to one of the invented shop. Earlier versions kept less of it. */
export type PageArticle = Pick<WaitingArticle, 'name' | 'sku' | 'target' | 'targetIn'> &
  Partial<Pick<WaitingArticle, 'page' | 'place' | 'list' | 'isExample'>>

/** What an opened calculation replaces: the seller's own, or one that was opened before. */
export type Replaced = 'own' | 'opened'
