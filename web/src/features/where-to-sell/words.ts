import type { ComparedCategory, ComparedRow, Currency } from '@margine/engine'
import { formatRate } from '../../format.ts'
import { dayWithArticle } from '../../italian/day.ts'
import type { Sort } from './order.ts'

const currencies: Record<Currency, string> = { EUR: 'euro', USD: 'dollari' }

const columns = {
  rank: 'Posto',
  marketplace: 'Marketplace',
  country: 'Paese',
  category: 'Categoria e tariffe',
  guadagno: 'Guadagno',
  margine: 'Margine',
  prezzoPari: 'Stesso guadagno a',
  open: 'Apri nel calcolo',
}

/** What «Dove conviene vendere?» says. */
export const words = {
  title: 'Dove conviene vendere?',
  back: 'Torna al calcolo',

  same: (price: string) =>
    `Lo stesso prodotto a ${price}, con costo, spedizione, packaging e pubblicità del tuo calcolo: cambiano le commissioni e, negli altri paesi, l'IVA.`,
  price: { withVat: ' IVA inclusa', withoutVat: ' senza IVA', only: '' },
  ownRate: (marketplace: string) =>
    `La tua tariffa vale solo per ${marketplace}: sugli altri contiamo la loro, anche se li apri nel calcolo.`,
  ownVat: (percent: string) =>
    `L'IVA ${percent} del tuo calcolo vale solo nel suo paese: negli altri contiamo quella ordinaria.`,
  equal: '«Stesso guadagno a» è il prezzo più basso con cui lì guadagni quanto nel tuo calcolo.',
  returns:
    'Quando un pezzo torna, Amazon in Italia restituisce parte della commissione. Se gli altri lo fanno non lo sappiamo: la contiamo come trattenuta, e con molti resi Amazon sembra migliore.',
  beforeTaxes: 'Il guadagno è prima di imposte e contributi.',

  costs: {
    shipping: 'Se spedisci tu, la spedizione ti costa',
    shippedFor: (amount: string, currency: string) => `spedizione ${amount} ${currency}`,
    shippingOn: (place: string) => `Spedizione: ${place}`,
    payment: 'Pagamenti nei negozi tuoi',
    uncounted: 'Shopify Payments su Shopify, altrove non contati',
  },

  standing: {
    alone: 'Per ora nessun altro posto si può confrontare con il tuo calcolo.',
    paymentUnsaid:
      'Nel tuo calcolo i pagamenti non sono contati: scegli chi incassa in «Altri costi», «Pagamento», e vedi a che posto sei.',
    aloneAmongMine:
      'Nel tuo profilo vendi solo qui: spegni «Solo dove vendo» per confrontare gli altri posti.',
    place: (place: number) => `${place}°`,
    among: (count: number) => `posto su ${count} per il tuo calcolo`,
    more: (best: string, difference: string) =>
      `Su ${best} ti restano ${difference} in più a vendita.`,
    losesLess: (best: string, difference: string) =>
      `Su ${best} perdi ${difference} in meno a vendita.`,
    turns: (loss: string, best: string, profit: string) =>
      `Qui perdi ${loss} a vendita, su ${best} guadagni ${profit}.`,
    breaksEven: (loss: string, best: string) =>
      `Qui perdi ${loss} a vendita, su ${best} vai in pari.`,
    bestOfMine: 'Tra i posti dove vendi nessun altro ti lascia di più.',
    best: 'Nessun altro marketplace ti lascia di più.',
    ownShop: 'È un negozio tuo, però: i clienti li porti tu.',
  },
  ownShop: 'negozio tuo',
  shippedBy: {
    amazon: (marketplace: string) => `${marketplace} · spedisce Amazon (FBA)`,
    seller: (marketplace: string) => `${marketplace} · spedisci tu`,
  },
  /** What nobody said that it costs there. */
  unknown: {
    spedizione: 'spedizione non detta',
    pagamento: 'pagamenti non contati',
  } satisfies Record<ComparedRow['unknown'][number], string>,
  which: {
    onlyMine: 'Solo dove vendo',
    foreign: 'Anche i marketplace che non vendono in Italia',
  },

  whereISell: (country: string) => `${country}: dove vendi`,
  inCountry: (country: string) => `${country}: tutti i marketplace`,
  dated: (country: string, day: string) =>
    `${country}: con le tariffe ${dayWithArticle('del', day)}`,
  undated: {
    title: (country: string) => `${country}: con le tariffe di Margine 1.3.1`,
    text: 'Di questi marketplace non conosciamo tariffe con una data: quelle indicative di Margine 1.3.1 possono non essere più in vigore, e stanno in una classifica a parte.',
  },
  elsewhere: {
    title: (marketplace: string) => `${marketplace} negli altri paesi`,
    count: (count: number) => `${count} paesi`,
    category: (marketplace: string) => `Categoria su ${marketplace} negli altri paesi`,
    none: (marketplace: string) =>
      `Di ${marketplace} conosciamo solo le tariffe italiane: negli altri paesi non lo confrontiamo.`,
  },
  apart: {
    title: {
      currency: 'Fuori classifica: altra valuta',
      regime: 'Fuori classifica: altro regime',
      shipping: 'Fuori classifica: spedizione non detta',
      payment: 'Fuori classifica: pagamenti non contati',
    } satisfies Record<NonNullable<ComparedRow['apart']>, string>,
    currency: (theirs: Currency, yours: Currency) =>
      `Qui i prezzi sono in ${currencies[theirs]}, nel tuo calcolo in ${currencies[yours]}: gli stessi numeri non valgono lo stesso.`,
    regime:
      "Il regime forfettario vale solo per le vendite in Italia, all'estero contiamo in regime ordinario: i guadagni non si possono confrontare, e le tue regole all'estero possono essere altre. Chiedi al commercialista.",
    shipping:
      'Nel tuo calcolo spedisce Amazon, qui spediresti tu: scrivi quanto ti costa, sopra per tutti o qui per uno solo, ed entrano in classifica.',
    payment:
      'In un negozio tuo paghi anche chi incassa per te: scegli sopra il servizio, ed entra in classifica.',
  },

  columns,
  sorted: ({ by, descending }: Sort): string => {
    if (by === 'name') return `In ordine alfabetico${descending ? ', dalla Z alla A' : ''}.`
    return `${columns[by]}: ${descending ? 'dal più alto al più basso' : 'dal più basso al più alto'}.`
  },
  rank: (place: number) => `${place}°`,
  yours: 'il tuo calcolo',
  vat: (percent: number) => `IVA ${formatRate(percent)}`,
  noPrice: 'nessun prezzo',
  open: { short: 'Apri', where: (name: string) => ` questo calcolo: ${name}` },

  categoryOn: (marketplace: string) => `Categoria su ${marketplace}`,
  /** Why a row has its category. */
  basis: {
    form: 'dal tuo calcolo',
    chosen: 'scelta da te',
    alike: 'la più simile alla tua',
    assumed: 'presunta: scegli la tua',
  } satisfies Record<ComparedCategory['basis'], string>,
  unknownCategory: 'categoria non riconosciuta',
  recategorised: (where: string, category: string, profit: string, margin: string) =>
    `${where}, categoria ${category}: guadagno ${profit}, margine ${margin}.`,

  rates: {
    dated: (from: string) => `Tariffe ${dayWithArticle('dal', from)}`,
    version: 'Tariffe Margine 1.3.1',
    own: 'La tua tariffa',
    source: 'Fonte:',
  },

  limits: {
    title: 'Che cosa non è nel conto',
    everywhere: [
      "Resi diversi da un posto all'altro: restano quelli del tuo calcolo. Anche la spedizione, se la paghi già tu; quella di ciò che spedisce Amazon (FBA) la scrivi tu.",
      'Abbonamenti e canoni dei marketplace.',
      'Su Shopify e WooCommerce, che sono un negozio tuo: la pubblicità per farti trovare.',
      'Quanto venderesti: dove guadagni di più a vendita potresti vendere di meno.',
    ],
    abroad: [
      "Fuori dall'Italia: tariffe locali, cambio e dogana. Usiamo le tariffe di Margine 1.3.1, che lì possono essere diverse.",
    ],
  },
} as const
