import type { FormCalculation } from '@margine/engine'
import type { Dispatch } from 'react'
import {
  type Calculator,
  type CalculatorAction,
  calculationOf,
} from '../features/calculator/calculator.ts'
import { type Saved, useSaved } from './useSaved.ts'

/** What every screen looks at: the one calculation, and what is saved. */
export interface Application {
  calculator: Calculator
  /** What the calculator shows; null until the first successful calculation. */
  calculation: FormCalculation | null
  dispatch: Dispatch<CalculatorAction>
  /** Null until its part is here. */
  saved: Saved | null
  /** Saves the calculation on the screen, or waits for what does. */
  save: () => void
  /** Whether saving waits for its part. */
  isSaveAwaited: boolean
  /** Waits for it no longer. */
  cancelSave: () => void
}

/**
 * The state of the application, whichever of its screens is shown.
 *
 * @param reopened what the page was loaded again for
 */
export function useApplication(
  calculator: Calculator,
  dispatch: Dispatch<CalculatorAction>,
  screen: string,
  reopened: string | null,
): Application {
  const saved = useSaved(calculator, dispatch, screen === 'saved', reopened)
  return { calculator, calculation: calculationOf(calculator), dispatch, ...saved }
}
