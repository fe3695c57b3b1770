import {
  type CalculationFormData,
  type QuickScenario,
  quickScenario,
  readNumber,
  readSale,
  type Scenario,
  type ScenarioField,
  writeAmount,
  writeAsUnderstood,
} from '@margine/engine'
import { percentAsUnderstood, withoutPercentSign } from '../../calculation/typed-percent.ts'

/** A value tried out: the number, and the text that its field shows for it. */
export type TriedValue = { value: number; text: string }

/** What a scenario tries other amounts of. */
export type AmountField = Exclude<ScenarioField, 'commissione'>

/** What a calculation takes from a scenario, as its fields show it. */
export type AppliedAmounts = Pick<CalculationFormData, AmountField>

/** What the seller is trying out. */
export type Tried = Record<AmountField, TriedValue> & {
  /** The quick scenario these values are, until one of them is moved. */
  quick: QuickScenario | null
  /** A percentage; null follows the marketplace's rule. */
  commissione: TriedValue | null
}

export type TriedAction =
  | { type: 'choose'; quick: QuickScenario; form: CalculationFormData; nominale: number }
  | { type: 'slide'; field: ScenarioField; value: number }
  | { type: 'write'; field: ScenarioField; text: string }
  | { type: 'leave'; field: ScenarioField }
  | { type: 'followRule' }

/** A percentage as its field shows it: whole tenths, or the two decimals of a blended rate. */
export const writePercent = (percent: number) => writeAmount(Math.round(percent * 100) / 100, 1)

const written = (field: ScenarioField, value: number): TriedValue => ({
  value,
  text: field === 'commissione' ? writePercent(value) : writeAmount(value, 2),
})

/** A quick scenario, as what is being tried out. What it leaves alone keeps the text of the form. */
export function chosen(quick: QuickScenario, form: CalculationFormData, nominale: number): Tried {
  const sale = readSale(form)
  const { commissione: percent, ...values } = quickScenario(quick, sale, nominale)
  const amount = (field: AmountField) =>
    values[field] === sale[field]
      ? { value: sale[field], text: form[field] }
      : written(field, values[field])
  return {
    quick,
    prezzoVendita: amount('prezzoVendita'),
    costo: amount('costo'),
    spedizione: amount('spedizione'),
    commissione: percent === null ? null : written('commissione', percent),
  }
}

export const scenarioOf = (tried: Tried): Scenario => ({
  prezzoVendita: tried.prezzoVendita.value,
  costo: tried.costo.value,
  spedizione: tried.spedizione.value,
  commissione: tried.commissione?.value ?? null,
})

export function triedReducer(state: Tried, action: TriedAction): Tried {
  switch (action.type) {
    case 'choose':
      return chosen(action.quick, action.form, action.nominale)
    case 'slide':
      return { ...state, quick: null, [action.field]: written(action.field, action.value) }
    case 'write': {
      const { field, text } = action
      const bare = field === 'commissione' ? withoutPercentSign(text) : text
      return { ...state, quick: null, [field]: { value: readNumber(bare), text } }
    }
    case 'leave': {
      const { field } = action
      const left = state[field]
      if (left === null) return state
      const understood = field === 'commissione' ? percentAsUnderstood : writeAsUnderstood
      // Shown as understood; the value stays what it is.
      return { ...state, [field]: { ...left, text: understood(left.text) } }
    }
    case 'followRule':
      return { ...state, quick: null, commissione: null }
  }
}
