import { vi } from 'vitest'

// The page that modules are loaded in: nobody is signed in, where a test says nothing else.
vi.stubGlobal('document', { querySelector: () => null })
