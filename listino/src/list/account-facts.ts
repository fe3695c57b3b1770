import { accountOf } from '../articles/account.ts'
import { accountInShort, columnInWords, warningsOf } from '../articles/account-words.ts'
import {
  expensesVATInWords,
  type OpenedList,
  priceVATInWords,
  rateInWords,
} from '../articles/open-list.ts'
import type { RowNotes } from '../articles/row-notes.ts'
import { tableInWords } from '../articles/table-in-words.ts'
import type { ColumnsFor, Mapping } from '../layouts/role.ts'

/** What is read of a file's columns, in words, so that it stays with the list. */
export type AccountFacts = {
  /** «8 colonne: 5 contate, 3 no». */
  short: string
  columns: readonly { title: string; isCounted: boolean; words: string }[]
  /** What a seller has to know though nobody asked: what is read otherwise than it looks, guesses, columns that may be amounts and don't count. */
  warnings: string[]
}

/** @param notes what there is to know of rows that are calculated all the same; null where rows are of costs */
export function accountFacts(
  opened: Pick<OpenedList, 'table' | 'mapping' | 'certainty'> & Partial<Pick<OpenedList, 'layout'>>,
  mapping: Mapping,
  what: ColumnsFor = 'articles',
  notes: Pick<RowNotes, 'withoutVAT' | 'warnings'> | null = null,
): AccountFacts {
  const account = accountOf(opened, mapping, what)
  return {
    short: accountInShort(account),
    columns: account.map((one) => ({
      title: one.title,
      isCounted: one.role !== null,
      words: [columnInWords(one, account), one.role === 'vat' ? (notes?.withoutVAT ?? '') : '']
        .filter((said) => said !== '')
        .join('. '),
    })),
    warnings: [
      ...tableInWords(opened.table),
      ...(notes?.warnings ?? []),
      ...warningsOf(account, what),
      ...(what === 'articles'
        ? [
            rateInWords(opened.table, mapping),
            expensesVATInWords(opened.table, mapping),
            priceVATInWords({ layout: null, ...opened }, mapping, 'cambia «Prezzi con IVA»'),
          ]
        : []),
    ].filter((said) => said !== ''),
  }
}
