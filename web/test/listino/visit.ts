import type { WhenAbove } from '@margine/listino'
import { firstTerms } from '../../src/listino/talk/first-terms.ts'
import { Desk } from '../../src/listino/worker/desk.ts'
import type { ExportKind } from '../../src/listino/worker/exports.ts'
import type { Answer, Question } from '../../src/listino/worker/messages.ts'
import { everything } from '../../src/listino/worker/view.ts'

export const terms = firstTerms('2026-11-22')

export type Of<Type extends Answer['type']> = Extract<Answer, { type: Type }>

type Asked<Type extends Question['type']> = Extract<Question, { type: Type }>

export const fileOf = (content: string | Blob, name = 'articoli.csv') => new File([content], name)

/** A file as a browser gives it that can't read it: only reading it tells. */
export function outOfReach(name: string, why: 'NotFoundError' | 'NotReadableError'): File {
  const file = new File(['sku'], name)
  const fail = () => Promise.reject(new DOMException('Nothing can be read', why))
  return Object.defineProperties(file, {
    arrayBuffer: { value: fail },
    slice: { value: () => file },
  })
}

const firstAsked: Asked<'ask'> = {
  type: 'ask',
  terms,
  filter: everything,
  order: null,
  range: { from: 0, count: 20 },
}

/** A desk, and what it answers. */
export class Visit {
  readonly #answers: Answer[] = []
  readonly #waiting: (() => void)[] = []
  #asked = firstAsked
  /** What there is to choose from, as it was last answered. */
  #rates: Omit<Of<'rates'>, 'type'> = {
    choices: { marketplaces: [], categories: [] },
    categories: [],
    ruled: [],
    assumed: '',
  }
  readonly #desk = new Desk((answer) => {
    this.#answers.push(structuredClone(answer))
    if (answer.type === 'rates') this.#rates = answer
    for (const wake of this.#waiting.splice(0)) wake()
  })

  say(question: Question): void {
    void this.#desk.handle(question)
  }

  /** The next answer of one of some kinds; those before it are forgotten. */
  async hear<Type extends Answer['type']>(...types: Type[]): Promise<Of<Type>> {
    for (;;) {
      const answer = this.#answers.shift()
      if (answer !== undefined && types.includes(answer.type as Type)) return answer as Of<Type>
      if (answer === undefined) await new Promise<void>((wake) => this.#waiting.push(wake))
    }
  }

  /** What opening a file comes to: a list, or a question. */
  tryToOpen(text: string, question: Partial<Asked<'open'>> = {}) {
    this.say({ type: 'open', file: fileOf(text), terms, ...question })
    return this.hear('list', 'columns', 'failed')
  }

  /** Reads a file of costs, and joins what it says. */
  async join(
    file: File,
    { isReplacing = false, ...question }: Partial<Asked<'costs'>> & { isReplacing?: boolean } = {},
  ): Promise<Of<'list'>> {
    const said = { withoutSuffix: false, isAgain: false, ...question }
    this.say({ type: 'costs', file, ...said })
    if (!said.isAgain) {
      await this.hear('costsFound')
      this.say({ type: 'joinCosts', isReplacing })
    }
    return this.hear('list')
  }

  async open(text: string): Promise<Of<'list'>> {
    this.say({ type: 'open', file: fileOf(text), terms })
    return this.hear('list')
  }

  ask(question: Partial<Asked<'ask'>> = {}): void {
    this.#asked = { ...firstAsked, ...question }
    this.say(this.#asked)
  }

  /** Asks for what was asked for last as a file. */
  startExport(kind: ExportKind = 'csv', whenAbove: WhenAbove = 'alza'): void {
    const { terms, filter, order } = this.#asked
    this.say({ type: 'export', choice: { kind, whenAbove }, terms, filter, order })
  }

  /** What was asked for last, as a file. */
  exported(kind?: ExportKind, whenAbove?: WhenAbove): Promise<Of<'exported'>> {
    this.startExport(kind, whenAbove)
    return this.hear('exported')
  }

  /** What is shown once everything asked for has been answered. */
  async settled(question: Partial<Asked<'ask'>> = {}) {
    this.ask(question)
    await this.hear('figures')
    const { type: _, ...answer } = await this.hear('figures')
    const slow = await this.hear('slow')
    return { ...this.#rates, ...answer, slow: slow.figures }
  }
}
