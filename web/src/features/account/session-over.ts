import { tab } from '../../person/vault.ts'

/** Whether this tab had somebody's list, and nobody signed out since: their session ran out. */
export const sessionIsOver = (): boolean => tab.ids().some((id) => tab.get('view', id) !== null)
