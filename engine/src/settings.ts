/** What is typed: of a percentage and an amount a blank is none, but where a percentage is required. */
type TextKind = 'text' | 'percent' | 'requiredPercent' | 'amount'

/** A single value: a text as typed, a switch, one of some words, a key of the catalogue, or what is missing until it is said: true, or an amount. */
export type Leaf = (
  | { kind: TextKind | 'key'; default: string }
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice'; of: readonly string[]; default: string }
  | { kind: 'answer' | 'saidAmount' }
) & {
  /** Whether a whole that is given has to have this part. */
  isRequired?: true
}

/** What decides whether a result depends on a setting. */
type SettingPlace = {
  marketplace: string
  isItalian: boolean
  isForfettario: boolean
  /** Whether the cards of a day count. */
  isDated: boolean
  /** Whether expenses that may include VAT are typed, and advertising. */
  hasExpenses: boolean
  hasAdvertising: boolean
}

type Texts = Readonly<Record<string, string>>

/** A setting of one value, or of parts, which may be null where that is its default. */
export type SettingRow = {
  /** Its name in a link, where every letter counts. */
  link: string
  /** Whether a result depends on it there; missing where it always does. */
  counts?: (place: SettingPlace, parts: Texts) => boolean
} & ({ value: Leaf } | { parts: Readonly<Record<string, Leaf>>; default?: null })

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** The fields of the specification, which every form has. */
export const specifiedSettings = {
  /** Cost of the product. */
  costo: { link: 'c', value: { kind: 'amount', default: '' } },
  /** Shipping the seller pays, without VAT. */
  spedizione: { link: 's', value: { kind: 'amount', default: '' } },
  /** Packaging, without VAT. */
  packaging: { link: 'k', value: { kind: 'amount', default: '' } },
  /** Advertising per unit sold, without VAT. */
  pubblicita: {
    link: 'a',
    value: { kind: 'amount', default: '' },
  },
  /** Price the customer pays. */
  prezzoVendita: { link: 'v', value: { kind: 'amount', default: '' } },
  /** Country of the sale, which fixes VAT and currency; unknown counts as IT. */
  paese: { link: 'n', value: { kind: 'key', default: 'IT' } },
  /** Unknown counts as 10 % of the gross price. */
  marketplace: { link: 'm', value: { kind: 'key', default: 'amazon' } },
  /** Amazon category; unknown counts as 15 %. Ignored elsewhere. */
  categoria: { link: 'g', value: { kind: 'key', default: 'base' } },
  /** ManoMano category; unknown counts as 15 %. Ignored elsewhere. */
  categoriaManoMano: { link: 'gm', value: { kind: 'key', default: 'base' } },
  /** Eligible for Prime; only Amazon's clothing looks at it. */
  prime: {
    link: 'p',
    value: { kind: 'flag', default: false },
  },
  costoIncludesIVA: {
    link: 'ci',
    value: { kind: 'flag', default: false },
  },
  prezzoIncludesIVA: {
    link: 'vi',
    value: { kind: 'flag', default: true },
  },
} as const satisfies Readonly<Record<string, SettingRow>>

