import {
  type CalculationFormData,
  type QuickScenario,
  quickScenario,
  readNumber,
  type Scenario,
  type ScenarioField,
  writeAmount,
  writeAsUnderstood,
} from '@margine/engine'

/** A commission tried out: what was typed or slid to, and the percentage it stands for. */
type TriedFee = { text: string; percent: number }

/** What the seller is trying out: texts as in a form, so that nothing typed is lost. */
export type Tried = Omit<Scenario, 'commissione'> & {
  /** The quick scenario these values are, until one of them is moved. */
  quick: QuickScenario | null
  /** Null follows the marketplace's rule. */
  commissione: TriedFee | null
}

export type TriedAction =
  | { type: 'choose'; quick: QuickScenario; form: CalculationFormData; nominale: number }
  | { type: 'slide'; field: ScenarioField; value: number }
  | { type: 'write'; field: ScenarioField; text: string }
  | { type: 'leave'; field: ScenarioField }
  | { type: 'followRule' }

/** A percentage as its field shows it: whole tenths, or the two decimals of a blended rate. */
export const writePercent = (percent: number) => writeAmount(Math.round(percent * 100) / 100, 1)

/** A quick scenario, as what is being tried out. */
export function chosen(quick: QuickScenario, form: CalculationFormData, nominale: number): Tried {
  const { commissione: percent, ...amounts } = quickScenario(quick, form, nominale)
  const commissione = percent === null ? null : { percent, text: writePercent(percent) }
  return { ...amounts, quick, commissione }
}

export const scenarioOf = ({ quick: _, commissione, ...amounts }: Tried): Scenario => ({
  ...amounts,
  commissione: commissione?.percent ?? null,
})

export function triedReducer(state: Tried, action: TriedAction): Tried {
  switch (action.type) {
    case 'choose':
      return chosen(action.quick, action.form, action.nominale)
    case 'slide':
      return action.field === 'commissione'
        ? {
            ...state,
            quick: null,
            commissione: { percent: action.value, text: writePercent(action.value) },
          }
        : { ...state, quick: null, [action.field]: writeAmount(action.value, 2) }
    case 'write':
      return action.field === 'commissione'
        ? {
            ...state,
            quick: null,
            commissione: { percent: readNumber(action.text), text: action.text },
          }
        : { ...state, quick: null, [action.field]: action.text }
    case 'leave':
      return left(state, action.field)
    case 'followRule':
      return { ...state, quick: null, commissione: null }
  }
}

/** Leaving a field shows its number as understood; the value stays what it is. */
function left(state: Tried, field: ScenarioField): Tried {
  if (field !== 'commissione') return { ...state, [field]: writeAsUnderstood(state[field]) }
  if (state.commissione === null) return state
  const text = writeAsUnderstood(state.commissione.text)
  return { ...state, commissione: { ...state.commissione, text } }
}
