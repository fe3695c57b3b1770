import { vi } from 'vitest'

// The page that modules are loaded in: nobody is signed in and nothing was opened before, where a test says nothing else.
vi.stubGlobal('document', { querySelector: () => null })
vi.stubGlobal('history', { state: null, replaceState: () => {} })
vi.stubGlobal('addEventListener', () => {})
