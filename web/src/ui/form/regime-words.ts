/** What the fields of a seller's regime say. */
export const regimeWords = {
  label: 'Regime fiscale',
  ordinario: 'Ordinario',
  forfettario: 'Forfettario',
  whyVat:
    "Fornitori, corrieri e marketplace ti fanno pagare l'IVA, anche dall'estero: in regime forfettario non la recuperi, quindi per te è un costo.",
  coefficiente: 'Coefficiente di redditività',
  activities: {
    '40': '40% · commercio',
    '62': '62% · intermediari del commercio',
    '67': '67% · artigiani e altre attività',
    '78': '78% · professionisti',
    '86': '86% · costruzioni e immobili',
  },
  otherCoefficiente: 'Altro coefficiente',
  typedCoefficiente: 'Il tuo coefficiente',
  sostitutiva: 'Imposta sostitutiva',
  rates: { '15': '15%', '5': '5% · primi cinque anni' },
  gestione: 'Gestione INPS',
  unanswered: 'Scegli…',
  gestioni: {
    nessuna: 'Nessuna: non verso contributi',
    commercianti: 'Commercianti',
    artigiani: 'Artigiani',
  },
  ask: 'Dimmi se sei iscritto a una gestione INPS: finché non lo so, le cifre dopo le imposte sono senza contributi.',
  riduzione: 'Contributi ridotti',
  riduzioni: {
    nessuna: 'Nessuna riduzione',
    '35': '−35% · chiesta da chi è in forfettario',
    '50': '−50% · prima iscrizione nel 2025',
  },
} as const
