import type { ListFacts } from '@margine/listino/list'

/** What is known of some list. */
export const someFacts: ListFacts = {
  fileName: 'articoli.csv',
  label: null,
  articles: 600,
  unusable: 6,
  problems: [],
  account: { short: '3 colonne: tutte contate', columns: [], warnings: [] },
  sheets: null,
  lacksFulfilment: 0,
  mayBeFee: 0,
  costs: null,
  isChosen: false,
  trueFees: {
    told: 0,
    other: 0,
    marketplace: 'amazon',
    tariffe: '1.3.1',
    notAddingUp: 0,
  },
}
