import type { Sought } from '../articles/cost-lookup.ts'
import type { CostProblem, Costs } from '../articles/costs.ts'
import type { CostMemory } from './cost-memory.ts'
import type { FoundCosts } from './found-costs.ts'
import type { Sale } from './holding.ts'
import { costParts } from './parts.ts'
import { keyOf } from './remembered.ts'

/** Stands for more than one currency. */
const several = '*'

/** Costs as articles ask for them, to tell what of their files none has asked for, or could use. */
export class AskedCosts {
  readonly memory: CostMemory
  /** The currency of the articles that asked, by what the piece is known by. */
  readonly #asked = new Map<string, string>()

  constructor(memory: CostMemory) {
    this.memory = memory
  }

  get hasDays(): boolean {
    return this.memory.hasDays
  }

  get measured(): number {
    return this.memory.measured
  }

  find(sought: Sought, currency: string, sale: Sale): FoundCosts | null {
    const found = this.memory.find(sought, currency, sale)
    for (const key of found?.keys() ?? []) {
      const before = this.#asked.get(key) ?? currency
      this.#asked.set(key, before === currency ? currency : several)
    }
    return found
  }

  /** What rows of a file are known by that no article asked for: their SKU, where they have one. Those with problems aside. */
  unused(costs: Costs): string[] {
    const left = new Map<string, string>()
    for (const { entry } of costs.rows()) {
      const { ids, problem } = entry
      const key = keyOf(ids)
      if (problem === null && !this.#asked.has(key))
        left.set(key, ids.sku || ids.listing || ids.ean)
    }
    return [...left.values()]
  }

  /** The rows of a file that can't be used, those in another currency than an article that asked for them among them. */
  problems(costs: Costs): CostProblem[] {
    const foreign: CostProblem[] = []
    for (const { entry } of costs.rows()) {
      const { ids, problem, row, parts, currency } = entry
      const asked = this.#asked.get(keyOf(ids)) ?? currency
      if (problem !== null || asked === currency) continue
      const role = costParts.find((part) => parts[part] !== undefined) ?? 'cost'
      const sku = ids.sku || ids.listing || ids.ean
      foreign.push({ row, sku, problem: { code: 'currency', role, text: currency } })
    }
    return [...costs.problems, ...foreign]
  }
}
