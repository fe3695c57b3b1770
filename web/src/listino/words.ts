import { articles, counted } from '../italian/counts.ts'

/** What the page of the list says. */
export const words = {
  title: 'Il tuo listino',
  broken: 'Qualcosa si è rotto mentre facevamo i conti. Ricarica la pagina e riprova.',
  /** What is said where the worker was ended, or failed. */
  lost: {
    reading: 'Qualcosa si è rotto mentre leggevamo il file: riprova, o salvalo di nuovo come CSV.',
    working: 'Qualcosa si è rotto mentre facevamo i conti: riprova.',
    half: (file: string) =>
      `Con la lettura dei costi si è interrotta anche quella di «${file}»: aprilo di nuovo da solo.`,
    gone: (file: string) =>
      `Il listino di «${file}» non era su questo dispositivo: per rivederlo apri di nuovo il file.`,
    others: "Ora vedi il listino che hai aperto in un'altra scheda.",
    stillHere:
      'Qualcosa si è rotto: riprova. Il listino che vedi non è su questo dispositivo: se ricarichi la pagina devi riaprire il suo file.',
  },
  lists: {
    title: 'I tuoi listini',
    onlyHere:
      'Il listino che vedi non è tutto su questo dispositivo, e passando a un altro perderesti quello che manca: prima esporta quello che ti serve.',
  },
  blocked:
    "Il browser ha bloccato la nuova scheda. Consenti le finestre a comparsa e apri di nuovo l'articolo.",
  remembered: ({ fileName, costs }: { fileName: string; costs: number }) =>
    costs === 1
      ? `1 costo di «${fileName}» è tra i tuoi costi: lo ritrovi nel prossimo listino.`
      : `${counted(costs)} costi di «${fileName}» sono tra i tuoi costi: li ritrovi nel prossimo listino.`,
  articles,

  opening: {
    lead: 'Apri il file del tuo negozio e vedi subito quali articoli sono in perdita, quanto ti resta da ognuno e il prezzo minimo per il margine che vuoi.',
    needs: [
      'Il file dei tuoi articoli, come lo scarichi dal marketplace, dal negozio o dal gestionale.',
      'Quanto paghi ogni articolo: nello stesso file, in un altro, o scritto qui.',
      'Categoria, marketplace e IVA: li leggiamo dal file, o li scegli dopo.',
    ],
    drop: 'Trascina qui il file',
    or: 'oppure',
    choose: 'Scegli un file',
    formats: 'CSV, TXT o XLSX, fino a un milione di articoli; se vuoi, insieme al file dei costi',
    tooMany: 'Apri un solo listino alla volta, o un listino e il file dei suoi costi.',
    yourCosts: 'I tuoi costi',
    costsHint: 'quelli che ricordiamo: li ritrovi nel prossimo listino',
    local: 'Il file non lascia il tuo dispositivo: facciamo i conti nel tuo browser.',
    known: 'Riconosciamo da soli',
    others: 'Ogni altro foglio con SKU, prezzo e costo',
  },

  beginning: {
    title: 'Apriamo il tuo listino',
    cancel: 'Lascia stare',
  },

  reading: {
    title: 'Leggiamo il file',
    rows: (rows: number) => `${counted(rows)} righe`,
    cancel: 'Annulla',
  },
} as const
