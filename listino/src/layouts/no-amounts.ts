import { type Cell, headerKey } from '../table/cell.ts'

/** Words of titles above times, counts, weights, sizes, codes and manners: «Giorni spedizione» is no shipping. */
const words: ReadonlySet<string> = new Set(
  (
    'giorno giorni gg settimane mesi anno anni tempo tempi data durata scadenza ' +
    'pezzi pz quantità quantita qta qtà numero nr colli confezioni percentuale ' +
    'peso pesi kg gr grammi misura misure dimensione dimensioni altezza larghezza lunghezza profondità profondita ' +
    'volume cm mm taglia formato ' +
    'codice cod tipo tipologia corriere vettore modalità modalita metodo classe stato tracking materiale ' +
    'day days weeks months year years time date duration lead ' +
    'pieces pcs quantity qty number count percentage ' +
    'weight weights kilograms grams lb lbs oz size sizes dimension dimensions height width length depth ' +
    'code id type carrier method class status material'
  ).split(' '),
)

const money: ReadonlySet<string> = new Set(
  'costo costi prezzo prezzi prz spesa spese tariffa importo cost costs price fee'.split(' '),
)

/**
 * Whether a title says that what stands below it is no amount of money. One that begins with such an amount is one, whatever
 * follows: «Costo spedizione fino a 5 kg».
 */
export function saysNoAmount(title: Cell | undefined): boolean {
  const key = headerKey(title ?? '')
  const said = key.split(/[^\p{L}]+/u).filter((word) => word !== '')
  if (key.includes('%')) return true
  return !money.has(said[0] ?? '') && said.some((word) => words.has(word))
}
