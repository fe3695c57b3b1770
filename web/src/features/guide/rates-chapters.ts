import { strings } from '../../application-strings.ts'
import type { Topic } from './topic.ts'

const ratesSection = strings.calculator.rates.title

export const ratesPage = { name: 'Tutte le tariffe, con fonti e date', address: '/tariffe' }

/** What the guide says of dated rates, the seller's own rate and the VAT of the product. */
export const ratesChapters: readonly Topic[] = [
  {
    title: 'Le tariffe in vigore oggi',
    paragraphs: [
      `Di partenza Margine usa la tabella della versione 1.3.1: una commissione per categoria, sempre la stessa. In «${ratesSection}» puoi scegliere «In vigore oggi»: le tariffe più recenti che conosciamo, voce per voce.`,
      '«In vigore oggi» scrive la data di oggi nel calcolo e la ferma lì: un calcolo salvato o esportato si rifà uguale anche fra anni. Quando lo carichi, Margine ti dice con quali tariffe è stato fatto e che cosa darebbero quelle di oggi.',
      "Le tariffe datate sono quelle di Amazon.it, eBay.it per venditori professionali, Etsy per chi vende dall'Italia e TikTok Shop Italia. Per gli altri marketplace, per gli altri paesi e per i giorni prima della prima tariffa resta la tabella 1.3.1, e te lo diciamo.",
    ],
    terms: [
      {
        name: 'Minimo',
        text: 'Quanto paghi almeno per ogni pezzo, anche se la percentuale darebbe meno.',
      },
      {
        name: 'Chiusura, ordine e inserzione',
        text: 'Importi fissi per ogni vendita: pesano di più sui prezzi bassi.',
      },
      {
        name: 'Tariffa regolamentare e pagamento',
        text: 'Percentuali che alcuni marketplace chiedono oltre alla commissione.',
      },
      {
        name: 'Servizi digitali',
        text: 'Una percentuale delle altre commissioni, non del prezzo.',
      },
    ],
    more: ratesPage,
  },
  {
    title: 'La tua tariffa',
    paragraphs: [
      `Hai condizioni tue, o vendi dove non conosciamo le tariffe? In «${ratesSection}» scrivi percentuale, quota fissa e minimo, e se la percentuale si calcola sul prezzo con IVA o sul netto. Quello che lasci vuoto vale 0.`,
      'La tua tariffa prende il posto di tutta la regola del marketplace: la percentuale, o il minimo se è più alto, più la quota fissa. Vale per questo calcolo, che la chiama ovunque «tua tariffa».',
    ],
    example:
      'Con il 12%, un minimo di 1,00\u00a0€ e 0,35\u00a0€ fissi, su 100,00\u00a0€ paghi 12,35\u00a0€; su 5,00\u00a0€ la percentuale sarebbe 0,60\u00a0€, quindi vale il minimo e paghi 1,35\u00a0€.',
  },
  {
    title: "L'aliquota IVA del prodotto",
    paragraphs: [
      `Di solito vale l'aliquota ordinaria del paese. Se il tuo prodotto ne ha un'altra, scegli in «${ratesSection}» 10%, 5% o 4%, le aliquote ridotte italiane, o scrivi tu la percentuale.`,
      'Vale per il prezzo e per il costo. Spedizione, packaging e pubblicità restano senza IVA.',
    ],
  },
]
