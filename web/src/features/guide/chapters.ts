import { mostSavedCalculations } from '../../beta-limits.ts'
import { quickScenarioNames } from '../../quick-scenario-names.ts'
import { strings } from '../../strings.ts'
import { figures } from './examples.ts'
import { ownCommission, ownMargin, ownVat } from './own-figures.ts'
import type { Topic } from './topic.ts'

const { fields, place, otherCosts } = strings.calculator

const { situazioneAttuale, ...otherScenarios } = quickScenarioNames

const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('it').format(names.map((name) => `«${name}»`))

export const commissionTitle = 'Perché la commissione reale è più alta'

/** What the guide explains, in the order in which a seller meets it. */
export const chapters: readonly Topic[] = [
  {
    title: 'Da dove cominciare',
    paragraphs: [
      'Scrivi quanto paghi il prodotto e a quanto lo vendi, scegli marketplace, paese e categoria, poi premi «Calcola Margine». Da quel momento ogni modifica aggiorna il risultato da sola.',
      'Puoi scrivere 12,50 oppure 12.50, anche con le migliaia: 1.234,56. Quello che non è un numero conta come 0, e il campo te lo dice.',
      '«Nuovo Calcolo» svuota tutto e ricomincia.',
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
        text: "Quanto paga il cliente. Di solito comprende l'IVA: l'interruttore è già acceso.",
      },
      { name: fields.spedizione, text: 'Quanto costa a te spedirlo, senza IVA.' },
      {
        name: fields.packaging,
        text: `Scatola, busta, imbottitura, senza IVA. Sta in «${otherCosts.title}».`,
      },
      {
        name: fields.pubblicita,
        text: 'La spesa in annunci per ogni pezzo, senza IVA: dividi quella del mese per i pezzi venduti nel mese.',
      },
      { name: place.marketplace, text: 'Decide la commissione, e su che cosa si calcola.' },
      { name: place.country, text: "Decide l'IVA della vendita e la valuta." },
      {
        name: place.category,
        text: 'Amazon e ManoMano hanno una percentuale per categoria, gli altri una sola.',
      },
      {
        name: place.prime,
        text: `Compare per l'abbigliamento su Amazon: con Prime la parte di prezzo oltre ${figures.primeFrom} paga il ${figures.primeBeyond}.`,
      },
    ],
  },
  {
    title: 'Margine e ricarico',
    paragraphs: [
      'Il margine è il guadagno diviso per il prezzo netto: quanta parte di ogni euro incassato resta a te. Il ricarico è il guadagno diviso per i costi: quanto rende ogni euro speso.',
      `Un margine del ${figures.margin} è un ricarico del ${figures.markup}: non confonderli quando fissi un prezzo.`,
    ],
    withOwnFigures: ownMargin,
  },
  {
    title: 'Netto e lordo',
    paragraphs: [
      `Il lordo, «${strings.results.conIva}», è quanto paga il cliente. Il netto, «${strings.results.netto}», è quello che resta tolta l'IVA: con il netto paghi prodotto, spedizione e commissione. Per questo il margine si calcola sul netto.`,
    ],
    withOwnFigures: ownVat,
    example: `${figures.gross} con l'IVA al ${figures.vat} sono ${figures.net} netti e ${figures.iva} di IVA.`,
  },
  {
    title: "Come entra l'IVA",
    paragraphs: [
      "L'IVA non è tua: la incassi e la versi. Gli interruttori sotto costo e prezzo dicono se la cifra che hai scritto la comprende; se la comprende, Margine la toglie, con l'aliquota del paese scelto.",
      `Toglierla vuol dire dividere, non sottrarre: ${figures.gross} diviso ${figures.vatFactor} fa ${figures.net}. Chi sottrae il ${figures.vat} trova ${figures.wrongNet} e sbaglia tutto il resto.`,
      "L'IVA del costo la recuperi: per questo nel calcolo entra il costo senza IVA. Spedizione, packaging e pubblicità scrivili già senza.",
    ],
  },
  {
    title: commissionTitle,
    paragraphs: [
      'Quasi tutti i marketplace calcolano la percentuale su quanto paga il cliente, IVA compresa. Tu però incassi il netto: la stessa commissione, misurata sul netto, pesa di più.',
      `Alcune categorie aggiungono una commissione di chiusura per ogni vendita: sui libri Amazon chiede ${figures.booksClosingFee}. ManoMano calcola invece sul netto: lì nominale e reale coincidono.`,
    ],
    withOwnFigures: ownCommission,
    example: `Il ${figures.nominale} di ${figures.gross} fa ${figures.commission}; su ${figures.net} netti è il ${figures.reale}.`,
  },
  {
    title: 'Leggere il risultato',
    paragraphs: [
      `Sotto il ${figures.okFrom} il margine è basso, dal ${figures.okFrom} regge, dal ${figures.goodFrom} è buono, dal ${figures.excellentFrom} eccellente. La fascia da puntare è tra il ${figures.goodFrom} e il ${figures.excellentFrom}.`,
      'La barra a più colori divide il prezzo con IVA: IVA, costi, commissione e quello che resta a te. Sotto trovi i costi, dal più grande.',
    ],
  },
  {
    title: 'Scenari: che cosa succede se…',
    paragraphs: [
      `Gli scenari pronti sono «${situazioneAttuale}», cioè il tuo calcolo, ${listOf(Object.values(otherScenarios))}. Oppure muovi tu prezzo, costo, spedizione e commissione: il confronto con il tuo calcolo è subito lì.`,
      'Prezzo e costo restano come li hai scritti, con o senza IVA.',
      'Finché non tocchi la commissione vale la regola del marketplace a ogni prezzo, con le sue fasce. Appena la muovi diventa una percentuale unica, sullo stesso importo; la commissione di chiusura resta.',
      'Uno scenario non cambia il tuo calcolo finché non premi «Applica al calcolo»: allora prezzo, costo e spedizione passano nel calcolo; la commissione resta quella del marketplace.',
    ],
  },
  {
    title: 'Salvare ed esportare',
    paragraphs: [
      `Nella versione beta puoi salvare fino a ${mostSavedCalculations} calcoli. Quando i posti sono presi, «${strings.saved.offerReplacing}» mette il calcolo nuovo al posto di quello che scegli; oppure eliminane uno in «${strings.tabs.saved}». Quello che sostituisci o elimini non si recupera.`,
      '«Carica» riporta dati e risultato nel calcolatore. «Esporta» scarica il calcolo in un file, quante volte vuoi.',
      'Quello che stai scrivendo resta in questa scheda anche se la ricarichi; sparisce quando esci dal tuo account o la chiudi.',
    ],
  },
  {
    title: 'Che cosa non è compreso',
    paragraphs: [
      'Il guadagno è prima di imposte e contributi. Resi, giacenze, abbonamenti mensili e costi fissi non entrano nel calcolo di una vendita: tienine conto a parte.',
      `ManoMano: ${figures.manomanoNote}`,
      "Chi è in regime forfettario non applica l'IVA: Margine calcola sempre quella del paese scelto, quindi il risultato per lui non vale.",
      'Le commissioni sono quelle della tariffa indicata sotto la categoria: promozioni, costi di pagamento e tariffe concordate con te possono essere diversi.',
    ],
  },
]
