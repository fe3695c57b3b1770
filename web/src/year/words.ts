/** What the terms of a seller's year say. */
export const words = {
  costs: {
    title: 'Le tue spese fisse',
    lead: {
      ordinario: 'Quello che paghi anche se non vendi niente, senza IVA.',
      forfettario: "Quello che paghi anche se non vendi niente, con l'IVA.",
    },
    untitled: 'Spesa senza nome',
    name: 'Nome',
    amount: 'Importo',
    every: 'Ogni',
    periods: { mese: 'mese', anno: 'anno' },
    from: 'Dal',
    to: 'Al',
    always: 'Senza mesi una spesa vale sempre; quella di un anno conta un dodicesimo al mese.',
    remove: (name: string) => `Togli «${name}»`,
    removed: (name: string) => `Hai tolto «${name}».`,
    putBack: 'Rimettila',
    add: 'Aggiungi',
    other: 'Altra spesa',
    plan: 'Abbonamento Amazon',
    planInReports: (names: Iterable<string>) =>
      `L'abbonamento a ${new Intl.ListFormat('it').format(names)} è già nei tuoi rapporti, tra i costi del conto: qui conterebbe due volte.`,
    planWarning: "Metti l'abbonamento Amazon solo se non è nei rapporti.",
    full: (most: number) => `Le spese possono essere al massimo ${most}.`,
    missing: (name: string) => `Scrivi l'importo di «${name}», oppure togli la spesa.`,
  },
  year: {
    title: 'Il tuo anno',
    opening: 'Mese di apertura',
    openingHint: "Lascia vuoto se hai aperto prima di quest'anno.",
    paid: (year: number) => `Contributi INPS versati nel ${year}`,
    paidHint: 'Tutti quelli pagati finora; vuoto: conto quelli dovuti.',
    advances: (year: number) => `Acconti di imposte e contributi versati per il ${year}`,
    advancesHint: "Li tolgo dal saldo dell'anno dopo.",
    otherYear: (year: number, amount: string) => `Per il ${year} hai detto ${amount}.`,
    before1996: 'Ho versato contributi già prima del 1996',
    otherIncome: 'Altri redditi',
    otherIncomeHint: "Per esempio uno stipendio, per tutto l'anno.",
    surcharges: 'Addizionali regionale e comunale',
  },
  save: 'Salva spese e anno',
  saved: 'Salvato nel tuo profilo.',
  failed: (problem: string) => `Non salvato: ${problem}`,
  unsaved: 'Non ancora salvato: le cifre qui sopra non ne tengono conto.',
  waiting: 'Imposta e coefficiente si salvano quando scegli la gestione INPS.',
} as const

/** Costs that many sellers have, each with how often it is paid. */
export const examples = [
  { nome: 'Commercialista', ogni: 'anno' },
  { nome: 'Gestionale', ogni: 'mese' },
  { nome: 'Magazzino', ogni: 'mese' },
  { nome: 'Telefono', ogni: 'mese' },
] as const

/** What is said of limits and due dates, beside what the command line says too. */
export const aheadWords = {
  title: 'Limiti e scadenze',
  due: 'Scadenze',
  past: 'già passata',
  unknown: '—',
  calendar: 'Metti le scadenze nel calendario',
  written: 'Calcolato da Margine: controlla con il commercialista',
  file: (year: number) => `scadenze-${year}.ics`,
} as const
