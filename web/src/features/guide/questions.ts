import { mostSavedCalculations } from '@margine/contract'
import { oldestInWords } from '../../../build/browsers.ts'
import { strings } from '../../application-strings.ts'
import { withArticle } from '../../italian/article.ts'
import { savedWords } from '../../italian/saved.ts'
import { guideFigures } from './examples.ts'
import { ratesPage } from './rates-chapters.ts'
import type { Topic } from './topic.ts'

const ratesSection = strings.calculator.rates.title

/** What sellers ask, each with its answer. */
export function questions(): readonly Topic[] {
  const figures = guideFigures()
  return [
    {
      title: 'A che margine devo puntare?',
      paragraphs: [
        `Tra ${withArticle('il', figures.goodFrom)} e ${withArticle('il', figures.excellentFrom)} hai spazio per sconti, resi e pubblicità. Sotto ${withArticle('il', figures.okFrom)} basta un reso per andare in perdita.`,
      ],
    },
    {
      title: 'Il guadagno è quello che metto in tasca?',
      paragraphs: [
        'Non ancora: da lì devi togliere imposte, contributi e i costi che non dipendono dalla singola vendita.',
      ],
    },
    {
      title: 'Perché il risultato è sparito?',
      paragraphs: [
        `Perché manca il costo o il prezzo, un importo è negativo, oppure in «${ratesSection}» una data, una percentuale o un importo non si può usare. Il riquadro dei risultati ti dice che cosa controllare: appena lo correggi, il risultato torna.`,
      ],
    },
    {
      title: 'Ho scritto 1.234 e vedo milleduecentotrentaquattro: perché?',
      paragraphs: [
        'Un punto seguito da tre cifre separa le migliaia. Per i decimali usa la virgola: 1,234.',
      ],
    },
    {
      title: 'La mia commissione è diversa da quella indicata. Che cosa faccio?',
      paragraphs: [
        `Scrivi la tua tariffa in «${ratesSection}»: vale per questo calcolo. Se vuoi solo vedere che cosa cambia, apri «Scenari» e sposta la commissione sulla tua percentuale.`,
      ],
    },
    {
      title: 'Quanto sono aggiornate le tariffe?',
      paragraphs: [
        `La data è scritta sotto la commissione, con la fonte: nella tabella 1.3.1 quelle di Amazon.it sono del ${figures.amazonAsOf}. Per le più recenti che conosciamo scegli «In vigore oggi» in «${ratesSection}». Se il marketplace le ha cambiate da allora, fa fede il suo listino.`,
      ],
      more: ratesPage,
    },
    {
      title: "Compro con un'aliquota IVA e vendo con un'altra: va bene?",
      paragraphs: [
        `Margine usa una sola aliquota per costo e prezzo: quella del paese di vendita o quella che scegli in «${ratesSection}». Se compri con un'altra aliquota, scrivi il costo senza IVA e lascia spento il suo interruttore; in regime forfettario, dove quell'IVA è un costo, scrivilo con la sua IVA e accendi l'interruttore.`,
      ],
    },
    {
      title: 'Posso calcolare in dollari?',
      paragraphs: [
        'Sì: se scegli Stati Uniti, tutti gli importi sono in dollari e senza IVA. Margine non converte le valute.',
      ],
    },
    {
      title: 'Ho raggiunto il limite dei calcoli salvati: e adesso?',
      paragraphs: [
        `Nella versione beta puoi salvarne ${mostSavedCalculations}. Premi «${savedWords.offerReplacing}» per salvare al posto di un calcolo che non ti serve più, oppure esporta il calcolo in un file.`,
      ],
    },
    {
      title: 'Con quali browser funziona?',
      paragraphs: [
        `Con ${oldestInWords}, e con le versioni più recenti. In un browser più vecchio un avviso in cima alla pagina ti dice di aggiornarlo.`,
      ],
    },
    {
      title: 'Se cade la connessione perdo il lavoro?',
      paragraphs: [
        'No: i calcoli si fanno nel tuo browser e continuano a funzionare. La connessione serve per salvare e per accedere.',
      ],
    },
    {
      title: 'Chi vede i miei calcoli?',
      paragraphs: [
        'Quello che scrivi resta nel tuo browser finché non lo salvi. I calcoli salvati li vedi solo tu: il resto è spiegato nella Privacy Policy, in fondo alla pagina.',
      ],
    },
  ]
}
