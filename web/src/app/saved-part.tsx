import type { ComponentProps } from 'react'
import { SavedProblemActions } from '../features/saved/SavedProblemActions.tsx'
import { changeSaved } from '../features/saved/saved-state.ts'
import { ErrorBanner } from '../frame/ErrorBanner.tsx'
import { savedWords } from '../italian/saved.ts'

export { SavingDialogs } from '../features/saved/SavingDialogs.tsx'
export { followList, refreshList } from '../features/saved/saved-list.ts'
export { onSavedChange, savedState } from '../features/saved/saved-state.ts'
export { savingOf } from '../features/saved/saving.ts'

const dismiss = () => changeSaved({ problem: null })

/** What went wrong with what is saved, and what can be done about it. */
export const SavedProblemBanner = (props: ComponentProps<typeof SavedProblemActions>) => (
  <ErrorBanner title={savedWords.errorTitle} message={props.problem.message} onDismiss={dismiss}>
    <SavedProblemActions {...props} />
  </ErrorBanner>
)
