import { counted } from '../counted.ts'

/**
 * That the marketplace sends some articles, and nothing says what it takes for that.
 *
 * @example
 * fulfilmentInWords(1) // "1 articolo lo spedisce Amazon: …"
 */
export const fulfilmentInWords = (count: number): string =>
  `${counted(count, 'articolo lo spedisce Amazon', 'articoli li spedisce Amazon')}: la logistica non è nel conto, e i guadagni sono più alti di quelli veri. Aggiungi l'anteprima tariffe FBA.`
