import { byteOrderMark, fixed, lineOf } from './delimited-lines.ts'
import { isChange, type OfferFile, priced, type RiseChoice } from './offer.ts'
import { forPeople, identifier } from './text-cell.ts'

const delimiter = ';'

const columns = ['SKU', 'Articolo', 'Numero inserzione', 'Prezzo di prima', 'Prezzo']

/** The prices that change, for a person to copy: for shops that take no file. */
export function changesFile(choice: Pick<RiseChoice, 'mostRise'>): OfferFile {
  const cut = { count: 0 }
  return {
    name: 'prezzi-da-cambiare.csv',
    hasVAT: false,
    hasMinimums: false,
    head: byteOrderMark + lineOf(columns, delimiter),
    fateOf: ({ price, proposed }) => {
      const fate = priced(price, proposed, choice)
      return fate.kind === 'written' && !isChange(fate) ? { kind: 'unchanged' } : fate
    },
    line: ({ sku, name, listing }, { from, to }) =>
      lineOf(
        [
          identifier(sku, cut),
          forPeople(name, cut),
          identifier(listing, cut),
          fixed(from, ','),
          fixed(to, ','),
        ],
        delimiter,
      ),
  }
}
