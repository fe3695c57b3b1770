import type { CategoryRule } from '@margine/listino'
import { words as page } from '../words.ts'

/** What is said of rules for categories. */
export const words = {
  title: 'Regole per le categorie',
  intro:
    'Valgono per gli articoli di cui il file non dice la categoria. Conta la prima regola che va bene; per tutti gli altri vale la categoria scelta in «Tariffe e condizioni», o Standard se non ne hai scelta una.',
  empty:
    'Non hai ancora scritto regole. Per esempio: se lo SKU comincia con «LIB-», la categoria è Libri.',
  rule: (number: number) => `Regola ${number}`,
  field: 'Se',
  fields: { sku: 'lo SKU', nome: 'il nome' } satisfies Record<CategoryRule['field'], string>,
  test: 'Come',
  tests: {
    inizia: 'comincia con',
    contiene: 'contiene',
    finisce: 'finisce con',
  } satisfies Record<CategoryRule['test'], string>,
  text: 'Testo',
  category: 'Categoria',
  elsewhere: "non c'è su questo marketplace",
  blank: 'Scrivi il testo da cercare.',
  fits: (number: number) =>
    number === 0 ? 'Per ora non vale per nessun articolo.' : `Vale per ${page.articles(number)}.`,
  up: (number: number) => `Sposta su la regola ${number}`,
  upShort: 'Sposta su',
  remove: (number: number) => `Elimina la regola ${number}`,
  removeShort: 'Elimina',
  add: 'Aggiungi una regola',
  done: 'Fatto',
}
