import { asItIs, everything, type ResultsKind, type ReviewChoice } from '@margine/listino/list'
import { saveFile } from '../../save-file.ts'
import { givenFile } from '../../ui/Example.tsx'
import type { Connection } from '../../worker-connection.ts'
import type { ExportedFile, ListApi } from '../worker/api.ts'
import { lookIn } from './list-state.ts'
import type { ListStore } from './list-store.ts'

/** The files that a seller takes away. */
export class ListExports {
  readonly #connection: Connection<ListApi>
  readonly #store: ListStore
  readonly #isExample: boolean

  constructor(connection: Connection<ListApi>, store: ListStore, isExample: boolean) {
    this.#connection = connection
    this.#store = store
    this.#isExample = isExample
  }

  get #api(): ListApi {
    return this.#connection.api
  }

  /** Exports what is shown, or will be once it is worked out. */
  readonly shown = (kind: ResultsKind): void => {
    void this.#save(this.#api.export({ kind, ...lookIn(this.#store.state()) }))
  }

  /** What a file of prices would change of what is shown. */
  readonly review = (choice: ReviewChoice) =>
    this.#api.review({ choice, ...lookIn(this.#store.state()) })

  /** Exports the file of a review, without some articles. */
  readonly reviewed = (review: number, leftOut: readonly number[]): void => {
    void this.#save(this.#api.exportReviewed({ review, leftOut }))
  }

  /** Exports the results of every article as it is, whatever is shown and tried. */
  readonly all = (): void => {
    const terms = asItIs(this.#store.state().terms)
    const look = { terms, channels: [], filter: everything, order: null }
    void this.#save(this.#api.export({ kind: 'csv', ...look }))
  }

  /** Gives the seller all costs that are remembered as a file. */
  readonly costs = (): void => {
    void this.#api.exportCosts(null).then(saveFile)
  }

  async #save(written: Promise<ExportedFile | null>): Promise<void> {
    this.#store.set({ isExporting: true, exported: null })
    const given = await written
    const file = given && givenFile(given, this.#isExample)
    saveFile(file)
    const exported = file === null ? null : { name: file.name, counts: file.counts }
    this.#store.set({ isExporting: false, exported })
  }
}
