import { fragmentOf } from '../../calculation/form-link.ts'
import { Answering } from './answering.ts'
import { articleForm } from './article-form.ts'
import { download } from './downloads.ts'
import { Keeper } from './keeper.ts'
import type { Answer, DownloadKind, Question } from './messages.ts'
import { Reading } from './reading.ts'
import type { Terms } from './terms.ts'

/** Knows the list and answers what the page asks of it. */
export class Desk {
  readonly #tell: (answer: Answer) => void
  readonly #answering: Answering
  readonly #reading: Reading

  constructor(tell: (answer: Answer) => void) {
    this.#tell = tell
    const keeper = new Keeper((news) => this.#reading.hear(news))
    this.#answering = new Answering(tell, keeper.keepTerms)
    this.#reading = new Reading(tell, keeper, this.#answering.take)
  }

  async handle(question: Question): Promise<void> {
    switch (question.type) {
      case 'begin':
        return this.#reading.begin(question)
      case 'open':
        return this.#reading.open(question)
      case 'costs':
        return this.#reading.costs(question)
      case 'joinCosts':
        return this.#reading.joinWaiting(question)
      case 'preview':
        return this.#reading.preview(question)
      case 'cancel':
        return this.#reading.cancel()
      case 'forget':
        return this.#reading.forget()
      case 'ask':
        return this.#answering.ask(question)
      case 'rows':
        return this.#answering.move(question.range)
      case 'export':
        return this.#answering.export(question)
      case 'download':
        return this.#download(question.what)
      case 'article':
        return this.#tellArticle(question.id, question.terms)
    }
  }

  #tellArticle(id: number, terms: Terms): void {
    const { list } = this.#answering
    // It was asked of a list that is gone.
    if (list === null || id >= list.articles.length) return
    const { texts } = list.articles
    const link = fragmentOf(articleForm(id, list.articles, terms))
    this.#tell({ type: 'article', link, name: texts.name.at(id), sku: texts.sku.at(id) })
  }

  #download(what: DownloadKind): void {
    const list = this.#reading.list
    if (list === null) return
    this.#tell({ type: 'file', ...download(what, list) })
  }
}
