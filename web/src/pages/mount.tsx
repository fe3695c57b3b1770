import '../styles/tokens.css'
import '../styles/base.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { dropStale } from '../session/draft-storage.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

/** Puts a page on the screen. */
export function mount(page: ReactNode): void {
  const container = document.getElementById('app')
  if (container === null) throw new Error('The page has no #app')
  dropStale()
  createRoot(container).render(
    <StrictMode>
      <ErrorBoundary>{page}</ErrorBoundary>
    </StrictMode>,
  )
}
