import type { CalculationFormData } from '@margine/engine'
import { OpenedElsewhere } from '../features/opening/OpenedElsewhere.tsx'
import type { Application } from './useApplication.ts'

type Props = Pick<Application, 'calculator' | 'dispatch'> & {
  /** The file that was chosen last; true where none was. */
  file: File | true
  /** Whether a form is more than an empty one. */
  isBegun: (form: CalculationFormData) => boolean
  show: (screen: string) => void
  focusScreen: (screen: string) => void
  onProblem: (message: string | null) => void
}

/** What was made elsewhere takes the place of the calculation on the screen, and is shown. */
export function Opening(props: Props) {
  const { calculator, dispatch, file, isBegun, show, focusScreen, onProblem } = props
  return (
    <OpenedElsewhere
      file={file === true ? null : file}
      isBegun={() => isBegun(calculator.form)}
      onOpen={(form, openedFrom) => {
        const isReplaced = isBegun(calculator.form)
        const cleared = isReplaced
          ? { ...calculator, cleared: null, alert: null }
          : calculator.cleared
        dispatch({ type: 'open', form, openedFrom, cleared })
        show('calculator')
        // What had the focus before the question is not there any more.
        if (isReplaced) focusScreen('calculator')
      }}
      onProblem={onProblem}
    />
  )
}
