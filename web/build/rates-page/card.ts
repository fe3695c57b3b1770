import type { MarketplaceHistory } from '@margine/engine'
import { spanInWords } from './days.ts'
import { capital, list, table, text } from './html.ts'
import { besideLines, categoryLines, linesOf, whichInWords } from './lines.ts'
import { Sources } from './sources.ts'

type Card = MarketplaceHistory['cards'][number]

/** The address of a card on the page, which others link to: it stays. */
const cardId = (marketplace: string, { validFrom }: Card): string =>
  `${marketplace}-${validFrom ?? '1.3.1'}`

/**
 * What a card is called.
 *
 * @param before the card that it follows
 * @param next the card that follows it
 */
export const cardTitle = ({ validFrom }: Card, next: Card | undefined): string =>
  validFrom === null
    ? 'Margine 1.3.1 (predefinita)'
    : capital(spanInWords(validFrom, next?.validFrom ?? undefined))

export const basisInWords = ({ basis }: Card): string =>
  basis === 'lordo' ? 'sul prezzo con IVA' : 'sul prezzo netto, senza IVA'

const charged = 'Si calcola '

/** What is charged on, and the marketplace's own note. Where that is about the same, the two are one sentence. */
function termsHtml(card: Card): string {
  const { note } = card
  const basis = `${charged}${basisInWords(card)}`
  const terms = note?.startsWith(charged)
    ? `${basis}: ${note.slice(charged.length)}`
    : [`${basis}.`, note].filter((part) => part !== null).join(' ')
  return `<p>${text(terms)}</p>`
}

/**
 * What changed, but for the marketplace's own note, which stands above. Version 1.3.1 is no card of the marketplace: what
 * differs from it may have been so before.
 */
function changesHtml({ changes, categories, note }: Card, before: Card | undefined): string {
  const told = changes.filter(({ to }) => to !== note)
  if (told.length === 0) return ''
  const everywhere = (label: string) =>
    categories.length === 1 && label === 'Tutte le categorie' ? 'Ogni vendita' : label
  const rows = told.map(({ label, from, to }) => ({
    name: everywhere(label),
    cells: [
      from === null
        ? `<b class="new">Nuovo</b> ${text(to)}`
        : `<span class="muted">${text(from)}</span> <span class="note">diventa</span> ${text(to)}`,
    ],
  }))
  const title =
    before?.validFrom === null ? 'Che cosa è diverso da Margine 1.3.1' : 'Che cosa cambia'
  return table(title, ['Dove', 'Che cosa'], rows)
}

function singleHtml(card: Card, sources: Sources): string {
  const rows = card.categories
    .flatMap(linesOf)
    .map(({ name, charge, source }) => ({ name, cells: [text(charge), sources.cell(source)] }))
  return table('Che cosa si paga per ogni vendita', ['Voce', 'Quanto', 'Fonte'], rows)
}

/** What a charge is about, below it. */
const which = (words: string) => `<p class="note">${text(words)}</p>`

function besideHtml(card: Card, sources: Sources): string {
  const rows = besideLines(card).map(({ name, charge, categories, source }) => ({
    name,
    cells: [`${text(charge)}${which(whichInWords(categories, card))}`, sources.cell(source)],
  }))
  const heads = ['Voce', 'Quanto, e per quali categorie', 'Fonte']
  return rows.length === 0 ? '' : table('Oltre alla commissione', heads, rows)
}

function categoriesHtml(card: Card, id: string, isLatest: boolean, sources: Sources): string {
  const rows = categoryLines(card).map(({ key, name, charge, source, apart }) => ({
    id: `${id}-${key}`,
    name,
    cells: [`${text(charge)}${apart === undefined ? '' : which(apart)}`, sources.cell(source)],
  }))
  const all = rows.length === 2 ? 'Le due categorie' : `Tutte le ${rows.length} categorie`
  return `<details${isLatest ? ' open' : ''}><summary>${all}</summary>
${table('Commissione per categoria', ['Categoria', 'Commissione', 'Fonte'], rows)}
</details>`
}

/**
 * A card of a marketplace: what it charges, what changed with it, and where that is from.
 *
 * @param before the card that it follows
 * @param next the card that follows it
 * @param today the day of the build (ISO 8601)
 */
export function cardHtml(
  marketplace: string,
  card: Card,
  { before, next }: { before: Card | undefined; next: Card | undefined },
  today: string,
): string {
  const id = cardId(marketplace, card)
  const sources = new Sources()
  const charges =
    card.categories.length === 1
      ? [singleHtml(card, sources)]
      : [besideHtml(card, sources), categoriesHtml(card, id, next === undefined, sources)]
  return `<article class="stack" id="${id}">
<h3><a href="#${id}">${text(cardTitle(card, next))}</a></h3>
${[termsHtml(card), changesHtml(card, before), ...charges, sources.html(today)].filter(Boolean).join('\n')}
</article>`
}

/** The cards of a marketplace, to choose from. */
export const cardLinks = ({ key, cards }: MarketplaceHistory): string =>
  list(
    cards.map((card, at) => {
      const title = text(cardTitle(card, cards[at + 1]))
      return `<a href="#${cardId(key, card)}">${title}</a>`
    }),
    'row choices',
  )
