import {
  type AmountField,
  type CalculationFormData,
  calculate,
  changeField,
  defaultFormData,
  type Problem,
  writeAsUnderstood,
} from '@margine/engine'

/** The calculator as the seller left it. The result is not here: it follows from the form. */
export type Calculator = {
  form: CalculationFormData
  /** Set by the first successful calculation: from then on every change recalculates. */
  live: boolean
  /** The alert on screen, or null. */
  alert: Problem['code'] | null
}

export type CalculatorAction =
  | {
      [Field in keyof CalculationFormData]: {
        type: 'change'
        field: Field
        value: CalculationFormData[Field]
      }
    }[keyof CalculationFormData]
  | { type: 'leaveField'; field: AmountField }
  | ({ type: 'apply' } & Pick<CalculationFormData, 'prezzoVendita' | 'costo' | 'spedizione'>)
  | { type: 'calculate' }
  | { type: 'startAgain' }
  | { type: 'closeAlert' }

export const newCalculator: Calculator = { form: defaultFormData, live: false, alert: null }

export function calculatorReducer(state: Calculator, action: CalculatorAction): Calculator {
  switch (action.type) {
    case 'change':
      return { ...state, form: changeField(state.form, action.field, action.value) }
    case 'leaveField': {
      const typed = state.form[action.field]
      const understood = writeAsUnderstood(typed)
      if (understood === typed) return state
      return { ...state, form: changeField(state.form, action.field, understood) }
    }
    case 'apply': {
      const { type: _, ...amounts } = action
      return { ...state, form: { ...state.form, ...amounts } }
    }
    case 'calculate': {
      const calculation = calculate(state.form)
      if (calculation.ok) return { ...state, live: true }
      const negative = calculation.problems.some(({ code }) => code === 'negative')
      return { ...state, alert: negative ? 'negative' : 'required' }
    }
    case 'startAgain':
      return newCalculator
    case 'closeAlert':
      return { ...state, alert: null }
  }
}
