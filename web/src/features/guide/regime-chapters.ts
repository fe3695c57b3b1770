import { strings } from '../../application-strings.ts'
import { formatMoney, formatRate } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { dayWithArticle } from '../../italian/day.ts'
import { notATaxAdviser } from '../../italian/not-a-tax-adviser.ts'
import type { GuideSale } from './guide-sale.ts'
import { taxFigures, taxSources } from './tax-figures.ts'
import type { Topic } from './topic.ts'

/** What the forfettario regime makes of the seller's own sale; null in the ordinary one. */
export function ownRegime({ result, currency }: GuideSale): string | null {
  if (result.imposte === undefined) return null
  const money = (amount: number) => formatMoney(amount, currency)
  const start = `Il cliente paga ${money(result.prezzoFinale)} e li incassi tutti.`
  const vat = result.breakdown
    .flatMap(({ voci = [] }) => voci)
    .find(({ tipo }) => tipo === 'iva')?.importo
  return vat === undefined
    ? start
    : `${start} Sulle commissioni paghi ${money(vat)} di IVA che non recuperi.`
}

/** What taxes and contributions take of the seller's own sale; null where it has none. */
export function ownTaxes({ result: { imposte, guadagno }, currency }: GuideSale): string | null {
  if (imposte === undefined) return null
  const money = (amount: number) => formatMoney(amount, currency)
  const { baseImponibile, contributi, impostaSostitutiva, dopoImposte } = imposte
  const paid = contributi === 0 ? '' : `${money(contributi)} di contributi e `
  return `La base imponibile è ${money(baseImponibile)}: ${paid}${money(impostaSostitutiva)} di imposta sostitutiva. Da ${money(guadagno)} di guadagno scendi a ${money(dopoImposte)}.`
}

const ratesSection = strings.calculator.rates.title
const { year, coefficients, substituteTax, income, contributions, limits } = taxFigures
const { commercianti, artigiani } = contributions

const euro = (amount: number) => formatMoney(amount, 'EUR')
const wholeEuro = (amount: number) => euro(amount).replace(',00', '')

/** What the guide says of the forfettario regime, of what the state takes in it, and of its limits. */
export function regimeChapters(): readonly Topic[] {
  const servicesVat = formatRate(taxFigures.servicesVat)
  const trade = formatRate(coefficients[0].percent)
  const reviewed = dayWithArticle('il', taxFigures.reviewed)
  return [
    {
      title: 'Regime forfettario',
      paragraphs: [
        `Se sei in regime forfettario, sceglilo in «${ratesSection}»: non applichi l'IVA sulla vendita e incassi tutto il prezzo. Netto e lordo sono la stessa cifra. La scelta c'è solo per le vendite in Italia.`,
        `L'IVA che paghi, invece, non la recuperi: diventa un costo. Il prodotto entra con la sua IVA; a spedizione, packaging e pubblicità, che scrivi senza, Margine aggiunge ${withArticle('il', servicesVat)}, e così alle commissioni.`,
        `Perché anche alle commissioni? Dal 1° agosto 2024 Amazon le fattura dall'Italia, con l'IVA ${withArticle('al', servicesVat)}. Chi fattura dall'estero non la mette in fattura, ma la devi tu: la integri e la versi con l'F24 (reverse charge). In un modo o nell'altro la paghi. Fanno eccezione le tariffe che la comprendono già, come quelle di TikTok Shop.`,
      ],
      withOwnFigures: ownRegime,
      example: `Una commissione di ${euro(4.5)} ti costa ${euro(4.5 * (1 + taxFigures.servicesVat / 100))}.`,
      sources: taxSources.vatOnFees,
    },
    {
      title: 'Imposte e contributi',
      paragraphs: [
        'In regime forfettario, sotto il guadagno, vedi quanto di questa vendita va in imposta sostitutiva e contributi. Sono un conto a parte: guadagno e margine restano prima di imposte e contributi.',
        `La base imponibile è il prezzo per il coefficiente di redditività, ${withArticle('il', trade)} per il commercio: i costi veri non contano. Sulla base si pagano i contributi; su quello che resta, l'imposta sostitutiva ${withArticle('del', formatRate(substituteTax.usual))}, o ${withArticle('del', formatRate(substituteTax.firstYears))} nei primi cinque anni se ne hai diritto.`,
        `Nel ${year} i commercianti versano all'INPS ${withArticle('il', formatRate(commercianti.percent))}, gli artigiani ${withArticle('il', formatRate(artigiani.percent))}: un punto in più oltre ${wholeEuro(income.higherRateFrom)} di reddito, che Margine non considera. Chi è in regime forfettario può chiedere, entro il 28 febbraio, la riduzione ${withArticle('del', formatRate(taxFigures.reduction))}.`,
        `«Vale se hai già superato il minimale» vuol dire questo: fino a ${wholeEuro(income.minimum)} di reddito i contributi sono fissi, ${euro(commercianti.minimum)} l'anno per i commercianti e ${euro(artigiani.minimum)} per gli artigiani, anche se non vendi niente. Se non lo superi, questa vendita non li aumenta: mettili fra i costi dell'anno.`,
        notATaxAdviser,
      ],
      terms: coefficients.map(({ activity, percent }) => ({
        name: activity,
        text: `coefficiente ${formatRate(percent)}`,
      })),
      withOwnFigures: ownTaxes,
      example: `Su ${euro(100)} di prezzo la base ${withArticle('al', trade)} è ${euro(40)}: ${euro(6)} di imposta sostitutiva ${withArticle('al', formatRate(substituteTax.usual))}, senza contributi.`,
      sources: taxSources.contributions,
    },
    {
      title: "Limiti da tenere d'occhio",
      paragraphs: [
        `Il regime forfettario vale fino a ${wholeEuro(limits.revenue)} di ricavi l'anno. Se li superi ma non passi ${wholeEuro(limits.atOnce)}, ne esci dall'anno dopo; se passi ${wholeEuro(limits.atOnce)} ne esci subito e da lì applichi l'IVA.`,
        `Se vendi a privati di altri paesi UE, fino a ${wholeEuro(limits.otherCountries)} l'anno in tutto vale l'IVA italiana (nessuna, in regime forfettario). Oltre, devi l'IVA del paese del cliente, di solito con lo sportello unico OSS: anche in regime forfettario.`,
        `Limiti, aliquote e coefficienti sono quelli del ${year}, letti ${reviewed} nelle fonti qui sotto e in quelle dei due capitoli prima: non direttamente nelle leggi. Controllali prima di decidere.`,
      ],
      sources: taxSources.limits,
    },
  ]
}
