/** What a commission says that opens into its parts. */
export const partsWords = {
  own: 'tua tariffa',
  source: 'Fonte: ',
  reviewed: (day: string) => `Fonti verificate ${day}.`,
  notHadBack: 'in regime forfettario non la recuperi',
  rounded:
    'Ogni cifra è arrotondata al centesimo per conto suo: la somma può differire di qualche centesimo.',
} as const
