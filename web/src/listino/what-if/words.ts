import { type Expense, roles } from '@margine/listino'
import { articles } from '../../italian/counts.ts'

/** For how many articles an expense said for all counts: those of which files don't say it. */
function unsaidInWords(expense: Expense, number: number, isBlank: boolean) {
  if (number === 0) return `Il file dice ${roles[expense].the} di ogni articolo`
  const of = `senza ${roles[expense].word}`
  return isBlank
    ? `Lascia vuoto per non contare niente: ${articles(number)} ${of}`
    : `Vale per ${articles(number)} ${of}`
}

/** What all articles are tried with, and the terms that hold for all. */
export const words = {
  title: 'E se…',
  hint: 'Muovi i cursori: cifre e righe seguono subito. Il tuo file non cambia.',
  target: {
    label: 'Margine obiettivo',
    note: 'sul prezzo senza IVA',
    exactLabel: 'Margine obiettivo, valore esatto',
  },
  targetAfterTaxes: {
    label: 'Da tenere dopo le imposte',
    note: 'a pezzo, tolti imposte e contributi',
    exactLabel: 'Da tenere dopo le imposte, valore esatto',
  },
  targetIn: 'Obiettivo',
  targetKinds: { margine: 'Un margine', dopoImposte: 'Euro dopo le imposte' },
  prezzo: {
    label: 'Prezzi',
    note: 'quanto cambiano tutti',
    exactLabel: 'Prezzi, variazione esatta',
  },
  costo: {
    label: 'Costi di acquisto',
    note: 'quanto cambiano tutti',
    exactLabel: 'Costi, variazione esatta',
  },
  shipping: 'Spedizione per tutti',
  shippingHint: 'Lascia vuoto per usare quella del file',
  shippingAndFee: 'Spedizione e tariffa FBA',
  shippingOrFee: { entrambe: 'Contano tutte e due', tariffa: 'La spedizione è la tariffa' },
  notSaid: {
    label: 'Spese non dette',
    sentence: (unsaid: string) => `${unsaid}: non è nel conto.`,
    filled: (unsaid: string) => `${unsaid}: conta quella che scrivi tu.`,
    write: 'Scrivila qui',
    shipping: 'Spedizione di questi articoli',
    shippingHint: 'Vale solo per loro; lascia vuoto per non contarla',
    mayBeFee: (said: string) => `${said}. La spedizione è già la tariffa?`,
    both: 'No, contano tutte e due',
    fee: 'Sì, è la tariffa',
  },
  packaging: 'Packaging, se il file non lo dice',
  advertising: 'Pubblicità, se il file non la dice',
  unsaid: unsaidInWords,
  advertisingIn: 'Pubblicità in',
  units: { euro: 'Euro a pezzo', percento: '% del prezzo' },
  paidShipping: 'Il cliente paga la spedizione',
  paidShippingHint: "A ogni vendita, con l'IVA o senza come i prezzi; lascia vuoto se non la paga",
  returns: 'Resi',
  returnsHint: 'Quanti pezzi venduti su 100 tornano; lascia vuoto per non contarli',
  returnsOf: 'I resi valgono',
  returnsOfAll: 'Su ogni marketplace',
  returnsOfOne: (marketplace: string) => `Solo su ${marketplace}`,
  resaleable: 'Resi rivendibili come nuovi',
  resaleableHint: 'Su 100 resi; lascia vuoto se lo sono tutti',
  returnCost: 'Costo di ogni reso',
  returnCostHint: 'Senza IVA; lascia vuoto se non ti costa niente',
  payment: {
    unsaid: 'Non contato',
    percent: 'Pagamento, percentuale',
    percentHint: 'Su tutto quello che versa il cliente',
    fixed: 'Pagamento, quota fissa',
    fixedHint: 'A ogni vendita',
  },
  plan: 'Piano Individuale di Amazon: 0,99 € a pezzo',
  marketplace: 'Marketplace',
  ownRate: 'La tua tariffa',
  ownRateHint: (marketplace: string) =>
    `Se hai condizioni tue su ${marketplace}: sostituisce ogni sua commissione, qualunque sia la categoria. Lascia vuoto per quelle del marketplace`,
  prime: (number: number) => `Idoneo a Prime: ${articles(number)} di abbigliamento`,
  category: 'Categoria, se il file non la dice',
  noCategory: (standard: string) => `${standard}, ipotizzata`,
  rules: 'Regole per le categorie',
  writeRules: 'Scrivi una regola',
  writeRulesFor: 'Scrivi le regole',
  ruleCount: (number: number) => (number === 1 ? '1 regola' : `${number} regole`),
  more: 'Tariffe e condizioni',
  fees: 'Tariffe',
  feesToday: 'In vigore oggi',
  fees131: 'Margine 1.3.1',
  wrongCoefficient: 'Scrivi una percentuale da 0 a 100: senza, non calcoliamo le imposte.',
  ordinario: 'Ordinario',
  forfettario: 'Forfettario',
  vat: 'IVA dei prodotti',
  vatHint: 'Lascia vuoto per usare quella del file, o del paese',
  reducedVat: 'IVA ridotta',
  reducedVatHint: 'dove il file dice solo che è ridotta',
  reducedVAT: {
    text: (number: number) =>
      `${articles(number)} ${number === 1 ? 'ha' : 'hanno'} l'IVA ridotta, ma il file non dice quale: senza, non ${number === 1 ? 'lo' : 'li'} calcoliamo.`,
    label: "Quant'è l'IVA ridotta?",
    rates: ['4', '5', '10'],
    choose: (percent: string) => `${percent}%`,
  },
  priceIncludes: 'Prezzi con IVA',
  costIncludes: 'Costi con IVA',
  expensesInclude: 'Spedizione, packaging e pubblicità con IVA',
  adopt: 'Scrivi questi prezzi nel listino',
  reset: 'Torna ai dati del file',
  trying: (tried: string) => `Stai provando: ${tried}`,
  tried: {
    prices: (change: string) => `prezzi ${change}`,
    costs: (change: string) => `costi ${change}`,
    shipping: (amount: string) => `spedizione ${amount} per tutti`,
  },
} as const
