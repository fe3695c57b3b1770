import type { Target } from '@margine/engine'

type Kind = Target['kind']

/** What only the right price says: it comes with it, not with the first page. */
export const words = {
  title: 'Qual è il prezzo giusto?',
  lead: 'Scegli quanto vuoi che ti resti: qui trovi il prezzo da chiedere, al centesimo.',
  back: 'Torna al calcolo',
  target: {
    legend: 'A che cosa punti?',
    kinds: {
      margine: 'Margine',
      guadagno: 'Guadagno',
      ricarico: 'Ricarico',
      dopoImposte: 'Dopo imposte',
    } satisfies Record<Kind, string>,
    notes: {
      margine: (hundred: string) => `quanto ti resta su ${hundred} di prezzo senza IVA`,
      guadagno: () => 'quanto ti resta di ogni vendita',
      ricarico: (hundred: string) => `quanto guadagni su ${hundred} di costi`,
      dopoImposte: () => 'quanto ti resta tolte imposte e contributi',
    } satisfies Record<Kind, (hundred: string) => string>,
    marginNoteOnePrice: (hundred: string) => `quanto ti resta su ${hundred} di prezzo`,
    exact: (kind: string) => `${kind}, valore esatto`,
    today: (value: string) => `oggi: ${value}`,
    percent: '%',
    problems: {
      empty: "Scrivi l'obiettivo: per esempio 20",
      notANumber: 'Non è un numero: scrivi per esempio 20 oppure 12,50',
      tooLarge: 'Oltre il massimo (999.999.999,99): scrivi un numero più piccolo',
      negative: "L'obiettivo non può essere negativo",
    },
  },
  answer: {
    region: 'La risposta',
    headings: {
      margine: (percent: string) => `Per un margine ${percent} chiedi almeno`,
      guadagno: (amount: string) => `Per guadagnare ${amount} chiedi almeno`,
      ricarico: (percent: string) => `Per un ricarico ${percent} chiedi almeno`,
      dopoImposte: (amount: string) => `Per avere ${amount} dopo le imposte chiedi almeno`,
    } satisfies Record<Kind, (value: string) => string>,
    impossible: 'Nessun prezzo basta',
    notHere: 'Obiettivo non disponibile',
    noTarget: 'Scrivi il tuo obiettivo',
    noTargetText: 'Appena lo scrivi trovi qui il prezzo da chiedere.',
    vatIncluded: (net: string) => `IVA inclusa · senza IVA ${net}`,
    withoutVat: (gross: string) => `senza IVA · il cliente paga ${gross}`,
    onePrice: 'quanto paga il cliente',
    from: (price: string) => `da ${price} in su`,
    between: (from: string, to: string) => `da ${from} a ${to}`,
    only: (price: string) => `a ${price}`,
    always: (prices: string) => `Ci arrivi con ogni prezzo ${prices}.`,
    just: (prices: string) => `Ci arrivi solo ${prices}.`,
    several: (prices: string, last: string) =>
      `Ci arrivi ${prices} e ${last}: in mezzo la commissione sale e non basta.`,
    figures: { margine: 'il margine', ricarico: 'il ricarico' },
    limit: (figure: string, best: string, because: string) =>
      `Per quanto alzi il prezzo, ${figure} non supera ${best}: ${because}.`,
    justBelow: (figure: string, wanted: string, because: string) =>
      `Per quanto alzi il prezzo, ${figure} resta appena sotto ${wanted}: ${because}.`,
    because: {
      commission: 'la commissione cresce insieme al prezzo',
      costs: 'i costi restano',
    },
    largest: (figure: string, best: string, price: string) =>
      `Anche con il prezzo più alto che puoi scrivere (${price}), ${figure} non supera ${best}.`,
    mostPercent: (figure: string, best: string, price: string) =>
      `Qui ${figure} arriva al massimo ${best}, con un prezzo di ${price}.`,
    nearest: (figure: string, wanted: string, price: string) =>
      `Qui ${figure} arriva appena sotto ${wanted}, con un prezzo di ${price}.`,
    mostAmount: {
      guadagno: (best: string, price: string) =>
        `Qui puoi guadagnare al massimo ${best}, con un prezzo di ${price}.`,
      dopoImposte: (best: string, price: string) =>
        `Qui dopo imposte e contributi ti resta al massimo ${best}, con un prezzo di ${price}.`,
    },
    alwaysLess: {
      margine: 'Qui sei in perdita a qualsiasi prezzo: prima vanno abbassati costi o commissione.',
      guadagno: 'Qui sei in perdita a qualsiasi prezzo: prima vanno abbassati costi o commissione.',
      ricarico: 'Qui sei in perdita a qualsiasi prezzo: prima vanno abbassati costi o commissione.',
      dopoImposte:
        'Qui dopo imposte e contributi non ti resta nulla, a qualsiasi prezzo: prima vanno abbassati costi o commissione.',
    } satisfies Record<Kind, string>,
    noTaxes: 'Questo obiettivo vale nel regime forfettario: nel calcolo non lo hai scelto.',
    noTaxesAbroad:
      "Questo obiettivo vale solo per le vendite in Italia: nel calcolo c'è un altro paese.",
    breakEven: 'PAREGGIO',
    breakEvenNote: 'sotto sei in perdita',
    breakEvenBeforeTaxes: 'prima di imposte e contributi',
    neverEven: 'mai',
    neverEvenNote: 'in perdita a ogni prezzo',
    today: 'OGGI',
    noToday: 'nessuno',
    noTodayNote: 'nel calcolo manca il prezzo',
    band: {
      good: 'prezzi che bastano',
      today: 'oggi',
      breakEven: 'pareggio',
    },
  },
  reach: {
    points: (points: string) => `${points} punti`,
    figure: {
      margine: (value: string) => `margine ${value}`,
      guadagno: (value: string) => `guadagno ${value}`,
      ricarico: (value: string) => `ricarico ${value}`,
      dopoImposte: (value: string) => `dopo imposte ${value}`,
    } satisfies Record<Kind, (value: string) => string>,
    reached: {
      near: "Raggiunge l'obiettivo, giusto giusto.",
      far: (distance: string) => `Raggiunge l'obiettivo: ${distance}.`,
    },
    missed: {
      near: "Non raggiunge l'obiettivo, per un soffio.",
      far: (distance: string) => `Non raggiunge l'obiettivo: ${distance}.`,
    },
    nearly: { reached: 'giusto giusto', missed: 'manca un soffio' },
    compared: {
      far: (distance: string) => `${distance} rispetto all'obiettivo`,
      reached: "giusto giusto sull'obiettivo",
      missed: "sotto l'obiettivo per un soffio",
    },
  },
  trial: {
    title: 'Prova un prezzo',
    field: 'Prezzo da provare',
    fieldWithoutVat: 'Prezzo da provare, senza IVA',
    missing: 'Scrivi un prezzo maggiore di zero',
    noVerdict: 'Scrivi un prezzo: qui vedi che cosa ti resta.',
    endings: 'Prezzi che bastano',
    endingsWithoutVat: 'Prezzi che bastano, senza IVA',
    lowest: 'il minimo',
    tryBetter: (price: string) => `Prova ${price}`,
  },
  news: {
    answer: (heading: string, price: string) => `${heading} ${price}.`,
    none: (heading: string, text: string) => `${heading}. ${text}`,
    reached: "Raggiunge l'obiettivo.",
    missed: "Non raggiunge l'obiettivo.",
  },
  apply: {
    button: 'Applica al calcolo',
    note: (price: string) => `Nel calcolo il prezzo di vendita diventa ${price}.`,
    same: 'È già il prezzo del calcolo.',
    invalid: 'Scrivi un prezzo per applicarlo al calcolo.',
  },
  limits: {
    reached: (price: string) => `Fin dove puoi spingerti a ${price}`,
    missed: (price: string) => `Che cosa dovrebbe cambiare a ${price}`,
    reachedText: (figure: string, compared: string) =>
      `Oggi: ${figure}, ${compared}. Ci arrivi ancora se una di queste voci, da sola, sale fino a qui.`,
    missedText: (figure: string, compared: string) =>
      `Oggi: ${figure}, ${compared}: a questo prezzo non ci arrivi. Basta che una di queste voci, da sola, arrivi a queste cifre.`,
    hopelessText: (figure: string, compared: string) =>
      `Oggi: ${figure}, ${compared}: a questo prezzo non ci arrivi, nemmeno azzerando una voce.`,
    what: 'Voce',
    now: 'Oggi',
    most: 'Al massimo',
    acos: (percent: string) => `ACOS ${percent}`,
    commission: 'Commissione',
    discount: 'Sconto',
    noDiscountNow: '0%',
    noDiscount: 'nessuno',
    discountTo: (price: string) => `cioè ${price}`,
    discountGap:
      "Sconto: con uno più piccolo puoi mancare l'obiettivo, perché tra i due prezzi la commissione sale.",
    notEvenNothing: 'neanche a zero',
    breakEvenAcos: (percent: string) =>
      `ACOS di pareggio: ${percent}. Se la pubblicità pesa di più sul prezzo, vendi in perdita.`,
    noAcos: 'Anche senza pubblicità, a questo prezzo sei in perdita.',
    costsWithoutVat: 'Costi senza IVA, come li scrivi nel calcolo.',
    costWithVat: 'Costo prodotto IVA inclusa, gli altri costi senza: come li scrivi nel calcolo.',
  },
} as const
