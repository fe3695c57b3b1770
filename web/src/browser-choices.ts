import { attempt } from './session/tab-memory.ts'

type Choice = 'feedback-closed' | 'keep-place'

const key = (choice: Choice) => `margine.chosen.${choice}`

/** Whether something was chosen permanently in this browser; false if its storage can't be used. */
export const isChosen = (choice: Choice): boolean =>
  attempt(() => localStorage.getItem(key(choice))) !== null

/** Remembers a choice, or that it was taken back; without storage it is asked again next time. */
export function setChosen(choice: Choice, chosen: boolean): void {
  attempt(() => {
    if (chosen) localStorage.setItem(key(choice), new Date().toISOString())
    else localStorage.removeItem(key(choice))
  })
}
