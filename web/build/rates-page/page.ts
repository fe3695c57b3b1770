import type { MarketplaceHistory } from '@margine/engine'
import { dayWithArticle } from '../../src/italian/day.ts'
import { basisInWords, cardHtml, cardLinks, cardTitle } from './card.ts'
import { list, table, text } from './html.ts'
import { linesOf } from './lines.ts'
import { Sources } from './sources.ts'

/** Whether a marketplace is told in one row: it has one card, with one rate for everything. */
const isOneRow = ({ cards }: MarketplaceHistory) =>
  cards.length === 1 && cards[0]?.categories.length === 1

/** Those told in full, then those told in a row. */
const inOrder = (history: readonly MarketplaceHistory[]) => [
  ...history.filter((marketplace) => !isOneRow(marketplace)),
  ...history.filter(isOneRow),
]

/** Every marketplace, with where its cards are on the page. */
export function indexHtml(history: readonly MarketplaceHistory[]): string {
  const items = inOrder(history).map(({ key, label, cards }) => {
    const latest = cards.at(-1)
    const about = latest?.validFrom == null ? 'Margine 1.3.1' : cardTitle(latest, undefined)
    return `<a href="#${key}"><b>${text(label)}</b> <span class="note">${text(about)}</span></a>`
  })
  return `<nav aria-label="Marketplace">${list(items, 'index')}</nav>`
}

function marketplaceHtml(marketplace: MarketplaceHistory, today: string): string {
  const { key, label, store, cards } = marketplace
  const told = cards.map((card, at) =>
    cardHtml(key, card, { before: cards[at - 1], next: cards[at + 1] }, today),
  )
  return `<section class="card stack marketplace" id="${key}">
<h2>${text(label)}${store === label ? '' : ` <span class="note">${text(store)}</span>`}</h2>
${cards.length === 1 ? '' : cardLinks(marketplace)}
${told.join('\n')}
</section>`
}

function othersHtml(marketplaces: readonly MarketplaceHistory[], today: string): string {
  const sources = new Sources()
  const rows = marketplaces.flatMap(({ key, label, cards }) =>
    cards.flatMap((card) =>
      card.categories.flatMap(linesOf).map(({ charge, source }) => ({
        id: key,
        name: label,
        cells: [text(`${charge} ${basisInWords(card)}`), sources.cell(source)],
      })),
    ),
  )
  return `<section class="card stack marketplace" id="altri-marketplace">
<h2>Altri marketplace</h2>
<p>Di questi conosciamo solo la tabella di Margine 1.3.1: una percentuale per tutto. «Altro» vale
per ogni marketplace che non è in elenco.</p>
${table('Margine 1.3.1 (predefinita)', ['Marketplace', 'Commissione', 'Fonte'], rows)}
${sources.html(today)}
</section>`
}

/**
 * Every card of every marketplace.
 *
 * @param today the day of the build (ISO 8601): reviews are old or not as of then; the page's script says it as of the
 * day on which it is read
 */
export function ratesHtml(history: readonly MarketplaceHistory[], today: string): string {
  const inFull = history.filter((marketplace) => !isOneRow(marketplace))
  return `${inFull.map((marketplace) => marketplaceHtml(marketplace, today)).join('\n')}
${othersHtml(history.filter(isOneRow), today)}
<p class="date note">Pagina composta <time datetime="${today}">${dayWithArticle('il', today)}</time>.</p>`
}
