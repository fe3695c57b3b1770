import { mostSavedCalculations } from '@margine/contract'
import { ricaricoOf, roundToCents } from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { quickScenarioNames } from '../../calculation/quick-scenario-names.ts'
import { formatMargin, formatMoney, formatPercent } from '../../format.ts'
import { afterColon } from '../../italian/after-colon.ts'
import { withArticle } from '../../italian/article.ts'
import { savedWords } from '../../italian/saved.ts'
import { verdictWords } from '../../ui/result/verdict-words.ts'
import { costChapters } from './cost-chapters.ts'
import { type GuideFigures, guideFigures } from './examples.ts'
import type { GuideSale } from './guide-sale.ts'
import { ownCommission } from './own-commission.ts'
import { ratesChapters } from './rates-chapters.ts'
import { regimeChapters } from './regime-chapters.ts'
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

/** Margin and markup of the seller's own sale. */
export function ownMargin({ result, currency }: GuideSale): string {
  const money = (amount: number) => formatMoney(amount, currency)
  const { guadagno, prezzoVendita, margine, costiTotali } = result
  const gained =
    roundToCents(guadagno) < 0 ? `${money(-guadagno)} di perdita` : `${money(guadagno)} di guadagno`
  return `${gained} su ${money(prezzoVendita)} di prezzo netto fanno un margine ${withArticle('del', formatMargin(margine))}; su ${money(costiTotali)} di costi fanno un ricarico ${withArticle('del', formatPercent(ricaricoOf(result)))}.`
}

const noVat: Record<NonNullable<GuideSale['withoutVat']>, string> = {
  regime: "In regime forfettario non applichi l'IVA",
  country: "Nel paese scelto non c'è IVA",
  product: "Con l'aliquota che hai scelto non c'è IVA",
}

/** Net and gross of the seller's own sale. */
export function ownVat({ result, currency, withoutVat }: GuideSale): string {
  const money = (amount: number) => formatMoney(amount, currency)
  const { prezzoVendita, prezzoFinale, iva } = result
  if (withoutVat !== undefined)
    return `${noVat[withoutVat]}: netto e lordo sono ${money(prezzoVendita)}.`
  return `Il cliente paga ${money(prezzoFinale)}: ${money(iva)} di IVA, che versi, e ${money(prezzoVendita)} di netto, con cui paghi tutto il resto.`
}

const { fields, place, otherCosts } = strings.calculator

const ratesSection = strings.calculator.rates.title
const { situazioneAttuale, ...otherScenarios } = quickScenarioNames

const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('it').format(names.map((name) => `«${name}»`))

export const commissionTitle = 'Perché la commissione reale è più alta'

