type Choice = 'feedback-closed' | 'keep-place'

const key = (choice: Choice) => `margine.chosen.${choice}`

/** Whether something was chosen permanently in this browser; false if its storage can't be used. */
export function isChosen(choice: Choice): boolean {
  try {
    return localStorage.getItem(key(choice)) !== null
  } catch {
    return false
  }
}

/** Remembers a choice, or that it was taken back, if the storage can be used. */
export function setChosen(choice: Choice, chosen: boolean): void {
  try {
    if (chosen) localStorage.setItem(key(choice), new Date().toISOString())
    else localStorage.removeItem(key(choice))
  } catch {
    // Without storage it is asked again next time.
  }
}
