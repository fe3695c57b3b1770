import { counted } from '../counted.ts'
import type { UnusableRow } from './unusable.ts'

/** What the worker says. */
export const messages = {
  whichIsWhich:
    'Non capiamo quale dei due file è il listino e quale ha i costi: apri prima il listino, poi aggiungi i costi.',
  otherMarketplace: (changed: number) =>
    `Nel listino di adesso hai modificato ${counted(changed, 'articolo', 'articoli')}, e questo file è di un altro marketplace: aprendolo le modifiche andrebbero perse. Esporta prima i nuovi prezzi, oppure apri di nuovo il file per continuare.`,
  termsLost:
    'Le ultime condizioni del listino di adesso non restano su questo dispositivo, e questo file è di un altro marketplace: aprendolo andrebbero perse. Apri di nuovo il file per continuare.',
  unreadThere:
    'Questo file è di un altro marketplace, e il listino che ne hai già su questo dispositivo non si può leggere: aprendo il file va perso, con quello che ci hai modificato. Apri di nuovo il file per continuare.',
  noArticles: (name: string, { row, reason }: UnusableRow) =>
    `In ${name} nessuna riga è un articolo che si può usare. Riga ${row}: ${reason}.`,
  unknownTerm: (name: string, column: string, text: string) =>
    `In ${name}, colonna «${column}», «${text}» non si capisce: correggi la cella e riapri il file.`,
  files: {
    csv: 'listino-margine.csv',
    xlsx: 'listino-margine.xlsx',
    unusable: 'righe-scartate.csv',
    unusedCosts: 'costi-senza-articolo.csv',
    costProblems: 'righe-dei-costi-con-problemi.csv',
    gone: 'articoli-che-non-ci-sono-piu.csv',
    rememberedCosts: 'i-tuoi-costi.csv',
  },
  columns: {
    row: 'Riga',
    sku: 'SKU',
    reason: 'Motivo',
    sheet: 'Foglio',
    name: 'Nome',
    price: 'Ultimo prezzo',
    currency: 'Valuta',
  },
}
