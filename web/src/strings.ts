import type {
  AmountField,
  Band,
  BreakdownColor,
  Lever,
  Problem,
  ProfitPart,
  QuickScenario,
  ScenarioField,
  Verdict,
} from '@margine/engine'
import type { ProblemCode } from '@margine/server/wire'

type GoogleProblemCode = Extract<ProblemCode, `google-${string}`>

/** Every Italian sentence of the interface. What the engine says of its own data is the engine's. */
export const strings = {
  product: 'Margine',
  beta: 'BETA',
  soon: 'SOON',
  dismiss: 'Chiudi il messaggio',

  tabs: { calculator: 'Calcolatore', scenarios: 'Scenari', saved: 'Salvati', label: 'Sezioni' },

  header: {
    guide: 'Guida',
    openMenu: 'Apri il menu',
    menu: 'Menu',
    closeMenu: 'Chiudi il menu',
    feedback: 'Feedback',
    settings: 'Impostazioni',
    userMenu: 'Menu utente',
    logout: 'Logout',
    logoutFailed: 'Impossibile effettuare il logout. Riprova.',
  },

  footer: {
    label: 'Informazioni su Margine',
    privacy: 'Privacy Policy',
    terms: 'Termini',
    support: 'Supporto',
  },

  feedbackBanner: {
    label: 'Feedback anonimo',
    invitation: 'Ci aiuti a migliorare? Il feedback è anonimo.',
    action: "Lascia un'opinione",
    close: "Chiudi l'invito al feedback",
  },

  dialog: { ok: 'OK', cancel: 'Annulla', confirm: 'Conferma' },

  ownData: {
    title: 'I tuoi dati',
    text: "Hai fatto l'accesso: puoi scaricare una copia di tutto quello che conserviamo di te, o eliminare l'account con tutto quello che contiene.",
    download: 'Scarica i miei dati',
    remove: 'Elimina il mio account',
    confirm:
      'Sei sicuro di voler eliminare il tuo account? Tutto quello che hai salvato sparisce e non si può recuperare.',
  },

  api: {
    offline: 'Non riesco a raggiungere il server. Controlla la connessione e riprova.',
    unreadable: 'Il server ha risposto in un modo che non capisco. Riprova tra poco.',
  },

  password: {
    show: 'Mostra',
    hide: 'Nascondi',
  },

  account: {
    or: 'oppure',
    otherWays: 'Altre possibilità',
    openOutbox: 'Apri la posta di prova',
    sending: 'Invio in corso…',
    fields: {
      email: 'Email',
      password: 'Password',
      repeatPassword: 'Conferma password',
      passwordHint: 'Almeno 8 caratteri.',
      emailMissing: 'Scrivi il tuo indirizzo email.',
      emailWrong: 'Scrivi un indirizzo email valido.',
      passwordMissing: 'Scrivi la password.',
      passwordShort: 'La password deve avere almeno 8 caratteri.',
      passwordsDiffer: 'Le password non corrispondono',
    },
    login: {
      title: 'Accedi',
      lead: 'Per sapere quanto ti resta davvero.',
      button: 'Accedi',
      pending: 'Accesso in corso…',
      link: 'Accedi',
      back: "Torna all'accesso",
      problem: (message: string) => `Errore di accesso: ${message}`,
      unverified: 'Per favore verifica la tua email prima di accedere',
    },
    google: {
      button: 'Accedi con Google',
      pending: 'Accesso con Google in corso…',
      done: 'Accesso riuscito. Un attimo…',
      problem: (message: string) => `Errore di accesso con Google: ${message}`,
      noIdToken: 'Login fallito: nessun ID token ricevuto da FirebaseAuthentication',
      blocked:
        'Il browser ha bloccato la finestra di Google. Consenti le finestre a comparsa e riprova.',
      closed: 'La finestra di Google è stata chiusa prima di finire. Riprova.',
      timedOut: 'Google non ha risposto in tempo. Riprova.',
      failed: "L'accesso non è riuscito. Riprova.",
      /** By the code the popup brings home. */
      problems: {
        'google-denied': "Hai annullato l'accesso nella finestra di Google.",
        'google-link-refused':
          'Questo indirizzo ha già un account. Accedi con email e password o scegli «Password dimenticata?».',
        'google-not-configured': "L'accesso con Google non è ancora attivo. Usa email e password.",
        'google-token-refused': 'Google non ha confermato la tua identità. Riprova.',
        'google-unreachable': 'Google non risponde. Riprova tra poco o usa email e password.',
      } satisfies Record<GoogleProblemCode, string>,
    },
    signup: {
      title: 'Crea il tuo account',
      lead: 'Gratis, in versione beta.',
      button: 'Registrati',
      pending: 'Registrazione in corso…',
      link: 'Registrati',
      haveAccount: 'Hai già un account?',
      problem: (message: string) => `Errore durante la registrazione: ${message}`,
      doneTitle: 'Controlla la posta',
      done: 'Registrazione completata! Per favore, controlla la tua email per verificare il tuo account.',
      toLogin: "Vai all'accesso",
    },
    verify: {
      title: 'Verifica la tua email',
      lead: "Un ultimo passo: premi il pulsante per confermare che l'indirizzo è tuo.",
      button: 'Verifica la mia email',
      pending: 'Verifica in corso…',
      done: 'Email verificata. Ora puoi accedere.',
      expiredTitle: 'Il collegamento non vale più',
      expiredLead:
        'È scaduto o è già stato usato. Scrivi il tuo indirizzo e te ne mandiamo un altro.',
      sendAgain: "Invia di nuovo l'email di verifica",
      sentAgain: "Se l'indirizzo aspetta una verifica, ti abbiamo scritto: controlla la posta.",
    },
    forgotten: {
      link: 'Password dimenticata?',
      title: 'Password dimenticata?',
      lead: 'Scrivi il tuo indirizzo: ti mandiamo un collegamento per sceglierne una nuova.',
      button: 'Invia il collegamento',
      sent: "Se l'indirizzo ha un account, ti abbiamo scritto: controlla la posta.",
    },
    newPassword: {
      title: 'Scegli una nuova password',
      lead: 'Poi accedi di nuovo su tutti i tuoi dispositivi.',
      field: 'Nuova password',
      button: 'Salva la password',
      pending: 'Salvataggio in corso…',
      done: 'Password cambiata. Ora puoi accedere.',
    },
  },

  feedback: {
    title: 'Dicci che cosa ne pensi',
    lead: 'È anonimo: non chiediamo né salviamo chi sei.',
    field: 'Il tuo messaggio',
    button: 'Invia',
    sending: 'Invio in corso…',
    thanksTitle: 'Grazie',
    thanks: 'Abbiamo ricevuto il tuo messaggio. Ci aiuta davvero.',
    back: 'Torna a Margine',
  },

  outbox: {
    title: 'Posta di prova',
    lead: "Qui non c'è un server di posta: le email che Margine avrebbe inviato si leggono in questa pagina.",
    empty: 'Ancora nessuna email.',
    reload: 'Aggiorna',
    to: (address: string) => `A ${address}`,
    at: (date: string) => new Date(date).toLocaleString('it-IT'),
  },

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
    vatIncluded: 'IVA inclusa',
    vatIncludedAt: (rate: string) => `IVA inclusa (${rate})`,
    costWithVat: 'Costo con IVA inclusa',
    priceWithVat: (rate: string) => `Prezzo con IVA inclusa (${rate})`,
    otherCosts: {
      title: 'Altri costi',
      none: 'nessuno',
      packaging: (amount: string) => `packaging ${amount}`,
      pubblicita: (amount: string) => `pubblicità ${amount}`,
    },
    place: {
      title: 'Marketplace & Località',
      marketplace: 'Marketplace',
      country: 'Paese',
      countryOption: (name: string, rate: string) => `${name} · IVA ${rate}`,
      category: 'Categoria',
      standardCategory: 'Categoria standard',
      prime: 'Idoneo a Prime',
    },
    fee: {
      label: 'Commissione del marketplace',
      onGross:
        'Si calcola su quanto paga il cliente, IVA compresa: sul tuo prezzo netto pesa di più.',
      onGrossWithoutVat: 'Si calcola su quanto paga il cliente.',
      onNet: "Netto vuol dire senza IVA: qui l'IVA non fa salire la commissione.",
      free: 'Il marketplace non trattiene nulla sulla vendita.',
      source: (quarter: string, name: string) =>
        `Tariffe aggiornate al ${quarter} · fonte: ${name}`,
    },
    calculate: 'Calcola Margine',
    calculateHint: 'Inserisci almeno costo e prezzo di vendita',
    alerts: {
      negative: 'I valori non possono essere negativi',
      required: 'Inserisci almeno il costo del prodotto e il prezzo di vendita',
    } satisfies Record<Problem['code'], string>,
    amountHints: {
      notANumber: 'Non è un numero: conta come 0',
      tooLarge: 'Il massimo è 999.999.999,99: conta come 0',
      negative: 'Non può essere negativo',
    },
  },

  results: {
    region: 'Risultati',
    emptyTitle: 'Pronto per il calcolo',
    emptyText:
      'Scrivi costo e prezzo di vendita: vedrai che cosa ti resta, dove vanno i soldi e quanto pesa davvero la commissione.',
    invalidTitle: 'Controlla i dati',
    invalidText: 'Il risultato torna appena i dati sono a posto.',
    problem: {
      negative: (field: string) => `${field}: non può essere negativo.`,
      required: (field: string) => `${field}: scrivi un importo maggiore di zero.`,
    } satisfies Record<Problem['code'], (field: string) => string>,
    margine: 'MARGINE',
    guadagno: 'GUADAGNO',
    netto: 'NETTO',
    conIva: 'CON IVA',
    beforeTaxes: 'prima di imposte e contributi',
    netNote: 'prezzo senza IVA',
    grossNote: 'quanto paga il cliente',
    ricarico: 'Ricarico sui costi',
    bands: { low: 'basso', ok: 'OK', good: 'buono', excellent: 'eccellente' } satisfies Record<
      Band,
      string
    >,
    loss: 'in perdita',
    announce: (margin: string, profit: string, band: string) =>
      `Margine ${margin}, guadagno ${profit}: ${band}.`,
    announceMissing: 'Nessun risultato: controlla i dati.',
    barMargin: 'Margine',
    barProfit: 'Guadagno',
    barAction: 'Vedi',

    distribution: (price: string) => `Dove vanno i tuoi ${price}`,
    distributionLoss: (price: string) => `I tuoi ${price} non bastano`,
    stackLabel: 'Come si divide il prezzo con IVA',
    names: { iva: 'IVA', guadagno: 'Guadagno', perdita: 'Perdita' },
    shortNames: {
      iva: 'IVA',
      costo: 'Costo',
      spedizione: 'Spedizione',
      packaging: 'Packaging',
      pubblicita: 'Pubblicità',
      commissione: 'Commissione',
      guadagno: 'Resta a te',
    } satisfies Record<BreakdownColor | 'iva' | 'guadagno', string>,
    total: 'Costi totali',
    vatRow: 'IVA sulla vendita',
    profitRow: 'Resta a te',
    lossRow: 'Ci rimetti',

    commission: {
      title: 'Quanto pesa la commissione',
      nominale: 'nominale',
      reale: 'reale, sul netto',
      more: 'in più rispetto al nominale',
      same: 'Qui la commissione reale è quella nominale: nessuna sorpresa.',
      none: 'Su questa vendita non paghi commissioni.',
      rule: (description: string) => `La regola: ${description}.`,
    },

    advice: {
      verdicts: {
        loss: {
          title: 'Ci rimetti.',
          text: 'I costi superano il prezzo netto: così ogni vendita ti costa denaro.',
        },
        low: {
          title: 'Margine basso.',
          text: 'Sotto il 15% basta un reso o una promozione per andare in perdita.',
        },
        ok: {
          title: 'Margine OK.',
          text: 'Sei tra il 15% e il 20%: regge, ma con poco spazio per sconti e imprevisti.',
        },
        good: {
          title: 'Buon margine.',
          text: 'Sei nella fascia ottimale 20–30%: hai spazio per pubblicità, resi e qualche promozione.',
        },
        excellent: {
          title: 'Margine eccellente.',
          text: 'Sei al 30% o oltre: puoi investire in pubblicità o usare il prezzo per vendere di più.',
        },
      } satisfies Record<Verdict, { title: string; text: string }>,
      withVat: (amount: string) => `${amount} IVA inclusa`,
      withoutVat: (amount: string) => `${amount} senza IVA`,
      breakEven: 'Vai in pari',
      reach: (margin: number) => `Arrivi al ${margin}%`,
      byBoth: (goal: string, price: string, cost: string) =>
        `${goal} con un prezzo di ${price}, oppure con un costo fino a ${cost}.`,
      byPrice: (goal: string, price: string) =>
        `${goal} con un prezzo di ${price}: tagliare solo il costo non basta.`,
      byCost: (goal: string, cost: string) =>
        `${goal} con un costo fino a ${cost}: nessun prezzo basta da solo.`,
      noBreakEven: 'Né il prezzo né il costo, da soli, ti portano in pari.',
      noWay: (margin: number) => `Né il prezzo né il costo, da soli, portano al ${margin}%.`,
      room: (price: string, margin: number) =>
        `Puoi scendere fino a ${price} e resti almeno al ${margin}%.`,
      noRoom: (margin: number) =>
        `Sei al limite: appena abbassi il prezzo scendi sotto il ${margin}%.`,
      below: (price: string) =>
        `Occhio alla soglia: a ${price} la commissione è più bassa e guadagni di più.`,
    },

    save: 'Salva',
    export: 'Esporta',
  },

  scenarios: {
    emptyTitle: 'Nessun calcolo disponibile',
    emptyText: 'Gli scenari partono da un calcolo: fanne uno e torna qui.',
    back: 'Torna al calcolatore',
    title: 'E se cambiassi qualcosa?',
    lead: 'Prova come vuoi: il tuo calcolo non cambia finché non lo decidi tu.',
    quick: {
      label: 'Scenari rapidi',
      names: {
        situazioneAttuale: 'Situazione attuale',
        prezzoPiu10: 'Prezzo +10%',
        costoMeno10: 'Costo −10%',
        commissionePiu5: 'Commissione +5 punti',
      } satisfies Record<QuickScenario, string>,
      margin: (margin: string) => `margine ${margin}`,
    },
    sliders: 'Prova i tuoi valori',
    fields: {
      prezzoVendita: 'Prezzo',
      costo: 'Costo',
      spedizione: 'Spedizione',
      commissione: 'Commissione',
    } satisfies Record<ScenarioField, string>,
    exact: (field: string) => `${field}, valore esatto`,
    original: (value: string) => `nel calcolo: ${value}`,
    withVat: (rate: string) => `IVA inclusa (${rate})`,
    withoutVat: 'senza IVA',
    feeRule: 'tariffa del marketplace',
    feeFlat: 'fissa, al posto della tariffa',
    feeReset: 'Usa la tariffa del marketplace',
    percent: '%',
    results: 'Risultati della simulazione',
    problem: {
      negative: (field: string) => `${field}: non può essere negativo.`,
      required: (field: string) => `${field}: scrivi un importo maggiore di zero.`,
    } satisfies Record<Problem['code'], (field: string) => string>,
    comparison: {
      title: 'Confronto',
      what: 'Voce',
      original: 'Originale',
      scenario: 'Scenario',
      difference: 'Differenza',
      rows: {
        margine: 'Margine',
        guadagno: 'Guadagno',
        netto: 'Prezzo netto',
        conIva: 'Prezzo con IVA',
        costiTotali: 'Costi totali',
      },
      points: (points: string) => `${points} punti`,
      picture: (row: string, original: string, scenario: string) =>
        `${row}: originale ${original}, scenario ${scenario}`,
    },
    tips: {
      title: 'Perché, e che cosa aiuta',
      same: "È la tua vendita così com'è. Scegli uno scenario o muovi un cursore per vedere che cosa cambia.",
      more: (amount: string, parts: string) => `Guadagni ${amount} in più: ${parts}.`,
      less: (amount: string, parts: string) => `Guadagni ${amount} in meno: ${parts}.`,
      even: (parts: string) => `Il guadagno resta lo stesso: ${parts}.`,
      parts: {
        prezzo: (amount: string) => `${amount} dal prezzo netto`,
        costo: (amount: string) => `${amount} dal costo`,
        spedizione: (amount: string) => `${amount} dalla spedizione`,
        packaging: (amount: string) => `${amount} dal packaging`,
        pubblicita: (amount: string) => `${amount} dalla pubblicità`,
        commissione: (amount: string) => `${amount} dalla commissione`,
      } satisfies Record<ProfitPart['what'], (amount: string) => string>,
      rate: (before: string, after: string) =>
        `La commissione nominale passa da ${before} a ${after}: la tariffa del marketplace dipende dal prezzo.`,
      levers: (levers: string) => `Che cosa aiuta di più: ${levers}.`,
      lever: {
        prezzoVendita: 'prezzo +10%',
        costo: 'costo −10%',
        spedizione: 'spedizione −10%',
        packaging: 'packaging −10%',
        pubblicita: 'pubblicità −10%',
      } satisfies Record<Lever['field'], string>,
      leverMargin: (lever: string, margin: string) => `${lever} (margine ${margin})`,
      priceDoesNotHelp: 'Alzare il prezzo del 10% qui non aiuta: la commissione sale di più.',
    },
    apply: {
      button: 'Applica al calcolo',
      note: 'Prezzo, costo e spedizione passano nel calcolo. La commissione resta quella del marketplace.',
      feeStays:
        'Prezzo, costo e spedizione passano nel calcolo; la commissione che hai provato no: resta quella del marketplace.',
      nothing: 'Cambia prezzo, costo o spedizione per portarli nel calcolo.',
      onlyFee:
        "Hai cambiato solo la commissione, che resta quella del marketplace: non c'è nulla da applicare.",
      invalid: 'Sistema i dati segnalati per applicarli.',
    },
  },

  saved: {
    emptyTitle: 'Nessun calcolo salvato',
    emptyText:
      'Il salvataggio arriva presto, insieme agli account. Intanto puoi esportare ogni calcolo.',
  },
} as const
