import { articles, counted } from '../../italian/counts.ts'
import type { Keeping } from '../worker/api.ts'

/** What is said of rows that can't be used, and of the fees that a file tells. */
export const words = {
  toGrid: 'Vai alla tabella',
  bar: {
    file: 'Il file',
    unknownFile: 'foglio generico',
    foundColumns: 'colonne riconosciute dai titoli',
    chosenColumns: 'colonne scelte da te',
    columns: 'Cambia colonne',
    costsColumns: 'Cambia colonne dei costi',
    again: (label: string) => `${label}: scegli di nuovo il file`,
    addCosts: 'Aggiungi i costi',
    changeCosts: 'Aggiungi altri costi',
    changeFile: 'Apri un altro file',
    calculatedAs: (marketplace: string) => `Calcolato con le commissioni di ${marketplace}.`,
    calculatedByOwn: (marketplace: string, percent: string) =>
      `Calcolato con la tua tariffa su ${marketplace}: ${percent} di commissione.`,
    changeMarketplace: 'Cambia marketplace',
    withoutContributions:
      '«Dopo le imposte» è senza contributi: dimmi se sei iscritto a una gestione INPS.',
    sayContributions: 'Rispondi',
    remove: 'Elimina dal dispositivo',
    removeQuestion:
      'Eliminiamo il listino da questo dispositivo? I tuoi file e i tuoi costi restano dove sono.',
    keeping: {
      kept: 'Il listino resta su questo dispositivo, anche se chiudi la pagina.',
      noRoom:
        "Il listino non resta su questo dispositivo perché non c'è abbastanza spazio: lo vedi finché la pagina è aperta. Se ne avevi un altro, resta quello.",
      noRoomForChanges:
        "Le ultime modifiche non restano su questo dispositivo perché non c'è abbastanza spazio: valgono finché la pagina è aperta.",
      notAllowed:
        'Il listino non resta su questo dispositivo perché il browser non lo permette: lo vedi finché la pagina è aperta.',
      unreadable:
        'Le ultime modifiche non restano su questo dispositivo perché quelle di prima non si possono leggere: ricarica la pagina.',
      newer: "In un'altra scheda hai un listino più nuovo: su questo dispositivo resta quello.",
    } satisfies Record<Keeping, string>,
    takeNewer: 'Mostra il listino più nuovo',
    yourCosts: 'I tuoi costi',
  },

  unusable: {
    /** @param unreadable how many of these rows are articles */
    summary: (number: number, unreadable: number) =>
      [
        [number - unreadable, '1 riga scartata', 'righe scartate'] as const,
        [
          unreadable,
          '1 riga con un costo che non si legge',
          'righe con un costo che non si legge',
        ] as const,
      ]
        .filter(([rows]) => rows > 0)
        .map(([rows, one, more]) => (rows === 1 ? one : `${counted(rows)} ${more}`))
        .join(', '),
    intro: 'Il resto del file funziona. Ecco che cosa non va:',
    sheet: 'Foglio',
    row: 'Riga',
    sku: 'SKU',
    reason: 'Motivo',
    more: (number: number) =>
      number === 1
        ? "… e un'altra riga: l'elenco da scaricare le ha tutte."
        : `… e altre ${counted(number)} righe: l'elenco da scaricare le ha tutte.`,
    download: "Scarica l'elenco",
    unusedCosts: (number: number) =>
      number === 1
        ? '1 costo non corrisponde a nessun articolo del listino'
        : `${counted(number)} costi non corrispondono a nessun articolo del listino`,
    costProblems: (number: number) =>
      number === 1
        ? '1 riga del file dei costi con un problema'
        : `${counted(number)} righe del file dei costi con un problema`,
  },

  /** What a seller has to know, in short. */
  warnings: {
    show: 'Mostra questi articoli',
    title: (number: number) => (number === 1 ? '1 avviso' : `${counted(number)} avvisi`),
    unusedCosts: (number: number) =>
      number === 1 ? '1 costo senza articolo' : `${counted(number)} costi senza articolo`,
    costProblems: (number: number) => words.unusable.costProblems(number),
    unknown: (number: number) => `spese non note per ${articles(number)}`,
    unknownInFull: (number: number) =>
      `Di ${articles(number)} non sappiamo la spedizione, la tariffa FBA, il packaging o la pubblicità, e mancano margine e prezzo minimo.`,
    unknownRemedy: 'Scrivi la spedizione nella griglia, le altre spese in «I tuoi costi».',
    lacksFulfilment: (number: number) => `FBA non contata per ${articles(number)}`,
    columns: (number: number) =>
      number === 1 ? '1 cosa da sapere sulle colonne' : `${number} cose da sapere sulle colonne`,
    costColumns: (number: number) =>
      number === 1
        ? '1 cosa da sapere sulle colonne dei costi'
        : `${number} cose da sapere sulle colonne dei costi`,
    notAddingUp: (number: number) => `tariffe non tutte contate per ${articles(number)}`,
    sameFees: (number: number) => `tariffa vera uguale alla nostra per ${articles(number)}`,
    otherFees: (number: number) => `tariffa vera diversa dalla nostra per ${articles(number)}`,
    payment: 'pagamenti non contati',
    paymentInFull:
      'Nel tuo negozio paghi anche chi incassa per te: margini e prezzi minimi non lo contano ancora.',
    choosePayment: 'Scegli il servizio di pagamento',
    abroad: "regole per l'estero",
    assumed: 'categorie ipotizzate',
  },

  account: {
    columnsOf: (file: string) => `Colonne di ${file}`,
    untitled: (number: number) => `senza titolo, ${number}ª`,
  },

  sheets: {
    /** Empty where all are read. */
    some: (read: number, all: number) =>
      read === all ? '' : `${read === 1 ? '1 foglio letto' : `${read} fogli letti`} su ${all}`,
    choose: 'Foglio da leggere',
    best: 'Il più adatto',
    again: 'Per leggere un altro foglio, apri di nuovo il file.',
  },

  elsewhere: {
    title: 'Colonne di un altro canale',
    again: (marketplace: string) => `Rileggi il file per ${marketplace}`,
    openAgain: (marketplace: string) => `Per leggere il file per ${marketplace}, aprilo di nuovo.`,
  },

  costsFound: {
    title: (number: number) =>
      number === 1 ? 'Costi trovati per 1 articolo' : `Costi trovati per ${articles(number)}`,
    from: (file: string) => `Nel file «${file}».`,
    adding: (number: number) =>
      number === 0
        ? ''
        : `${articles(number)} ${number === 1 ? 'era senza costo' : 'erano senza costo'}`,
    changing: (number: number) =>
      number === 0
        ? ''
        : `${articles(number)} ${number === 1 ? 'aveva un altro costo' : 'avevano un altro costo'}`,
    losing: (number: number) =>
      number === 0
        ? ''
        : `${articles(number)} ${number === 1 ? 'aveva un costo e resterà senza' : 'avevano un costo e resteranno senza'}: quello del file non si può usare`,
    unknown: (number: number) =>
      number === 0
        ? ''
        : `${articles(number)} ${number === 1 ? 'resterà' : 'resteranno'} senza margine: una spesa del file non si può usare`,
    unused: (number: number) => (number === 0 ? '' : words.unusable.unusedCosts(number)),
    problems: (number: number) => (number === 0 ? '' : words.unusable.costProblems(number)),
    row: (row: number, sku: string, reason: string) =>
      `riga ${row}${sku === '' ? '' : `, SKU «${sku}»`}: ${reason}`,
    noneUsable: 'Nessuna riga del file si può usare: correggile, o scegli un altro file.',
    none: 'Nessun codice del file è nel listino: controlla che SKU, ASIN, EAN o numeri di inserzione siano gli stessi.',
    merging:
      'Unendo i costi, quelli nuovi valgono più di quelli che ci sono; gli altri restano come sono. Sostituendoli, quelli che ricordiamo e che non sono in questo file si cancellano.',
    fromDay: 'Da quando valgono?',
    noDay: 'Scrivi il giorno.',
    fromToday: 'Prima di quel giorno restano i costi che ci sono, anche in Consuntivo.',
    fromName:
      'Il giorno viene dal nome del file. Prima restano i costi che ci sono, anche in Consuntivo.',
    falling: (number: number) =>
      `${articles(number)} ${number === 1 ? 'scende' : 'scendono'} sotto il tuo obiettivo.`,
    over50: (number: number) =>
      number === 1
        ? '1 costo sale di più della metà.'
        : `${counted(number)} costi salgono di più della metà.`,
    leaveRises: 'Lasciali come sono: forse sono prezzi di una confezione.',
    changes: 'Costi che cambiano, chi sale di più per primo',
    take: (name: string) => `Prendi il nuovo costo di ${name}`,
    becomes: 'diventa',
    margin: 'Margine',
    search: 'Cerca SKU o nome',
    more: (left: number) => `Mostra altri (${counted(left)})`,
    cancel: 'Annulla',
    replace: 'Sostituisci tutti i costi',
    join: 'Unisci i costi',
  },

  costs: {
    found: (found: number, files: readonly string[]) =>
      `Costi di ${articles(found)} da ${files.join(', ')}`,
    otherCode: (number: number) =>
      `${articles(number)} ${number === 1 ? 'trovato' : 'trovati'} per ASIN, EAN o numero inserzione`,
    withoutSuffix: (number: number) =>
      `${articles(number)} ${number === 1 ? 'trovato' : 'trovati'} senza l'ultima parte dello SKU`,
    noCosts: (number: number) =>
      number === 1
        ? "1 articolo è senza costo d'acquisto"
        : `${articles(number)} sono senza costo d'acquisto`,
    noCostsText:
      'Aggiungi un file con SKU e costo di acquisto (CSV o XLSX): uniamo i costi articolo per articolo.',
    suffix: "Se uno SKU non c'è, prova senza l'ultima parte (ABC-1-BL → ABC-1)",
    suffixAgain: 'Per cambiare questa scelta, scegli di nuovo il file dei costi.',
    addFees: "Aggiungi l'anteprima tariffe FBA",
    remembered: (found: number, missing: number) => {
      const isOne = found === 1
      const said = `${counted(found)} ${isOne ? 'costo trovato' : 'costi trovati'} tra i tuoi`
      if (missing === 0) return said
      return `${said}, ${missing === 1 ? '1 manca' : `${counted(missing)} mancano`}`
    },
    changed: (number: number) =>
      `Mostra ${number === 1 ? '1 articolo' : articles(number)} con il costo cambiato, per rivedere i prezzi`,
    differ: (number: number, isOverOwn: boolean) => {
      const own = number === 1 ? 'ha nel file un costo diverso' : 'hanno nel file un costo diverso'
      return `${articles(number)} ${own} da quello che ricordiamo: vale ${isOverOwn ? 'quello ricordato' : 'quello del file'}.`
    },
    useRemembered: 'Usa i costi ricordati',
    useOwn: 'Usa i costi del file',
    typeCosts: 'Scrivili qui',
    typeMissing: 'Scrivi quelli che mancano',
  },

  trueFees: {
    notAddingUp: (number: number) =>
      `Per ${articles(number)} il totale delle tariffe Amazon non è la somma di commissione, chiusura e FBA: altre tariffe non sono nel conto.`,

    agree: (told: number) =>
      `Il file riporta la tariffa vera di ${articles(told)}: coincide sempre con la nostra tabella.`,
    differ: (told: number, other: number) =>
      `Il file riporta la tariffa vera di ${articles(told)}: per ${articles(other)} non coincide con la nostra tabella.`,
  },
} as const
