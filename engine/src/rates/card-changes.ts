import type { Fee, FeeKind } from './fee.ts'
import type { PublishedCard, PublishedCategory } from './published-card.ts'
import { feesInWords } from './words.ts'

/** One thing that a card says otherwise than the one before it. */
export type CardChange = {
  /** What changed: the categories it is about, or a matter of the whole card. */
  label: string
  /** What it was, in words; null where it is new. */
  from: string | null
  to: string
}

/** What a category pays, thing by thing: its percentages, and each fee beside them. */
type Matter = 'rate' | FeeKind

type Difference = { matter: Matter; from: string | null; to: string }

const gone = 'non si paga più'

/** Each thing that fees charge, in words. */
function mattersOf(fees: readonly Fee[]): Map<Matter, string> {
  const beside = fees.flatMap((fee) => {
    const { note } = feesInWords([fee], null, 'EUR')
    return note === null ? [] : [[fee.kind, note] as const]
  })
  return new Map<Matter, string>([['rate', feesInWords(fees, null, 'EUR').rate], ...beside])
}

function differencesBetween(before: readonly Fee[], after: readonly Fee[]): Difference[] {
  const [old, now] = [mattersOf(before), mattersOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((matter) => {
    const from = old.get(matter) ?? null
    const to = now.get(matter) ?? gone
    return from === to ? [] : [{ matter, from, to }]
  })
}

/** The category that a product was in before: where there was one for all of them, that one. */
const before = ({ categories }: PublishedCard, key: string): PublishedCategory | undefined =>
  categories.find((category) => category.key === key) ??
  (categories.length === 1 ? categories[0] : undefined)

/** Categories by name: all of them, all but a few, or just these. */
function named(some: readonly string[], all: readonly string[]): string {
  if (some.length === all.length) return 'Tutte le categorie'
  const others = all.filter((label) => !some.includes(label))
  if (others.length < some.length) return `Tutte le categorie, tranne: ${others.join('; ')}`
  return some.join('; ')
}

/** What the categories that both cards have pay otherwise; the same change of several is told once. */
function changedCategories(old: PublishedCard, now: PublishedCard): CardChange[] {
  const kept = now.categories.flatMap(({ key, label, fees }) => {
    const was = before(old, key)
    return was === undefined ? [] : [{ label, differences: differencesBetween(was.fees, fees) }]
  })
  const found = new Map<string, Difference & { labels: string[] }>()
  for (const { label, differences } of kept)
    for (const difference of differences) {
      const { matter, from, to } = difference
      const same = JSON.stringify([matter, from, to])
      const group = found.get(same) ?? { ...difference, labels: [] }
      group.labels.push(label)
      found.set(same, group)
    }
  const all = kept.map(({ label }) => label)
  return [...found.values()].map(({ labels, from, to }) => ({
    label: named(labels, all),
    from,
    to,
  }))
}

/** What the card says otherwise as a whole. */
function changedTerms(old: PublishedCard, now: PublishedCard): CardChange[] {
  const basis = ({ basis }: PublishedCard) =>
    basis === 'lordo' ? 'sul prezzo con IVA' : 'sul prezzo netto'
  const vat = ({ includesVat }: PublishedCard) => (includesVat ? 'IVA inclusa' : 'più IVA')
  const note = ({ note }: PublishedCard) => note ?? 'niente di particolare'
  return [
    { label: 'Come si calcola', from: basis(old), to: basis(now) },
    { label: 'IVA sulle tariffe', from: vat(old), to: vat(now) },
    { label: 'Da sapere', from: note(old), to: note(now) },
  ].filter(({ from, to }) => from !== to)
}

/**
 * What a card says otherwise than the one before it: the terms of the whole card, then what its categories pay, then
 * the new categories and those that are gone.
 */
export function changesBetween(old: PublishedCard, now: PublishedCard): CardChange[] {
  const added = now.categories.filter(({ key }) => before(old, key) === undefined)
  const removed = old.categories.filter(({ key }) =>
    now.categories.every((category) => category.key !== key),
  )
  return [
    ...changedTerms(old, now),
    ...changedCategories(old, now),
    ...added.map(({ label, words }) => ({ label, from: null, to: words.rate })),
    ...removed.map(({ label, words }) => ({ label, from: words.rate, to: "non c'è più" })),
  ]
}