/** What the guide explains, in the order in which a seller meets it. */
export function chapters(): readonly Topic[] {
  const figures = guideFigures()
  return [
    {
      title: 'Da dove cominciare',
      paragraphs: [
        'Scrivi quanto paghi il prodotto e a quanto lo vendi, scegli marketplace, paese e categoria, poi premi «Calcola Margine». Da quel momento ogni modifica aggiorna il risultato da sola.',
        `Puoi scrivere 12,50 oppure 12.50, anche con le migliaia: 1.234,56. Se un importo non è un numero vale 0; in «${ratesSection}» invece quello che non si può leggere ferma il calcolo. Il campo te lo dice sempre.`,
        '«Nuovo Calcolo» svuota i campi e ricomincia. Fino al prossimo risultato puoi tornare indietro con «Ripristina il calcolo precedente»; con «Mantieni nei nuovi calcoli» restano il marketplace e il paese. Tariffe, regime e le altre scelte del tuo profilo restano nel tuo account: le salvi con «Ricorda per i prossimi calcoli» in «Tariffe e regime».',
      ],
    },
    {
      title: 'Che cosa scrivere in ogni campo',
      paragraphs: ['Tutti gli importi sono per un pezzo venduto.'],
      terms: [
        {
          name: fields.costo,
          text: "Quanto lo paghi al fornitore. Se la cifra comprende l'IVA, accendi l'interruttore sotto il campo.",
        },
        {
          name: fields.prezzoVendita,
          text: "Il prezzo dell'oggetto. La spedizione che paga il cliente va a parte, in «Spedizione e logistica»: quasi tutti i marketplace calcolano la commissione anche su quella (dove non è così, lo leggi sotto la categoria). Di solito comprende l'IVA: l'interruttore è già acceso.",
        },
        {
          name: fields.spedizione,
          text: 'Quanto ti costa spedirlo. Se spedisce Amazon (FBA), quanto ti costa mandare un pezzo al suo magazzino.',
        },
        {
          name: fields.packaging,
          text: `Scatola, busta, imbottitura. Sta in «${otherCosts.title}».`,
        },
        {
          name: fields.pubblicita,
          text: 'La spesa in annunci per ogni pezzo: dividi quella del mese per i pezzi venduti nel mese. Oppure scrivila in percentuale di quanto paga il cliente.',
        },
        {
          name: place.marketplace,
          text: "Determina la commissione e l'importo su cui si calcola.",
        },
        { name: place.country, text: "Determina l'IVA della vendita e la valuta." },
        {
          name: place.category,
          text: 'Amazon e ManoMano hanno una percentuale per categoria, gli altri una sola; con le tariffe in vigore oggi ne hanno una anche eBay e TikTok Shop.',
        },
        {
          name: place.prime,
          text: `Compare per l'abbigliamento su Amazon: con Prime la parte di prezzo oltre ${figures.primeFrom} paga ${withArticle('il', figures.primeBeyond)}.`,
        },
      ],
    },
    {
      title: 'Margine e ricarico',
      paragraphs: [
        'Il margine è il guadagno diviso per il prezzo netto: quanta parte di ogni euro incassato resta a te. Il ricarico è il guadagno diviso per i costi: quanto rende ogni euro speso.',
        `Un margine ${withArticle('del', figures.margin)} equivale a un ricarico ${withArticle('del', figures.markup)}: non confonderli quando fissi un prezzo.`,
      ],
      withOwnFigures: ownMargin,
    },
    {
      title: 'Netto e lordo',
      paragraphs: [
        `Il lordo, «${verdictWords.conIva}», è quanto paga il cliente. Il netto, «${verdictWords.netto}», è quello che resta dopo aver tolto l'IVA: con il netto paghi prodotto, spedizione e commissione. Per questo il margine si calcola sul netto.`,
      ],
      withOwnFigures: ownVat,
      example: `${figures.gross} con l'IVA ${withArticle('al', figures.vat)} sono ${figures.net} netti e ${figures.iva} di IVA.`,
    },
    {
      title: "Come entra l'IVA",
      paragraphs: [
        "L'IVA non è tua: la incassi e la versi. Gli interruttori sotto costo e prezzo dicono se la cifra che hai scritto la comprende; se la comprende, Margine la toglie, con l'aliquota del paese scelto o con quella del tuo prodotto.",
        `Toglierla vuol dire dividere, non sottrarre: ${figures.gross} diviso ${figures.vatFactor} fa ${figures.net}. Chi sottrae ${withArticle('il', figures.vat)} trova ${figures.wrongNet} e sbaglia tutto il resto.`,
        "L'IVA del costo la recuperi: per questo nel calcolo entra il costo senza IVA (in regime forfettario no: lì è un costo). Spedizione, packaging e pubblicità si scrivono senza IVA, o con: in «Altri costi» lo dice un interruttore.",
      ],
    },
    {
      title: commissionTitle,
      paragraphs: [
        'Quasi tutti i marketplace calcolano la percentuale su quanto paga il cliente, IVA compresa. Tu però incassi il netto: la stessa commissione, misurata sul netto, pesa di più.',
        `Alcune categorie aggiungono una commissione di chiusura per ogni vendita: sui libri Amazon chiede ${figures.booksClosingFee}. ManoMano calcola invece sul netto: lì nominale e reale coincidono.`,
      ],
      withOwnFigures: ownCommission,
      example: `Su ${figures.gross} con IVA ${withArticle('il', figures.nominale)} fa ${figures.commission}; su ${figures.net} netti è ${withArticle('il', figures.reale)}.`,
    },
    ...ratesChapters,
    ...costChapters(),
    {
      title: 'Leggere il risultato',
      paragraphs: [
        `Sotto ${withArticle('il', figures.okFrom)} il margine è basso, ${withArticle('dal', figures.okFrom)} regge, ${withArticle('dal', figures.goodFrom)} è buono, ${withArticle('dal', figures.excellentFrom)} è eccellente. La fascia a cui puntare è tra ${withArticle('il', figures.goodFrom)} e ${withArticle('il', figures.excellentFrom)}.`,
        "La barra a più colori divide quello che paga il cliente: IVA, se la applichi, costi, commissione e quello che resta a te. Sotto trovi il conto: dal prezzo si tolgono l'IVA e i costi, dal più alto al più basso, e resta il guadagno.",
      ],
    },
    ...regimeChapters(),
    priceChapter(figures),
    {
      title: 'Scenari: che cosa succede se…',
      paragraphs: [
        `Gli scenari pronti sono «${situazioneAttuale}», cioè il tuo calcolo, ${listOf(Object.values(otherScenarios))}. Oppure muovi tu prezzo, costo, spedizione e commissione: vedi subito il confronto con il tuo calcolo.`,
        'Prezzo e costo restano come li hai scritti, con o senza IVA.',
        'Finché non tocchi la commissione vale la regola del marketplace a ogni prezzo, con le sue fasce. Appena la muovi diventa una percentuale unica, sullo stesso importo; la commissione di chiusura e le altre voci restano.',
        'Uno scenario non cambia il tuo calcolo finché non premi «Applica al calcolo»: a quel punto prezzo, costo e spedizione entrano nel calcolo, mentre la commissione resta quella del marketplace.',
      ],
    },
    {
      title: 'Salvare ed esportare',
      paragraphs: [
        `Nella versione beta puoi salvare fino a ${mostSavedCalculations} calcoli. Quando li hai usati tutti, «${savedWords.offerReplacing}» mette il nuovo calcolo al posto di quello che scegli; oppure eliminane uno in «${strings.tabs.saved}». Un calcolo sostituito o eliminato non si può recuperare.`,
        '«Carica» riporta dati e risultato nel calcolatore: se poi cambi qualcosa, «Aggiorna» lo salva al posto di prima, «Salva come nuovo» ne fa un altro. «Esporta» scarica il calcolo in un file, «Stampa / PDF» lo mette su una pagina, quante volte vuoi.',
        '«Copia link» (sul telefono «Condividi») crea un link che contiene il calcolo: chi lo apre in Margine trova i tuoi dati, con il risultato rifatto al momento. Il calcolo viaggia nel link e non passa dal nostro server.',
        'Per riaprire un calcolo esportato premi «Apri un file» in «Calcoli salvati», oppure trascina il file sulla pagina. Se stai facendo un altro calcolo, prima di sostituirlo te lo chiediamo.',
        'Quello che stai scrivendo resta nella scheda del browser anche se la ricarichi; viene cancellato quando esci dal tuo account o chiudi la scheda.',
      ],
    },
    {
      title: 'Che cosa non è compreso',
      paragraphs: [
        'Il guadagno è calcolato prima di imposte e contributi. Abbonamenti mensili e costi fissi non entrano nel calcolo di una vendita: contano nel consuntivo, in «Mese per mese». Resi e stoccaggio di Amazon entrano solo se li scrivi. Lo stesso vale per quello che dipende dal tuo contratto o dal tuo account: le inserzioni di eBay senza negozio, gli annunci fuori sito di Etsy, sconti e maggiorazioni per il rendimento del venditore. Se li paghi a ogni vendita, scrivi la tua tariffa.',
        `ManoMano: ${afterColon(figures.manomanoNote)}`,
        `Se sei in regime forfettario e non lo scegli in «${ratesSection}», il risultato toglie un'IVA che non applichi: per te non è valido.`,
        'Le commissioni sono quelle della tariffa indicata sotto la categoria. Le promozioni e le condizioni concordate con il marketplace entrano solo se scrivi la tua tariffa, i costi di pagamento dove la tariffa li indica o se scegli un servizio in «Altri costi».',
      ],
    },
    {
      title: 'Consuntivo: quanto è rimasto davvero',
      paragraphs: [
        'In «Consuntivo» trascini i rapporti che ti danno i marketplace, di quanti mesi vuoi: vedi quanto è rimasto, per periodo e articolo per articolo, e quanto è costato il conto. I file non lasciano il tuo dispositivo.',
        'Per ogni file è scritto quanto dice il file e quanto ne abbiamo contato: devono essere uguali al centesimo. Le righe che non conosciamo restano da parte finché non ci dici che cosa sono.',
        "Le commissioni di Amazon.it, eBay e TikTok Shop si confrontano con le tariffe del giorno di ogni vendita: «Tariffe da controllare» dice dove hai pagato quelle di un'altra categoria, e quanto. Se il file dei costi non ha una colonna «Categoria», la categoria è ipotizzata e te lo diciamo. Se ha anche i lati e il peso, si confronta quello che Amazon ti addebita per spedire.",
        'Senza un costo quello che resta è vuoto, non zero: contano i costi che il tuo listino ricorda, o aggiungi un file con SKU e costo. «Usa i dati veri nel listino» porta nel listino la logistica e la pubblicità di ogni pezzo, e i resi. Da ogni articolo apri il calcolo con i dati veri: prezzo medio, commissione pagata, logistica, pubblicità e resi.',
      ],
      more: { name: 'Apri il consuntivo', address: '/consuntivo' },
    },
    {
      title: 'Mese per mese: quanto resta e quanto mettere da parte',
      paragraphs: [
        "Nel consuntivo «Mese per mese» parte dagli incassi e toglie rimborsi e IVA, commissioni e logistica, merce e spedizioni, spese fisse e quanto mettere da parte per contributi e imposte: in fondo c'è quello che resta. Premi un mese per vedere ogni sua voce e i suoi articoli; premi una cifra per vedere come è stata calcolata.",
        "«Da mettere da parte» è una stima: i contributi e le imposte dell'anno fino a quel mese, meno quelli fino al mese prima. I contributi fissi contano un dodicesimo al mese, anche se non vendi niente. Si paga alle scadenze: intanto tieni quei soldi da parte.",
        "Spese fisse, gestione INPS, mese di apertura e contributi già versati li scrivi sotto la tabella e restano nel tuo profilo. L'abbonamento Amazon, se è già nei rapporti, non va tra le spese fisse: conterebbe due volte.",
        "«Limiti e scadenze» dice quanto manca al limite del forfettario e, a questo ritmo, in che giorno ci arrivi. Sotto trovi che cosa scade e quando: i contributi fissi in quattro rate, poi a giugno dell'anno dopo il saldo con il primo acconto e a novembre il secondo. Prima di dicembre saldo e acconti contano solo le vendite fatte fin lì: cresceranno. Puoi mettere le scadenze nel tuo calendario.",
        "In regime ordinario ogni mese dice anche l'IVA: quella sulle vendite in Italia meno quella che i rapporti dicono nelle tariffe. L'IVA della merce che compri non è nei rapporti e non è contata; quella delle vendite in altri paesi è a parte.",
        'Se manca il costo di un articolo quello che resta è «—», non un guadagno. Un mese di cui i rapporti hanno solo una parte dice da quando a quando.',
      ],
      more: { name: 'Apri il consuntivo', address: '/consuntivo' },
    },
  ]
}
