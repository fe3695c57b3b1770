import { viewKey } from '../../session/tab-keys.ts'
import { readFromTab } from '../../session/tab-memory.ts'

/** Whether this tab had somebody's list, and nobody signed out since: their session ran out. */
export const sessionIsOver = (): boolean => readFromTab(viewKey) !== null
