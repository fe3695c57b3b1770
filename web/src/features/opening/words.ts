import { strings } from '../../application-strings.ts'
import type { FilesPage } from '../../person/handed.ts'

/** What is said of a calculation that was made elsewhere. */
export const words = {
  question: {
    link: 'Vuoi aprire il calcolo del link?',
    file: 'Vuoi aprire il calcolo del file?',
  } satisfies Record<'link' | 'file', string>,
  openArticle: (name: string) => `Vuoi aprire «${name}»?`,
  article: {
    unnamed: 'Articolo senza nome',
    sku: (sku: string) => `SKU ${sku}`,
    usePrice: 'Usa questo prezzo nel listino',
  },
  pages: {
    '/listino': {
      region: 'Articolo del listino',
      from: 'Dal tuo listino',
      back: 'Torna al listino',
    },
    '/consuntivo': {
      region: 'Articolo del consuntivo',
      from: 'Dal tuo consuntivo',
      back: 'Torna al consuntivo',
    },
  } satisfies Record<FilesPage, Record<'region' | 'from' | 'back', string>>,
  fromExample: "Dal negozio d'esempio",
  replaces: {
    own: `Prende il posto di quello che stai facendo. Se cambi idea, lo ritrovi con «${strings.calculator.restore}».`,
    opened: `Prende il posto di quello che hai aperto prima. Il tuo lo ritrovi con «${strings.calculator.restore}».`,
  },
  figures: (margin: string, profit: string) => `Margine ${margin}, guadagno ${profit}`,
  open: 'Apri il calcolo',
  drop: 'Lascia qui il file per aprirlo',
  dropHint: 'Un calcolo esportato da Margine',
  problems: {
    link: {
      newer:
        'Il link viene da una versione più recente di Margine: ricarica la pagina e aprilo di nuovo.',
      damaged: 'Il link è incompleto o danneggiato: chiedi che te lo mandino di nuovo.',
    },
    file: {
      tooLarge: 'Il file è troppo grande per essere un calcolo esportato da Margine.',
      unreadable: 'Non riusciamo a leggere il file. Riprova o scegline un altro.',
      notJson: 'Il file non è un calcolo esportato da Margine: apri quello che finisce in .json.',
      notOurs: 'Il file non contiene un calcolo esportato da Margine.',
      newer:
        'Il file viene da una versione più recente di Margine: ricarica la pagina e aprilo di nuovo.',
      damaged: 'Il calcolo nel file è incompleto o danneggiato.',
      several: 'Puoi aprire un file alla volta.',
    },
  },
} as const