/** The fields beyond the specification's, in the order in which their problems are said. */
export const addedSettings = {
  /** `'1.3.1'`, or the day (`YYYY-MM-DD`) of the cards that apply. */
  tariffe: { link: 't', value: { kind: 'text', default: '1.3.1' } },
  /** VAT of the product in percent, as typed; empty is the country's standard rate. */
  aliquotaIVA: { link: 'i', value: { kind: 'percent', default: '' } },
  regime: {
    link: 'r',
    value: {
      kind: 'choice',
      of: ['ordinario', 'forfettario'],
      default: 'ordinario',
    },
  },
  /** What the taxes and contributions of a seller in the forfettario regime depend on. */
  imposte: {
    link: 'x',
    counts: ({ isForfettario }) => isForfettario,
    parts: {
      /** Which part of the price counts as income, in percent, as typed; a blank is none. */
      coefficiente: {
        kind: 'requiredPercent',
        default: '40',
      },
      sostitutiva: {
        kind: 'choice',
        of: ['15', '5'],
        default: '15',
      },
      gestione: {
        kind: 'choice',
        of: ['nessuna', 'commercianti', 'artigiani'],
        default: 'nessuna',
      },
      /** By how much contributions are reduced on request: by 35 %, or to half for who registered first in 2025. */
      riduzione: {
        kind: 'choice',
        of: ['nessuna', '35', '50'],
        default: 'nessuna',
      },
      /** The seller said that `gestione` is none; absent where nobody has answered yet. */
      senzaGestione: { kind: 'answer' },
    },
  },
  /** A marketplace's rule as the seller has it from a contract; what is blank counts as 0. */
  commissionePropria: {
    link: 'o',
    default: null,
    parts: {
      /** Percent of the basis. */
      percentuale: { kind: 'percent', default: '' },
      /** Added to every sale. */
      fissa: { kind: 'amount', default: '' },
      /** What the percentage comes to at least. */
      minima: { kind: 'amount', default: '' },
      base: { kind: 'choice', of: ['lordo', 'netto'], default: 'lordo', isRequired: true },
    },
  },
  categoriaEbay: {
    link: 'ge',
    counts: ({ marketplace, isDated }) => marketplace === 'ebay' && isDated,
    value: { kind: 'key', default: 'base' },
  },
  categoriaTikTok: {
    link: 'gt',
    counts: ({ marketplace, isDated }) => marketplace === 'tiktok' && isDated,
    value: { kind: 'key', default: 'base' },
  },
  /** Shipping that the customer pays, with VAT or without as the price is. */
  spedizioneIncassata: {
    link: 'si',
    value: { kind: 'amount', default: '' },
  },
  /** Whether shipping, packaging and advertising in euro are typed with Italian VAT; read in Italy only. */
  speseIncludonoIVA: {
    link: 'ei',
    counts: ({ isItalian, hasExpenses }) => isItalian && hasExpenses,
    value: { kind: 'flag', default: false },
  },
  /** Whether advertising is an amount, or percent of all that the customer pays, with VAT. */
  pubblicitaIn: {
    link: 'ap',
    counts: ({ hasAdvertising }) => hasAdvertising,
    value: { kind: 'choice', of: ['euro', 'percento'], default: 'euro' },
  },
  /** What a payment service takes of all that the customer pays; what is blank counts as 0. It is exempt from VAT. */
  pagamento: {
    link: 'pg',
    default: null,
    counts: (_, { percentuale, fissa }) => !isBlank(percentuale) || !isBlank(fissa),
    parts: {
      percentuale: { kind: 'percent', default: '' },
      fissa: { kind: 'amount', default: '' },
    },
  },
  /** Read on Amazon with dated cards only. */
  pianoAmazon: {
    link: 'pa',
    counts: ({ marketplace, isDated }) => marketplace === 'amazon' && isDated,
    value: {
      kind: 'choice',
      of: ['professionale', 'individuale'],
      default: 'professionale',
    },
  },
  /** A piece that Amazon stores and ships, as typed; null where the seller ships. */
  logisticaAmazon: {
    link: 'l',
    default: null,
    parts: {
      /** Sides in centimetres, in any order. */
      lunghezza: { kind: 'text', default: '', isRequired: true },
      larghezza: { kind: 'text', default: '', isRequired: true },
      altezza: { kind: 'text', default: '', isRequired: true },
      /** Weight in grams. */
      peso: { kind: 'text', default: '', isRequired: true },
      /** Whether it counts as dangerous goods, as a lithium battery does. */
      pericolosa: { kind: 'flag', default: false },
      /** Months that it lies in stock; a blank is none. */
      mesi: { kind: 'text', default: '' },
      /** What Amazon takes to send it, without VAT, where the seller knows: it counts instead of the fee by the measures. */
      tariffa: { kind: 'saidAmount' },
    },
  },
  /** The sales that come back, as typed. */
  resi: {
    link: 'b',
    default: null,
    counts: (_, { percentuale }) => !isBlank(percentuale),
    parts: {
      /** Percent of the sales that come back; a blank is none. */
      percentuale: { kind: 'percent', default: '' },
      /** Percent of those that are sold again as new; a blank is all of them. */
      rivendibili: { kind: 'percent', default: '' },
      /** What each costs besides, without VAT; a blank is nothing. */
      costo: { kind: 'amount', default: '' },
    },
  },
} as const satisfies Readonly<Record<string, SettingRow>>

/** What the command line calls a value. */
export type SettingName = {
  option: string
  /** Its place in the column `condizioni` of results, which says it by this name; missing where another column does. */
  condition?: number
}

/** What the command line calls values, by their fields and parts. It stands apart from the rows: pages don't take it along. */
export const settingNames = {
  spedizione: { option: 'spedizione' },
  packaging: { option: 'packaging' },
  pubblicita: { option: 'pubblicita', condition: 3 },
  paese: { option: 'paese' },
  marketplace: { option: 'marketplace' },
  prime: { option: 'prime', condition: 2 },
  costoIncludesIVA: { option: 'costo-con-iva' },
  prezzoIncludesIVA: { option: 'prezzo-con-iva' },
  tariffe: { option: 'tariffe' },
  aliquotaIVA: { option: 'iva' },
  regime: { option: 'regime' },
  'imposte.coefficiente': { option: 'coefficiente', condition: 12 },
  'imposte.sostitutiva': { option: 'sostitutiva', condition: 13 },
  'imposte.gestione': { option: 'gestione', condition: 14 },
  'imposte.riduzione': { option: 'riduzione', condition: 15 },
  'commissionePropria.percentuale': { option: 'commissione', condition: 1 },
  spedizioneIncassata: { option: 'spedizione-incassata', condition: 11 },
  speseIncludonoIVA: { option: 'spese-con-iva', condition: 4 },
  'pagamento.percentuale': { option: 'pagamento', condition: 8 },
  'pagamento.fissa': { option: 'pagamento-fisso', condition: 9 },
  pianoAmazon: { option: 'piano', condition: 10 },
  'resi.percentuale': { option: 'resi', condition: 5 },
  'resi.rivendibili': { option: 'resi-rivendibili', condition: 6 },
  'resi.costo': { option: 'resi-costo', condition: 7 },
} as const satisfies Readonly<Record<string, SettingName>>

type ValueOfLeaf<One> = One extends { kind: 'flag' }
  ? boolean
  : One extends { kind: 'answer' }
    ? true
    : One extends { kind: 'choice'; of: readonly (infer Word)[] }
      ? Word
      : string

/** The parts that are missing until they are said. */
type SaidParts<Parts> = {
  [Name in keyof Parts]: Parts[Name] extends { default: unknown } ? never : Name
}[keyof Parts]

type ValueOfParts<Parts> = {
  -readonly [Name in Exclude<keyof Parts, SaidParts<Parts>>]: ValueOfLeaf<Parts[Name]>
} & { -readonly [Name in SaidParts<Parts>]?: ValueOfLeaf<Parts[Name]> }

type ValueOfRow<Row> = Row extends { value: infer One }
  ? ValueOfLeaf<One>
  : Row extends { parts: infer Parts; default: null }
    ? ValueOfParts<Parts> | null
    : Row extends { parts: infer Parts }
      ? ValueOfParts<Parts>
      : never

/** The values of rows, by their names. */
export type ValuesOf<Rows> = { -readonly [Name in keyof Rows]: ValueOfRow<Rows[Name]> }
