import type { FormCalculation } from '@margine/engine'
import type { Dispatch } from 'react'
import {
  type Calculator,
  type CalculatorAction,
  calculationOf,
} from '../features/calculator/calculator.ts'
import {
  type SavedCalculations,
  useSavedCalculations,
} from '../features/saved/useSavedCalculations.ts'
import { type Saving, useSaving } from '../features/saved/useSaving.ts'

/** What every screen looks at: the one calculation, and what is saved. */
export interface Application {
  calculator: Calculator
  /** What the calculator shows; null until the first successful calculation. */
  calculation: FormCalculation | null
  dispatch: Dispatch<CalculatorAction>
  saved: SavedCalculations
  saving: Saving
}

/** The state of the application, whichever of its screens is shown. */
export function useApplication(
  calculator: Calculator,
  dispatch: Dispatch<CalculatorAction>,
  screen: string,
): Application {
  const saved = useSavedCalculations(screen === 'saved')
  const saving = useSaving(saved, calculator, (origin) => dispatch({ type: 'saved', origin }))
  return { calculator, calculation: calculationOf(calculator), dispatch, saved, saving }
}
