import type { CostKind, Verdict } from '@margine/engine'
import type { OpenedFrom } from '../../../calculation/opened-from.ts'

/** What explains a result says. */
export const words = {
  head: {
    title: 'Risultato',
    update: (name: string) => `Aggiorna «${name}»`,
    save: 'Salva',
    saveAsNew: 'Salva come nuovo',
    export: 'Esporta',
    print: 'Stampa / PDF',
  },

  /** Said of a calculation that was made elsewhere. */
  opened: {
    link: "Calcolo da un link: chi te l'ha mandato non vede le tue modifiche.",
    file: 'Calcolo da un file esportato.',
    list: 'Calcolo dal tuo listino, con i dati del file.',
    trial: 'Calcolo dal tuo listino, con i prezzi e i costi che stavi provando.',
    prova: 'Il calcolo della tua prova: ora puoi salvarlo.',
    example: "Calcolo dal negozio d'esempio: prezzi e costi sono inventati.",
    reports: 'Calcolo dal tuo consuntivo, con i dati veri dei rapporti.',
  } satisfies Record<OpenedFrom, string>,

  /** Said by a commission that opens into its parts. */
  parts: {
    own: 'tua tariffa',
    saidFee: 'tariffa FBA scritta da te',
    source: 'Fonte: ',
    reviewed: (day: string) => `Fonti verificate ${day}.`,
    notHadBack: 'in regime forfettario non la recuperi',
    rounded:
      'Ogni cifra è arrotondata al centesimo per conto suo: la somma può differire di qualche centesimo.',
  },

  distribution: (price: string) => `Dove vanno i tuoi ${price}`,
  distributionLoss: (price: string) => `Con ${price} non copri i costi`,
  stackLabel: 'Come si divide il prezzo con IVA',
  stackLabelWithoutVat: 'Come si divide il prezzo',
  names: { iva: 'IVA', guadagno: 'Guadagno', perdita: 'Perdita' },
  shortNames: {
    iva: 'IVA',
    costo: 'Costo',
    spedizione: 'Spedizione',
    packaging: 'Packaging',
    pubblicita: 'Pubblicità',
    commissione: 'Commissione',
    logistica: 'Logistica',
    resi: 'Resi',
    guadagno: 'Resta a te',
  } satisfies Record<CostKind | 'iva' | 'guadagno', string>,
  grossRow: 'Prezzo con IVA',
  priceRow: 'Prezzo',
  vatRow: 'IVA sulla vendita',
  total: 'Costi totali',
  shareOfCosts: 'quota dei costi',
  profitRow: 'Guadagno (resta a te)',
  profitBeforeTaxesRow: 'Guadagno (prima di imposte e contributi)',
  lossRow: 'Guadagno (in perdita)',
  explained: 'Premi una cifra per vedere come è stata calcolata.',
  costsWithVat: 'Qui i costi sono con IVA: in regime forfettario non la recuperi.',
  servicesPlusVat: 'Spedizione, packaging e pubblicità sono quelli che hai scritto, più il 22%.',

  commission: {
    title: 'Quanto pesa la commissione',
    nominale: 'nominale',
    reale: 'reale, sul netto',
    realeSulPrezzo: 'reale, sul prezzo',
    own: 'È la tua tariffa.',
    more: 'in più rispetto alla nominale',
    same: 'Qui la commissione reale è quella nominale: nessuna sorpresa.',
    none: 'Su questa vendita non paghi commissioni.',
  },

  verdicts: {
    loss: {
      title: 'Ci rimetti.',
      text: 'I costi superano il prezzo netto: così a ogni vendita perdi soldi.',
    },
    taxedAway: {
      title: 'In perdita dopo le imposte.',
      text: 'Imposte e contributi si calcolano sul prezzo e qui prendono tutto il guadagno, o di più: a ogni vendita non ti resta nulla.',
    },
    low: {
      title: 'Margine basso.',
      text: 'Sotto il 15% basta un reso o una promozione per andare in perdita.',
    },
    ok: {
      title: 'Margine OK.',
      text: 'Tra il 15% e il 20% il margine regge, ma lascia poco spazio a sconti e imprevisti.',
    },
    good: {
      title: 'Buon margine.',
      text: 'Sei nella fascia ottimale 20–30%: hai spazio per pubblicità, resi e qualche promozione.',
    },
    excellent: {
      title: 'Margine eccellente.',
      text: 'Sei al 30% o oltre: puoi investire in pubblicità o abbassare il prezzo per vendere di più.',
    },
  } satisfies Record<Verdict, { title: string; text: string }>,
  /** Said of what nobody typed. */
  unsaid: {
    shipping: 'senza spedizione',
    category: (label: string) => `con la categoria ${label}`,
    /** A title that ends in a full stop, with what is not in it. */
    verdict: (title: string, unsent: string) => title.replace(/\.$/, `,${unsent}.`),
    meaning: 'Quanto ti costa spedire lo abbassa: scrivilo, e il giudizio è quello vero.',
    sentence: (said: readonly string[]) => `Calcolato ${said.join(' e ')}.`,
    toShipping: 'Scrivi la spedizione',
    toCategory: 'Scegli la categoria',
  },
  shippingUnsaid: 'Spedizione non contata: scrivi quanto ti costa spedire al cliente.',
  rulesToCheck: {
    title: 'Regole da verificare.',
    text: "Sei in regime forfettario e vendi fuori dall'Italia: il conto segue il regime ordinario, con l'IVA del paese, e non è detto che sia il tuo. Per questo qui non diamo un giudizio.",
    ask: 'Chiedi al commercialista:',
    questions: [
      "quale IVA applichi: nessuna, come in Italia, o quella del paese, e se ti serve l'OSS;",
      "se su commissioni e servizi dall'estero devi versare tu l'IVA, che per te è un costo;",
      'se quello che incassi conta per i limiti del forfettario.',
    ],
  },
  takeBetter: (price: string) => `Usa ${price}`,
  leftAfterTaxes: (amount: string) => `Dopo imposte e contributi ti restano ${amount}.`,
  lossWithoutVat: 'I costi superano il prezzo: così a ogni vendita perdi soldi.',
} as const
