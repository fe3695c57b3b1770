import type { Calculation } from '@margine/engine'
import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react'
import {
  type Calculator,
  type CalculatorAction,
  calculationOf,
  calculatorReducer,
} from '../features/calculator/calculator.ts'
import { keepDraft, restoreDraft } from '../features/calculator/draft.ts'
import {
  type SavedCalculations,
  useSavedCalculations,
} from '../features/saved/useSavedCalculations.ts'
import { type Saving, useSaving } from '../features/saved/useSaving.ts'
import { signedInUser } from '../session/signed-in-user.ts'

/** What every screen looks at: the one calculation, and what is saved. */
export interface Application {
  calculator: Calculator
  /** What the calculator shows; null until the first successful calculation. */
  calculation: Calculation | null
  dispatch: Dispatch<CalculatorAction>
  saved: SavedCalculations
  saving: Saving
}

/** The state of the application, whichever of its screens is shown. */
export function useApplication(screen: string): Application {
  const [calculator, dispatch] = useReducer(calculatorReducer, signedInUser.email, restoreDraft)
  const saved = useSavedCalculations(screen === 'saved')
  const saving = useSaving(saved, calculator, (origin) => dispatch({ type: 'saved', origin }))

  // Added once: adding and removing it with every change costs 0.3 ms per key (Chromium).
  const keep = useEffectEvent(() => keepDraft(signedInUser.email, calculator))
  useEffect(() => {
    const onLeave = () => keep()
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [])

  return { calculator, calculation: calculationOf(calculator), dispatch, saved, saving }
}
