import { createRoot } from 'react-dom/client'
import { dropOldDialogs } from '../../../history.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { OwnAccount } from './OwnAccount.tsx'

/** Puts the part for the signed-in person into the privacy page. */
export function showOwnAccount(): void {
  const container = document.getElementById('own-account')
  if (container === null) throw new Error('The page has no #own-account')
  dropOldDialogs()
  createRoot(container).render(
    <ErrorBoundary>
      <OwnAccount />
    </ErrorBoundary>,
  )
}
