import type { VAT } from './vat.ts'

/** What is said beside the VAT of a month. */
export const vatWords = {
  title: (due: string) => `IVA del mese: ${due}`,
  sales: 'IVA sulle vendite in Italia',
  fees: 'IVA nelle tariffe',
  difference: 'Differenza',
  without: "Senza l'IVA sugli acquisti della merce, che i rapporti non dicono.",
  abroad: (amount: string) =>
    `Sulle vendite in altri paesi: ${amount}. Di solito si versa con l'OSS: chiedi al commercialista.`,
  kept: (amount: string) => `${amount} li hanno trattenuti i marketplace, che li versano loro.`,
  untold: (channels: readonly string[]) =>
    `${new Intl.ListFormat('it').format(channels)}: i rapporti non dicono l'IVA delle tariffe, e qui non c'è.`,
} as const

const isSeen = (amount: number) => !(Math.abs(amount) < 0.005)

/** What VAT of a month leaves out, or is about. */
export const vatNotes = (
  { abroad, kept, untold }: VAT,
  money: (amount: number) => string,
): string[] => [
  vatWords.without,
  ...(isSeen(abroad) ? [vatWords.abroad(money(abroad))] : []),
  ...(isSeen(kept) ? [vatWords.kept(money(kept))] : []),
  ...(untold.length > 0 ? [vatWords.untold(untold)] : []),
]
