import { missingAmount, negativeAmount } from '@margine/contract'
import type { AmountField, Band, FormProblem } from '@margine/engine'

/** The Italian of the application's first screen, which the pages before it do without. */
export const strings = {
  tabs: { calculator: 'Calcolatore', scenarios: 'Scenari', saved: 'Salvati', label: 'Sezioni' },

  guide: { title: 'Guida', close: 'Chiudi la guida' },

  calculator: {
    title: 'Quanto ti resta davvero?',
    newCalculation: 'Nuovo Calcolo',
    scenarios: 'Scenari',
    form: 'Dati della vendita',
    fields: {
      costo: 'Costo prodotto',
      prezzoVendita: 'Prezzo di vendita',
      spedizione: 'Spedizione',
      packaging: 'Packaging',
      pubblicita: 'Pubblicità',
    } satisfies Record<AmountField, string>,
    placeholder: '0,00',
    withoutVat: 'senza IVA',
    withVat: 'con IVA',
    ofWhatIsPaid: 'di quanto paga il cliente',
    flatRateRegime:
      "Se sei in regime forfettario non applichi l'IVA, e questo risultato non è valido: imposta il regime in ",
    costWith: 'Costo con ',
    priceWith: 'Prezzo con ',
    vatIncluded: 'IVA inclusa',
    vatIncludedAt: (rate: string) => `IVA inclusa (${rate})`,
    shipping: {
      title: 'Spedizione e logistica',
      seller: 'spedisci tu',
      amazon: 'spedisce Amazon (FBA)',
      customerPays: (amount: string) => `il cliente paga ${amount}`,
    },
    otherCosts: {
      title: 'Altri costi',
      none: 'nessuno',
      packaging: (amount: string) => `packaging ${amount}`,
      pubblicita: (amount: string) => `pubblicità ${amount}`,
      pagamento: (terms: string) => `pagamento ${terms}`,
      resi: (share: string) => `resi ${share}`,
    },
    place: {
      title: 'Marketplace & Località',
      marketplace: 'Marketplace',
      country: 'Paese',
      countryOption: (name: string, rate: string) => `${name} · IVA ${rate}`,
      category: 'Categoria',
      unknown: (key: string) => `${key} (non riconosciuto)`,
      standardCategory: 'Categoria standard',
      prime: 'Idoneo a Prime',
      keep: 'Mantieni nei nuovi calcoli',
    },
    rates: {
      title: 'Tariffe e regime',
      version: 'Margine 1.3.1',
      ordinario: 'ordinario',
    },
    fee: {
      label: 'Commissione del marketplace',
      onGross:
        'Si calcola su quanto paga il cliente, IVA compresa: sul tuo prezzo netto pesa di più.',
      onOnePrice: 'Si calcola su quanto paga il cliente.',
      onNet: "Netto vuol dire senza IVA: qui l'IVA non fa salire la commissione.",
      wrongOwn: 'Controlla la tua tariffa in «Tariffe e regime».',
      free: 'Il marketplace non trattiene nulla sulla vendita.',
      source: (store: string, quarter: string, name: string) =>
        `Tariffe di ${store}, ${quarter} · fonte: ${name}.`,
      abroad: " Le usiamo anche per le vendite fuori dall'Italia, dove possono essere diverse.",
    },
    calculate: 'Calcola Margine',
    calculateHint: 'Inserisci almeno costo e prezzo di vendita',
    restore: 'Ripristina il calcolo precedente',
    alerts: {
      negative: negativeAmount,
      required: missingAmount,
      invalid: (section: string) => `Controlla i dati in «${section}».`,
    } satisfies Record<FormProblem['code'], string | ((section: string) => string)>,
    amountHints: {
      notANumber: 'Non è un numero: vale 0',
      tooLarge: 'Importo oltre il massimo (999.999.999,99): vale 0',
      negative: "L'importo non può essere negativo",
      noPercent: 'Scrivi una percentuale da 0 a 100',
    },
  },

  results: {
    region: 'Risultati',
    emptyTitle: 'Pronto per il calcolo',
    emptyText:
      'Inserisci costo e prezzo e premi «Calcola Margine»: vedrai che cosa ti resta, dove vanno i soldi e quanto pesa davvero la commissione.',
    bands: { low: 'basso', ok: 'OK', good: 'buono', excellent: 'eccellente' } satisfies Record<
      Band,
      string
    >,
    loss: 'in perdita',
    taxedAway: 'in perdita dopo le imposte',
    announce: (margin: string, profit: string, band: string) =>
      `Margine ${margin}, guadagno ${profit}: ${band}.`,
    unjudged: 'da verificare',
    unsent: ' senza spedizione',
    announceMissing: 'Nessun risultato: controlla i dati.',
  },

  saving: 'Salva il calcolo',
} as const
