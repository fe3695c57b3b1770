import {
  accountInShort,
  accountOf,
  type ColumnsFor,
  columnInWords,
  expensesVATInWords,
  type Mapping,
  type OpenedList,
  tableInWords,
  warningsOf,
  withoutVATInWords,
} from '@margine/listino'

/** What is read of a file's columns, in words, so that it stays with the list. */
export type AccountFacts = {
  /** «8 colonne: 5 contate, 3 no». */
  short: string
  columns: readonly { title: string; isCounted: boolean; words: string }[]
  /** What a seller has to know though nobody asked: what is read otherwise than it looks, guesses, columns that may be amounts and don't count. */
  warnings: string[]
}

/** @param withoutVAT of how many articles in each country the column of VAT says nothing */
export function accountFacts(
  opened: Pick<OpenedList, 'table' | 'mapping' | 'certainty'> & Partial<Pick<OpenedList, 'layout'>>,
  mapping: Mapping,
  what: ColumnsFor = 'articles',
  withoutVAT: ReadonlyMap<string, number> = new Map(),
): AccountFacts {
  const account = accountOf(opened, mapping, what)
  return {
    short: accountInShort(account),
    columns: account.map((one) => ({
      title: one.title,
      isCounted: one.role !== null,
      words: [columnInWords(one, account), one.role === 'vat' ? withoutVATInWords(withoutVAT) : '']
        .filter((said) => said !== '')
        .join('. '),
    })),
    warnings: [
      ...tableInWords(opened.table),
      ...warningsOf(account, what),
      what === 'articles' ? expensesVATInWords(opened.table, mapping) : '',
    ].filter((said) => said !== ''),
  }
}
