import { createRoot } from 'react-dom/client'
import { dropOldDialogs } from '../../history.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { OwnData } from './OwnData.tsx'

/** Puts the part for the signed-in person into the privacy page. */
export function showOwnData(): void {
  const container = document.getElementById('own-data')
  if (container === null) throw new Error('The page has no #own-data')
  dropOldDialogs()
  createRoot(container).render(
    <ErrorBoundary>
      <OwnData />
    </ErrorBoundary>,
  )
}
