import {
  type AmountField,
  type CalculationFormData,
  type CalculationResult,
  changeField,
  defaultFormData,
  type FieldChange,
  type FormCalculation,
  type FormProblem,
  isSameForm,
  writeAsUnderstood,
} from '@margine/engine'
import type { OpenedFrom, PageArticle } from '../../calculation/opened-from.ts'
import { calculate } from '../../calculation/rates.ts'
import type { SavedOrigin } from '../../calculation/saved-record.ts'
import {
  noOtherShipper,
  type OtherShipper,
  otherShipperAfter,
  type Shipped,
  shippedAnew,
} from './other-shipper.ts'

/** The result of a saved calculation, and when it was saved. */
export type StoredResult = { result: CalculationResult; savedAt: string }

/** Why asking for the result gave none, and the fields to mend, the first to meet first. */
export type Alert = { code: FormProblem['code']; fields: FormProblem['field'][] }

/** The calculator as the seller left it. The result is not here: it follows from the form. */
export type Calculator = {
  form: CalculationFormData
  otherShipper: OtherShipper
  /** Set by the first successful calculation: from then on every change recalculates. */
  live: boolean
  /** What the form came to when it was saved: shown in place of today's result until the first edit. */
  stored: StoredResult | null
  /** What it was loaded from, or saved as; null for one that is not among the saved ones. */
  origin: SavedOrigin | null
  /** Set while it is what a link, a file or the list brought, unchanged. */
  openedFrom: OpenedFrom | null
  /** The article of the list that it is of, changed or not; null for any other. */
  article: PageArticle | null
  /** What «Nuovo Calcolo» cleared, or what was opened replaced: until the next result it can be had back. */
  cleared: Calculator | null
  /** The alert on screen and the fields that it is about, or null. */
  alert: Alert | null
  /** Another number for every other sale: what was tried out on one is not kept for the next. */
  revision: number
  /** Another number after «Nuovo Calcolo», what that brings back, and a calculation that was saved or made elsewhere. */
  sale: number
}

export type CalculatorAction =
  | ({ type: 'change' } & FieldChange)
  /** Goes where a compared row is: the form is the row's, with what is unknown there blank. */
  | { type: 'goTo'; form: CalculationFormData }
  | ({ type: 'ship' } & Shipped)
  /** What shipping costs where the other one ships. */
  | { type: 'writeOtherShipping'; text: string }
  | { type: 'leaveField'; field: AmountField }
  | ({ type: 'apply' } & Pick<CalculationFormData, 'prezzoVendita' | 'costo' | 'spedizione'>)
  | { type: 'calculate' }
  | { type: 'load'; form: CalculationFormData; stored: StoredResult; origin: SavedOrigin }
  | ({ type: 'open'; openedFrom: OpenedFrom } & Pick<Calculator, 'form' | 'cleared'> &
      Partial<Pick<Calculator, 'article'>>)
  | { type: 'saved'; origin: SavedOrigin }
  | { type: 'startAgain'; form: CalculationFormData }
  | { type: 'restoreCleared' }
  | { type: 'closeAlert' }

export const newCalculator: Calculator = {
  form: defaultFormData,
  otherShipper: noOtherShipper,
  live: false,
  stored: null,
  origin: null,
  openedFrom: null,
  article: null,
  cleared: null,
  alert: null,
  revision: 0,
  sale: 0,
}

/** What the form comes to by today's rules, whatever is shown of an older result. */
export const todaysCalculationOf = ({ form, live }: Calculator): FormCalculation | null =>
  live ? calculate(form) : null

/** What the calculator shows; null until the first successful calculation. */
export function calculationOf(calculator: Calculator): FormCalculation | null {
  const { stored } = calculator
  return stored === null ? todaysCalculationOf(calculator) : { ok: true, result: stored.result }
}

/** What is counted of another sale than the one on the screen. */
const nextOf = ({ revision, sale }: Calculator) => ({ revision: revision + 1, sale: sale + 1 })

/** The order in which problems are told: what is negative may hide what is missing. */
const codes = ['negative', 'required', 'invalid'] as const satisfies readonly FormProblem['code'][]

function alertOn(problems: readonly FormProblem[]): Alert {
  const code = codes.find((one) => problems.some((problem) => problem.code === one)) ?? 'required'
  const fields = problems.filter((problem) => problem.code === code).map(({ field }) => field)
  return { code, fields }
}

/** A form that was changed is no longer what was saved or opened. */
const edited = { stored: null, openedFrom: null }

export function calculatorReducer(state: Calculator, action: CalculatorAction): Calculator {
  switch (action.type) {
    case 'change': {
      const revision = state.revision + Number(state.form[action.field] !== action.value)
      const shipped = shippedAnew(state, action)
      return { ...state, ...edited, ...shipped, revision }
    }
    case 'goTo': {
      const { form } = action
      const otherShipper = otherShipperAfter(state, form)
      return { ...state, ...edited, form, otherShipper, revision: state.revision + 1 }
    }
    case 'ship': {
      const { type: _, ...shipped } = action
      return { ...state, ...edited, ...shipped, revision: state.revision + 1 }
    }
    case 'writeOtherShipping':
      return { ...state, otherShipper: { ...state.otherShipper, spedizione: action.text } }
    case 'leaveField': {
      const typed = state.form[action.field]
      const understood = writeAsUnderstood(typed)
      if (understood === typed) return state
      return { ...state, form: changeField(state.form, action.field, understood) }
    }
    case 'apply': {
      const { type: _, ...amounts } = action
      const form = { ...state.form, ...amounts }
      return { ...state, ...edited, form, revision: state.revision + 1 }
    }
    case 'calculate': {
      const calculation = calculate(state.form)
      if (calculation.ok) return { ...state, live: true, stored: null, cleared: null }
      return { ...state, alert: alertOn(calculation.problems) }
    }
    case 'load':
    case 'open': {
      const { type: _, ...loaded } = action
      return { ...newCalculator, ...loaded, live: true, ...nextOf(state) }
    }
    case 'saved':
      return { ...state, origin: action.origin }
    case 'startAgain': {
      const { form } = action
      // What was only begun takes the place of no result.
      const isWorthLess = isSameForm(form, state.form) || (!state.live && state.cleared !== null)
      const cleared = isWorthLess ? state.cleared : state
      return { ...newCalculator, form, cleared, ...nextOf(state) }
    }
    case 'restoreCleared':
      return { ...state, ...state.cleared, ...nextOf(state) }
    case 'closeAlert':
      return { ...state, alert: null }
  }
}
