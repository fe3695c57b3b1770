import { tab } from '../../person/vault.ts'

/** Whether this tab had a person's list and no sign-out since: the session ran out. */
export const sessionIsOver = (): boolean => tab.ids().some((id) => tab.get('view', id) !== null)
