import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { OwnData } from './OwnData.tsx'

/** Puts the part for the signed-in person into the privacy page. */
export function showOwnData(): void {
  const place = document.getElementById('own-data')
  if (place === null) throw new Error('The page has no #own-data')
  createRoot(place).render(
    <ErrorBoundary>
      <OwnData />
    </ErrorBoundary>,
  )
}
