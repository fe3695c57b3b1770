/** What is said of the link to a calculation. */
export const shareWords = {
  copy: 'Copia link',
  share: 'Condividi',
  copied: 'Link copiato: chi lo apre in Margine trova questo calcolo.',
  title: 'Copia il link',
  hint: 'Il browser non ci permette di copiarlo per te: è già selezionato, copialo tu.',
  field: 'Link al calcolo',
} as const
