import type { Source } from '@margine/engine'
import { formatQuarter } from '../../src/format.ts'
import { dayWithArticle } from '../../src/italian/day.ts'
import { isOld, oldReview } from '../../src/italian/old-review.ts'
import { capital, link, list, text } from './html.ts'

/** The sources of a card in the order in which its lines name them. */
export class Sources {
  readonly #found: Source[] = []
  readonly #keys: string[] = []

  /** How sure a line is, and which of the sources it has: a cell of a table. */
  cell(source: Source): string {
    const key = JSON.stringify(source)
    if (!this.#keys.includes(key)) {
      this.#keys.push(key)
      this.#found.push(source)
    }
    const number = this.#keys.indexOf(key) + 1
    return `${markHtml(source.mark)} <span class="note">${number}</span>`
  }

  /** All of them, numbered, with the day of their last review. */
  html(today: string): string {
    return `<p class="label muted">Fonti</p>${list(
      this.#found.map((source) => sourceHtml(source, today)),
      'stack sources',
      'ol',
    )}`
  }
}

const markHtml = (mark: Source['mark']): string => `<span class="badge mark ${mark}">${mark}</span>`

function sourceHtml({ name, address, mark, asOf, reviewed }: Source, today: string): string {
  const title = address === undefined ? text(capital(name)) : link(address, capital(name))
  return `${title} <span class="note">${markHtml(mark)} · cifre del ${formatQuarter(asOf)} · ${reviewInWords(reviewed, today)}</span>`
}

function reviewInWords(reviewed: string | undefined, today: string): string {
  if (reviewed === undefined) return 'nessuna verifica registrata'
  const day = `verificata <time class="reviewed" datetime="${reviewed}">${dayWithArticle('il', reviewed)}</time>`
  return isOld(reviewed, today) ? `${day}, <strong class="old">${oldReview}</strong>` : day
}
