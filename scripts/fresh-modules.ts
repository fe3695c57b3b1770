import { vi } from 'vitest'

/**
 * The files of a suite run one after another in the same process. Each imports our modules anew, so that no
 * state or mock of one file reaches the next.
 */
vi.resetModules()
