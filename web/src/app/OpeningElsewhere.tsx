import type { CalculationFormData } from '@margine/engine'
import { Opening } from '../features/opening/Opening.tsx'
import type { Application } from './useApplication.ts'

type Props = Pick<Application, 'calculator' | 'dispatch'> & {
  file: File | null
  /** Whether a form is more than an empty one. */
  isBegun: (form: CalculationFormData) => boolean
  show: (screen: string) => void
  focusScreen: (screen: string) => void
  onProblem: (message: string | null) => void
}

/** What was made elsewhere takes the place of the calculation on the screen, and is shown. */
export function OpeningElsewhere(props: Props) {
  const { calculator, dispatch, file, isBegun, show, focusScreen, onProblem } = props
  return (
    <Opening
      file={file}
      isBegun={() => isBegun(calculator.form)}
      onOpen={(form, openedFrom) => {
        const keepsOld = isBegun(calculator.form)
        dispatch({ type: 'open', form, openedFrom, keepsOld })
        show('calculator')
        // What had the focus before the question is not there any more.
        if (keepsOld) focusScreen('calculator')
      }}
      onProblem={onProblem}
    />
  )
}
