import type { CalculationFormData } from '@margine/engine'
import { clearedBy, replacedIn } from '../features/calculator/replaced.ts'
import { FromPage } from '../features/opening/FromPage.tsx'
import { OpenedElsewhere } from '../features/opening/OpenedElsewhere.tsx'
import type { Application } from './screens.tsx'

type Props = Pick<Application, 'calculator' | 'dispatch'> & {
  /** The file that was chosen last; a flag where none was. */
  file: File | boolean
  /** Whether a form is more than an empty one. */
  isBegun: (form: CalculationFormData) => boolean
  /** The screen in view. */
  screen: string
  show: (screen: string) => void
  focusScreen: (screen: string) => void
  onProblem: (message: string | null) => void
}

/** What was made elsewhere takes the place of the calculation on the screen, and is shown. */
export function Opening(props: Props) {
  const { calculator, dispatch, file, isBegun, screen, show, focusScreen, onProblem } = props
  const { article } = calculator
  const replaced = replacedIn(calculator, isBegun)
  return (
    <>
      {article !== null && <FromPage article={article} form={calculator.form} />}
      <OpenedElsewhere
        file={typeof file === 'boolean' ? null : file}
        replaced={replaced}
        onOpen={(opened) => {
          dispatch({ type: 'open', ...opened, cleared: clearedBy(replaced, calculator) })
          show('calculator')
          // What had the focus before the question is not there any more.
          if (replaced !== null) focusScreen('calculator')
        }}
        onAnswered={() => {
          // A question that was there from the beginning has nothing to give it back to.
          if (document.activeElement?.matches('body, dialog, dialog *')) focusScreen(screen)
        }}
        onProblem={onProblem}
      />
    </>
  )
}
