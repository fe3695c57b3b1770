import { SavedProblemActions } from '../features/saved/SavedProblemActions.tsx'
import { ErrorBanner } from '../frame/ErrorBanner.tsx'
import { strings } from '../strings.ts'
import type { Application } from './useApplication.ts'

type Props = {
  app: Application
  /** What went wrong that is not about what is saved. */
  problem: string | null
  onDismiss: () => void
}

/** What went wrong, under the header. */
export function Problems({ app: { calculator, saved, saving }, problem, onDismiss }: Props) {
  return (
    <>
      {problem !== null && <ErrorBanner message={problem} onDismiss={onDismiss} />}
      {saved.problem !== null && (
        <ErrorBanner
          title={strings.saved.errorTitle}
          message={saved.problem.message}
          onDismiss={saved.dismissProblem}
        >
          <SavedProblemActions
            problem={saved.problem}
            form={calculator.form}
            onReplace={saving.chooseReplacement}
          />
        </ErrorBanner>
      )}
    </>
  )
}
