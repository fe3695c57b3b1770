import { problemInWords } from '../articles/words.ts'
import { senderWords } from '../layouts/senders.ts'
import { listColumns } from '../list/columns.ts'
import type { Row } from '../list/row.ts'
import { type TitledColumn, text, whole } from './result-column.ts'

/** The currency of a row's price, be it none that it could be calculated in. */
const currencyOf = ({ currency, problems }: Row): string =>
  problems.findLast(({ code, role }) => code === 'currency' && role === 'price')?.text ?? currency

const listed: readonly TitledColumn[] = Object.values(listColumns).flatMap(({ results }) => results)

/** What results say besides the columns of the list. */
const others = [
  whole('riga', 'Riga', ({ row }) => row),
  text('paese', 'Paese', ({ country }) => country),
  text('valuta', 'Valuta', currencyOf),
  text('tariffa_in_tabella', 'Tariffa in tabella', ({ truePercent, tableAgrees }) =>
    Number.isNaN(truePercent) ? '' : tableAgrees ? 'si' : 'no',
  ),
  text('chi_spedisce', 'Chi spedisce', ({ sender }) =>
    sender === null ? '' : senderWords[sender],
  ),
  text('problema', 'Problema', ({ problems }) => problems.map(problemInWords).join(' | ')),
]

/** The order that people count on, as `docs/listino.md` tells it: what isn't named here comes last. */
const order = [
  'riga',
  'sku',
  'nome',
  'paese',
  'valuta',
  'categoria',
  'categoria_da',
  'prezzo',
  'costo',
  'costo_da',
  'commissione',
  'guadagno',
  'margine',
  'fascia',
  'prezzo_minimo',
  'pareggio',
  'prezzo_migliore',
  'in_meno',
  'tariffa_vera',
  'tariffa_in_tabella',
  'problema',
  'spedizione',
  'packaging',
  'pubblicita',
  'logistica',
]

const placeOf = ({ name }: TitledColumn): number =>
  order.includes(name) ? order.indexOf(name) : order.length

const isAfterTax = ({ name }: TitledColumn): boolean => name === 'dopo_imposte'

/** The columns of the results, in their order. */
export const resultColumns: readonly TitledColumn[] = [...others, ...listed]
  .filter((column) => !isAfterTax(column))
  .sort((one, other) => placeOf(one) - placeOf(other))

/** What results in the forfettario regime have besides. */
export const afterTaxColumns = listed.filter(isAfterTax)
