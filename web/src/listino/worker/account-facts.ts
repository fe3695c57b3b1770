import {
  accountInShort,
  accountOf,
  type ColumnsFor,
  columnInWords,
  type Mapping,
  type OpenedList,
  tableInWords,
  warningsOf,
} from '@margine/listino'

/** What is read of a file's columns, in words, so that it stays with the list. */
export type AccountFacts = {
  /** «8 colonne: 5 contate, 3 no». */
  short: string
  columns: readonly { title: string; isCounted: boolean; words: string }[]
  /** What a seller has to know though nobody asked: what is read otherwise than it looks, guesses, columns that may be amounts and don't count. */
  warnings: readonly string[]
}

export function accountFacts(
  opened: Pick<OpenedList, 'table' | 'mapping' | 'certainty'>,
  mapping: Mapping,
  what: ColumnsFor = 'articles',
): AccountFacts {
  const account = accountOf(opened, mapping, what)
  return {
    short: accountInShort(account),
    columns: account.map((one) => ({
      title: one.title,
      isCounted: one.role !== null,
      words: columnInWords(one, account),
    })),
    warnings: [...tableInWords(opened.table), ...warningsOf(account)],
  }
}
