import type { OpenedFrom } from '../../../calculation/opened-from.ts'

/** What is said of a calculation that was made elsewhere. */
export const openedWords: Record<OpenedFrom, string> = {
  link: "Calcolo da un link: chi te l'ha mandato non vede le tue modifiche.",
  file: 'Calcolo da un file esportato.',
  list: 'Calcolo dal tuo listino, con i dati del file.',
  trial: 'Calcolo dal tuo listino, con i prezzi e i costi che stavi provando.',
}
