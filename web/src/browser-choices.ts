type Choice = 'feedback-closed' | 'keep-place'

const key = (choice: Choice) => `margine.chosen.${choice}`

/** Whether something was chosen for good in this browser; false where storage is not to be had. */
export function isChosen(choice: Choice): boolean {
  try {
    return localStorage.getItem(key(choice)) !== null
  } catch {
    return false
  }
}

/** Remembers a choice, or that it was taken back, where the browser lets us. */
export function setChosen(choice: Choice, chosen: boolean): void {
  try {
    if (chosen) localStorage.setItem(key(choice), new Date().toISOString())
    else localStorage.removeItem(key(choice))
  } catch {
    // A browser without storage asks again next time: a nuisance, not a loss.
  }
}
