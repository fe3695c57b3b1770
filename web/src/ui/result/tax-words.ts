import type { TaxSettings } from '@margine/engine'

/** What the taxes of the forfettario regime say. */
export const taxWords = {
  title: 'Dopo imposte e contributi',
  base: {
    is: 'In regime forfettario si calcolano sul prezzo, non sul guadagno: la base imponibile è ',
    ofPrice: (share: string) => `, ${share} di `,
  },
  profit: 'Guadagno, prima di imposte e contributi',
  contributions: 'Contributi INPS',
  unknown: '—',
  gestioni: {
    nessuna: 'senza contributi',
    commercianti: 'gestione commercianti',
    artigiani: 'gestione artigiani',
  } satisfies Record<TaxSettings['gestione'], string>,
  noContributions: 'nessuna gestione INPS: senza contributi',
  ask: 'senza contributi: dimmi se sei iscritto a una gestione INPS, in «Tariffe e regime»',
  ofTheBase: (rate: string) => `${rate} della base`,
  reduced: (less: string) => `ridotti ${less}`,
  halved: 'con la parte per la pensione dimezzata',
  onceThePaidMinimum: '(vale se hai già superato il minimale)',
  substituteTax: 'Imposta sostitutiva',
  substitute: (share: string) => `${share} di `,
  afterContributions: ', la base meno i contributi',
  after: 'Dopo imposte e contributi',
  lossAfter: 'Dopo imposte e contributi (in perdita)',
  rules: (year: number) => `Regole del ${year}, fonte: `,
  provisional: (year: number) =>
    `Regole del ${year}, provvisorie: quelle dell'anno dopo non le abbiamo ancora. Fonte: `,
} as const
