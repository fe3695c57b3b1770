import { type CalculationResult, figuresOf, type Trial, type Voce, voci } from '@margine/engine'
import { shownPartsOf } from '../../ui/result/shown-parts.ts'

/** A sale as it was tried out, and what it came to. */
export type TriedSale = { trial: Trial; result: CalculationResult }

/** What a part of the commission takes in the calculation, and what it would take in the scenario. */
export type PartChange = { part: Voce; original: number; scenario: number }

/** What each part of a commission takes; null of a saved one without known parts. */
function partsOf({ trial, result }: TriedSale): ReadonlyMap<Voce, number> | null {
  const line = result.breakdown.find(({ color }) => color === 'commissione')
  if (line === undefined) return new Map()
  if (line.voci !== undefined)
    return new Map(shownPartsOf(line).map(({ tipo, importo }) => [tipo, importo]))
  const { fees } = figuresOf(trial.sale, trial.rates)
  const [only, ...others] = fees.filter(({ amount }) => amount > 0)
  if (only === undefined || others.length > 0) return null
  return new Map([[voci[only.kind], line.value]])
}

/** How a scenario changes the parts of a commission; nothing where there are no parts to tell apart. */
export function partChanges(before: TriedSale, after: TriedSale): PartChange[] {
  const [original, scenario] = [partsOf(before), partsOf(after)]
  if (original === null || scenario === null) return []
  const charged = Object.values(voci).filter((part) => original.has(part) || scenario.has(part))
  if (charged.length < 2) return []
  return charged.map((part) => ({
    part,
    original: original.get(part) ?? 0,
    scenario: scenario.get(part) ?? 0,
  }))
}
