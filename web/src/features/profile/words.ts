/** What the screen of the seller's profile says. */
export const words = {
  title: 'Il tuo profilo',
  back: 'Torna al calcolatore',
  lead: 'I tuoi nuovi calcoli cominciano così, su ogni dispositivo; listino e consuntivo lo seguono in tutto ciò che non hai cambiato lì. I calcoli aperti e quelli salvati non cambiano.',
  rates: { label: 'Tariffe', oggi: 'In vigore oggi', version: 'Margine 1.3.1' },
  places: 'Dove vendi',
  vat: 'IVA nei tuoi costi',
  cost: 'Costo prodotto con IVA inclusa',
  expenses: 'Spedizione, packaging e pubblicità con IVA inclusa',
  target: {
    label: 'Il tuo obiettivo',
    none: 'Nessuno',
    kinds: {
      margine: 'Margine',
      guadagno: 'Guadagno',
      ricarico: 'Ricarico',
      dopoImposte: 'Dopo imposte',
    },
    value: 'Quanto',
  },
  problems: { percent: 'Scrivi una percentuale da 0 a 100.' },
  save: 'Salva il profilo',
  saved: 'Profilo salvato nel tuo account.',
  failed: (problem: string) => `Non salvato: ${problem}`,
  askTarget: 'Scrivi quanto vuoi ottenere, oppure scegli «Nessuno».',
  ask: 'Prima dimmi se sei iscritto a una gestione INPS.',
} as const
