import { type Cell, headerKey } from './cell.ts'

/** Words of titles above numbers that are no amounts: times, counts, taxes, weights, sizes, codes. */
const words: ReadonlySet<string> = new Set(
  (
    'giorno giorni gg settimane mesi anno anni tempo tempi data durata scadenza ' +
    'pezzi pz quantità quantita qta qtà numero nr colli confezioni percentuale ' +
    'scorta scorte giacenza magazzino disponibilità disponibilita venduti vendite ordine ordini ' +
    'iva aliquota sconto voto rating stelle posizione reparto ' +
    'peso pesi kg gr grammi misura misure dimensione dimensioni altezza larghezza lunghezza profondità profondita ' +
    'volume cm mm taglia formato codice cod ean gtin upc isbn ' +
    'day days weeks months year years time date duration lead ' +
    'pieces pcs quantity qty number count percentage stock sold sales orders ' +
    'vat tax discount stars rank department ' +
    'weight weights kilograms grams lb lbs oz size sizes dimension dimensions height width length depth ' +
    'code id barcode'
  ).split(' '),
)

/** Whether a title explains numbers that are no amounts of money. */
export function namesOtherNumbers(title: Cell | undefined): boolean {
  const key = headerKey(title ?? '')
  return key.includes('%') || key.split(/[^\p{L}]+/u).some((word) => words.has(word))
}
