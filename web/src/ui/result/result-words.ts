/** What is said in short of a result, and where there is none. */
export const resultWords = {
  invalidTitle: 'Controlla i dati',
  whenItReturns: 'Il risultato torna appena i dati sono a posto.',
  bar: {
    margin: 'Margine',
    profit: 'Guadagno',
    loss: 'In perdita',
    taxedAway: 'Dopo le imposte',
    action: 'Vedi',
  },
} as const
