import type { StepName, TaxSettings } from '@margine/engine'
import { rounded } from '../story/worked.ts'

/** How a result was worked out, in Italian. */
export const stepWords = {
  rounded,

  enteredPrice: 'È il prezzo che hai inserito.',
  enteredAmount: "È l'importo che hai inserito.",
  enteredNothing: 'Non hai inserito nulla.',

  vat: {
    removedFromPrice: (at: string, divisor: string) =>
      `Nel prezzo c'è l'IVA ${at}, che versi allo Stato: dividendo per ${divisor} la togli.`,
    removedFromCost: (at: string, divisor: string) =>
      `Nel costo c'è l'IVA ${at}, che recuperi: dividendo per ${divisor} la togli.`,
    addedToPrice: (at: string) => `Al prezzo si aggiunge l'IVA ${at}: è quanto paga il cliente.`,
    addedToCost: (at: string) =>
      `In regime forfettario non recuperi l'IVA ${at} che paghi: è un costo anche quella.`,
    none: {
      forfettario: "In regime forfettario non applichi l'IVA: dal prezzo non si toglie nulla.",
      zero: "Qui l'IVA è allo 0%: non cambia nulla.",
    },
    ofSale: 'È la parte del prezzo che versi allo Stato.',
    inRate: (at: string, divisor: string) =>
      `La tariffa comprende l'IVA ${at}, che recuperi: dividendo per ${divisor} la togli.`,
  },

  fees: {
    of: { gross: 'prezzo con IVA', net: 'prezzo netto', one: 'prezzo' },
    flat: (rate: string, price: string) => `Si paga ${rate} del ${price}.`,
    upTo: (threshold: string, rate: string) => `Fino a ${threshold} si paga ${rate}.`,
    above: (threshold: string, rate: string) =>
      `Sopra ${threshold} si paga ${rate}, su tutto il prezzo.`,
    between: (threshold: string, next: string, rate: string) =>
      `Sopra ${threshold} e fino a ${next} si paga ${rate}, su tutto il prezzo.`,
    tiers: 'Su ogni parte del prezzo si paga la sua percentuale.',
    firstTier: (to: string, rate: string) => `Sui primi ${to} si paga ${rate}.`,
    tier: (from: string, to: string, rate: string) =>
      `Sulla parte da ${from} a ${to} si paga ${rate}.`,
    fixed: 'È un importo fisso per ogni vendita.',
    minimum: (atLeast: string) =>
      `La commissione è di almeno ${atLeast}: si aggiunge quello che manca.`,
    digitalServices: 'La tariffa per servizi digitali si paga sulle voci precedenti.',
    vat: (at: string) =>
      `Sulle commissioni paghi l'IVA ${at}, che in regime forfettario non recuperi.`,
  },

  sums: {
    commissione: 'Sono tutte le voci della commissione.',
    costiTotali: 'Sono tutti i costi di questa vendita.',
    feesBefore: 'Sono le voci calcolate prima di questa.',
    percentageFees: 'Sono le voci in percentuale del prezzo.',
    otherFees: 'Sono le voci che si aggiungono alla percentuale.',
  } satisfies Partial<Record<StepName, string>>,

  logistics: {
    lowPrice: 'tariffa a basso prezzo',
    volumetric: 'tra peso e peso volumetrico',
    thresholdInDoubt: 'A questo prezzo la tariffa della categoria è da confermare.',
    storage: (litres: string, months: string) => `${litres} litri per ${months} mesi.`,
  },

  returns: {
    keptFee: (share: string, most: string) =>
      `Della commissione il marketplace trattiene ${share}, al massimo ${most}.`,
  },

  noVatOnFees: "Qui l'IVA non fa salire la commissione.",

  beforeTaxes: ', prima di imposte e contributi',
  profit: (price: string) => `Dal ${price} togli tutti i costi: quello che resta è il guadagno`,
  loss: (price: string) => `I costi superano il ${price}: ci rimetti.`,
  margin: (whole: string, price: string, left: string) =>
    `Su ${whole} di ${price} te ne restano ${left}`,
  negativeMargin: (whole: string, price: string, lost: string) =>
    `Su ${whole} di ${price} ci rimetti ${lost}`,
  markup: (whole: string, gained: string) => `Per ogni ${whole} di costi guadagni ${gained}`,
  negativeMarkup: (whole: string, lost: string) => `Per ogni ${whole} di costi perdi ${lost}`,
  nominale: (price: string) =>
    `È la commissione dichiarata: la parte in percentuale, sul ${price}.`,
  nominaleWithoutVat: (price: string) =>
    `È la parte in percentuale, IVA della tariffa esclusa, sul ${price}.`,
  shareOfCosts: (whole: string, share: string) =>
    `Su ${whole} di costi, questa voce ne prende ${share}.`,
  reale: (price: string) => `È quanto pesa davvero: tutta la commissione, sul ${price}.`,
  hidden: "La commissione si paga anche sull'IVA, che non è tua: questa parte non si vede.",
  hiddenWithOthers:
    "La commissione si paga anche sull'IVA, che non è tua; poi si aggiungono le altre voci.",

  taxes: {
    baseImponibile: (share: string) =>
      `In regime forfettario il reddito si calcola così: ${share} del prezzo, qualunque siano i tuoi costi.`,
    contributi: {
      nessuna: 'Senza una gestione INPS: qui non ci sono contributi.',
      commercianti:
        'Sono i contributi della gestione commercianti: valgono se hai già superato il minimale.',
      artigiani:
        'Sono i contributi della gestione artigiani: valgono se hai già superato il minimale.',
    } satisfies Record<TaxSettings['gestione'], string>,
    reduced: (share: string) => `Con la riduzione ne paghi ${share}.`,
    halved: (rate: string) =>
      `Con la riduzione la parte per la pensione si dimezza: paghi ${rate}.`,
    taxedIncome: "I contributi si tolgono prima di calcolare l'imposta.",
    impostaSostitutiva: "È l'imposta del regime forfettario.",
    dopoImposte: 'È il guadagno, tolti imposta e contributi.',
    dopoImposta: "È il guadagno, tolta l'imposta.",
  },
} as const
