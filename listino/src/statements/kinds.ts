import type { Part } from './parts.ts'

/** What a row of a statement is about. */
export type Kind = keyof typeof kinds

type KindOf = {
  /** Italian name, as a seller reads and types it. */
  name: string
  /** What the whole row is; null where each column says what it is. */
  part: Part | null
  /** Whether what the columns call sales is given back to a buyer. */
  isRefund?: boolean
  /** Whether the row counts pieces: sold, come back, or lost. */
  countsPieces?: boolean
}

/** Every kind of row. Of a kind that has a part the total of the row counts as that, in whichever column it stands. */
export const kinds = {
  sale: { name: 'vendite', part: null, countsPieces: true },
  refund: { name: 'rimborsi', part: null, isRefund: true, countsPieces: true },
  /** What a buyer pays beside the goods, in a row of its own. */
  extra: { name: 'supplementi', part: null },
  extraRefund: { name: 'rimborsi di supplementi', part: null, isRefund: true },
  /** What a buyer pays again who had got it back, and keeps the piece. */
  recharge: { name: 'riaddebiti', part: 'sales', countsPieces: true },
  /** What was given back to a buyer and is settled later, in money alone. */
  recovery: { name: 'recuperi di rimborsi', part: 'refunds' },
  saleVAT: { name: 'IVA sulle vendite', part: 'salesVAT' },
  withheldVAT: { name: 'IVA trattenuta', part: 'withheldVAT' },
  commission: { name: 'commissioni', part: 'commission' },
  digital: { name: 'servizi digitali', part: 'digital' },
  fulfilment: { name: 'logistica', part: 'fulfilment' },
  storage: { name: 'stoccaggio', part: 'fulfilment' },
  keptShipping: { name: 'spedizione trattenuta', part: 'keptShipping' },
  label: { name: 'etichette di spedizione', part: 'fulfilment' },
  advertising: { name: 'pubblicità', part: 'advertising' },
  subscription: { name: 'abbonamento', part: 'other' },
  service: { name: 'altri costi', part: 'other' },
  feeVAT: { name: 'IVA sulle commissioni', part: 'feeVAT' },
  compensation: { name: 'risarcimenti', part: 'compensation', countsPieces: true },
  adjustment: { name: 'rettifiche', part: 'other' },
  transfer: { name: 'trasferimenti', part: 'transfer' },
  reserve: { name: 'riserve e saldi', part: 'transfer' },
} as const satisfies Readonly<Record<string, KindOf>>

/** What rows are about that may tell parts of one sale, where VAT stands in rows of its own. */
export const saleKinds: ReadonlySet<Kind> = new Set<Kind>([
  'sale',
  'refund',
  'extra',
  'extraRefund',
  'saleVAT',
  'withheldVAT',
])

/** Facts of a kind. */
export const factsOf = (kind: Kind): KindOf => kinds[kind]

/** Whether a row counts pieces; not where its kind is unknown. */
export const countsPieces = (kind: Kind | null): boolean =>
  kind !== null && factsOf(kind).countsPieces === true

/** The kind that has a name, typed in any case and with or without accents; null where none has it. */
export function kindNamed(name: string): Kind | null {
  const key = folded(name)
  const found = Object.entries(kinds).find((entry) => folded(entry[1].name) === key)
  return found === undefined ? null : (found[0] as Kind)
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/[\s-]+/g, ' ')
    .toLowerCase()
