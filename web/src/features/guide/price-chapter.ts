import { withArticle } from '../../italian/article.ts'
import type { GuideFigures } from './examples.ts'
import type { Topic } from './topic.ts'

/** What the guide says of the questions that a result leads to. */
export function priceChapter({ deadZone }: GuideFigures): Topic {
  const { below, rateBelow, above, rateAbove, loss } = deadZone
  return {
    title: 'Il prezzo giusto e dove vendere',
    paragraphs: [
      'Sotto il risultato, «Qual è il prezzo giusto?» parte da quello che vuoi ottenere: scegli un margine, un guadagno o un ricarico e trovi il prezzo minimo da chiedere, al centesimo. Trovi anche fin dove possono salire i costi, la commissione e lo sconto.',
      'Prova altri prezzi prima di decidere: scrivili, oppure sposta il cursore sul grafico, anche con le frecce della tastiera. Il tuo calcolo cambia solo quando premi «Applica al calcolo».',
      'Alzare il prezzo non conviene sempre. Quando un prezzo supera una soglia della tariffa, la commissione può salire più di quanto incassi: i prezzi appena sopra sono una zona morta, dove guadagni meno che a un prezzo più basso. Nel grafico è tratteggiata, e il risultato ti avvisa se ci sei dentro.',
      "«Dove conviene vendere?» rifà il tuo calcolo sugli altri marketplace e negli altri paesi, a parità di prezzo e di costi. Le categorie non sono uguali dappertutto: accanto a ogni riga leggi come l'abbiamo scelta e puoi cambiarla. Quanto venderesti in ogni posto, invece, Margine non lo sa.",
    ],
    example: `Su Amazon la bellezza paga ${withArticle('il', rateBelow)} fino a ${below} e ${withArticle('il', rateAbove)} oltre: a ${above} guadagni ${loss} in meno che a ${below}.`,
  }
}
