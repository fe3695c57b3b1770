import { datedCards, defaultFormData, fbaCardOf, paymentServices, ratesOf } from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { formatMoney, formatRate } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { dayWithArticle } from '../../italian/day.ts'
import { sourcesInWords } from '../../italian/source.ts'
import type { Topic } from './topic.ts'

const { shipping, otherCosts } = strings.calculator
const euro = (amount: number) => formatMoney(amount, 'EUR')

const latest = {
  ...defaultFormData,
  marketplace: 'amazon',
  paese: 'IT',
  tariffe: datedCards.amazon?.at(-1)?.validFrom ?? '',
}

/** Amazon's card of its logistics that came last. */
const card = fbaCardOf(latest)

/** What Amazon's categories are called. */
const namesOf = (keys: ReadonlySet<string>): string => {
  const { categories } = ratesOf(latest)
  return [...keys].map((key) => `«${categories?.categories[key]?.label ?? key}»`).join(', ')
}

const fba = (): readonly Topic[] =>
  card === null
    ? []
    : [
        {
          title: 'FBA: quando spedisce Amazon',
          paragraphs: [
            `In «${shipping.title}» scegli «Spedisce Amazon (FBA)» e scrivi i lati e il peso del pezzo imballato: fascia e tariffa compaiono subito, accanto a quello che ti resterebbe spedendo tu. C'è per le vendite su Amazon in Italia, con le tariffe ${dayWithArticle('dal', card.validFrom)} in poi.`,
            `La fascia dipende da lati e peso; nei pacchi conta il peso volumetrico (lati moltiplicati, diviso 5.000), se è maggiore. Fino a ${euro(card.lowPrice.upTo)} di prezzo (fino a ${euro(card.lowPrice.lower.upTo)} per ${namesOf(card.lowPrice.lower.categories)}, ma è da confermare) le buste e i pacchi più piccoli pagano la tariffa a basso prezzo: appena sopra, lo stesso pezzo costa di più e può restarti di meno.`,
            `Alla tariffa si aggiunge ${withArticle('il', formatRate(card.surcharge.percent))} per il carburante, ${dayWithArticle('dal', card.surcharge.validFrom)}. Se scrivi i mesi in magazzino conta anche lo stoccaggio, più caro da ottobre a dicembre.`,
            `Da dove vengono le tariffe: ${sourcesInWords([card.source, card.lowPrice.source, card.lowPrice.lower.source, card.surcharge.source, card.storageSource])}.`,
          ],
        },
      ]

/** What the guide says of the costs that no form asked for. */
export const costChapters = (): readonly Topic[] => [
  ...fba(),
  {
    title: 'Resi',
    paragraphs: [
      `In «${otherCosts.title}» apri «Resi» e scrivi quante vendite su cento tornano indietro, quante di quelle rivendi come nuove e quanto ti costa ognuna. Il calcolo spalma il costo su tutte le vendite.`,
      'Di una vendita resa restituisci tutto quello che ha pagato il cliente; il pezzo torna tuo solo se puoi rivenderlo come nuovo. Amazon restituisce la commissione meno il 20%, al massimo 5 €; degli altri marketplace non lo sappiamo, e la contiamo persa. Con FBA, per abbigliamento e scarpe ogni reso costa anche metà della tariffa di spedizione.',
    ],
  },
  {
    title: 'Pagamenti e spedizione pagata dal cliente',
    paragraphs: [
      `Nel tuo negozio online paghi anche chi incassa per te: in «${otherCosts.title}», «Pagamento» conosce ${paymentServices.map(({ label }) => label).join(', ')}, ognuno con la sua fonte e la sua data, oppure scrivi le tue condizioni.`,
      `La spedizione che paga il cliente si scrive in «${shipping.title}»: entra nell'incasso, e quasi tutti i marketplace ci calcolano la commissione.`,
    ],
  },
  {
    title: 'Tutto il tuo listino',
    paragraphs: [
      'In «Listino» apri il file del tuo negozio (Amazon, eBay, Shopify, un foglio Excel o un CSV): vedi che cosa ti resta di ogni articolo, chi è in perdita, il prezzo minimo per il tuo obiettivo. Se nel file non ci sono i costi, aggiungi un file con SKU e costo: restano sul tuo dispositivo, e nel prossimo listino li ritrovi.',
      'Prezzo, costo, spedizione e categoria li cambi nelle righe, uno alla volta o incollando una colonna da un foglio; «Cambia i prezzi» ne cambia molti insieme, e prima ti dice quanti. Accanto a quello che scrivi resta il valore del file, e «Annulla» torna indietro.',
      'Quando esporti per un marketplace vedi prima che cosa cambia: prezzo vecchio e nuovo, margine prima e dopo. Nel file va solo quello che hai guardato. Quando apri il rapporto del giorno dopo, i prezzi che il marketplace ha già preso non sono più proposte, gli altri restano.',
      'Il file resta sul tuo dispositivo: noi non lo riceviamo. Da ogni articolo apri il calcolo completo, e «Usa questo prezzo nel listino» lo riporta indietro.',
    ],
    more: { name: 'Apri il listino', address: '/listino' },
  },
]
