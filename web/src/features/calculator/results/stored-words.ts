/** What is said of a result that was saved. */
export const storedWords = {
  savedOn: (name: string, day: string) => `«${name}», salvato ${day}.`,
  differs: (margin: string, profit: string) =>
    `Con le tariffe attuali: margine ${margin}, guadagno ${profit}.`,
  recalculate: 'Ricalcola con le tariffe attuali',
  /** The same of one by the cards of a day. */
  rates: {
    card: (store: string, from: string, day: string) =>
      `Calcolato con le tariffe di ${store} ${day}, in vigore ${from}.`,
    none: (marketplace: string, day: string) =>
      `Calcolato con la tabella Margine 1.3.1: di ${marketplace} non conosciamo tariffe in vigore ${day}.`,
    abroad:
      "Calcolato con la tabella Margine 1.3.1: fuori dall'Italia non abbiamo tariffe più recenti.",
    same: 'Con quelle di oggi il risultato è lo stesso.',
    differs: (margin: string, profit: string) =>
      `Con quelle di oggi: margine ${margin}, guadagno ${profit}.`,
    recalculate: 'Ricalcola con le tariffe di oggi',
  },
} as const
