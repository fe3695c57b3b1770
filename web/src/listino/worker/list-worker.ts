import {
  articleForm,
  type BulkInput,
  type ChangesQuery,
  type ColumnChoice,
  type CostsChange,
  type CostsQuery,
  costsFile,
  type DownloadKind,
  download,
  type EditInput,
  type ExportInput,
  type LeftInput,
  ListView,
  listLabels,
  type OpenInput,
  type Range,
  type ReviewInput,
  shownCosts,
  type Terms,
  type ViewInput,
} from '@margine/listino/list'
import { fragmentOf } from '../../calculation/form-link.ts'
import type {
  BeginInput,
  CostsInput,
  JoinInput,
  ListApi,
  News,
  ReadStep,
  Tell,
  ViewStep,
} from './api.ts'
import { HeldList } from './held-list.ts'
import { Reading } from './reading.ts'

/** A list, which is none at first: read from files, held, and looked at. */
export class ListWorker implements ListApi {
  readonly #held: HeldList
  readonly #view: ListView
  readonly #reading: Reading

  /** @param home the folder that it is kept in */
  constructor(home: string) {
    this.#view = new ListView({
      terms: (terms) => this.#held.keepTerms(terms),
      changes: (list) => this.#held.keepChanges(list),
    })
    this.#held = new HeldList(home, this.#view, () => this.#reading.abort())
    this.#reading = new Reading(this.#held)
  }

  knownFiles = async (_: null) => listLabels

  follow = (_: null, tell: Tell<News>) => this.#held.follow(tell)

  begin(input: BeginInput) {
    this.#reading.leave()
    return this.#held.begin(input)
  }

  open = (input: OpenInput, tell: Tell<ReadStep>) => this.#reading.open(input, tell)

  costs = (input: CostsInput, tell: Tell<ReadStep>) => this.#reading.costs(input, tell)

  joinCosts = (input: JoinInput, tell: Tell<ReadStep>) => this.#reading.joinCosts(input, tell)

  costChanges = (query: ChangesQuery) => this.#reading.changed(query)

  preview = (input: { choice: ColumnChoice; terms: Terms }) => this.#reading.preview(input)

  cancel = (_: null) => this.#reading.cancel()

  forget(_: null): Promise<null> {
    this.#reading.abort()
    return this.#held.forget()
  }

  yieldToCosts = (yieldsToCosts: boolean) => this.#held.yieldToCosts(yieldsToCosts)

  async rememberedCosts(query: CostsQuery) {
    const memory = await this.#held.costMemory()
    return shownCosts(query, memory, this.#view.articles ?? this.#held.list?.articles ?? null)
  }

  changeCosts = (change: CostsChange) => this.#held.changeCosts(change)

  exportCosts = async (_: null) => costsFile(await this.#held.costMemory())

  view = (input: ViewInput, tell: Tell<ViewStep>) => this.#view.show(input, tell)

  edit = (input: EditInput, tell: Tell<ViewStep>) => this.#view.edit(input, tell)

  leftWith = async (input: LeftInput) => this.#view.leftWith(input)

  bulk = (input: BulkInput) => this.#view.bulk(input)

  printed = async ({ most }: { most: number }) => this.#view.printed(most)

  rows = async (range: Range) => this.#view.move(range)

  export = (input: ExportInput) => this.#view.export(input)

  review = (input: ReviewInput) => this.#view.review(input)

  reviewed = async (range: Range) => this.#view.reviewed(range)

  exportReviewed = ({ review, leftOut }: { review: number; leftOut: readonly number[] }) =>
    this.#view.exportReviewed(review, leftOut)

  async download(what: DownloadKind) {
    const { list } = this.#held
    return list === null ? null : download(what, list)
  }

  async article({ id, terms }: { id: number; terms: Terms }) {
    const { articles } = this.#view
    if (articles === null || id >= articles.length) return null
    const { name, sku } = articles.texts
    const link = fragmentOf(articleForm(id, articles, terms))
    return { link, name: name.at(id), sku: sku.at(id), place: id }
  }
}
