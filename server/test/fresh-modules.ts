import { vi } from 'vitest'

/**
 * The files of the suite follow one another in the same process. Each gets our own modules anew, so
 * that nothing one file left in them, or put in their place, meets the next.
 */
vi.resetModules()
