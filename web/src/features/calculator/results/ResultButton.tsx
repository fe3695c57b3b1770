import type { Dispatch, RefObject } from 'react'
import { Button } from '../../../ui/Button.tsx'
import type { CalculatorAction } from '../calculator.ts'

type Props = {
  label: string
  action: CalculatorAction
  dispatch: Dispatch<CalculatorAction>
  /** The results around it: they stay when it goes, and take the focus. */
  region: RefObject<HTMLElement | null>
}

/** Changes the calculation from within its results, and may go with what it changes. */
export function ResultButton({ label, action, dispatch, region }: Props) {
  return (
    <Button
      onClick={() => {
        region.current?.focus({ preventScroll: true })
        dispatch(action)
      }}
    >
      {label}
    </Button>
  )
}
