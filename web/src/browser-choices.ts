import { attempt } from './person/vault.ts'

type Choice = 'feedback-closed' | 'keep-place'

const choices: readonly Choice[] = ['feedback-closed', 'keep-place']

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

/** Keeps what was chosen through something that clears all that the browser keeps for this site. */
export async function keepingChoices<Done>(work: () => Promise<Done>): Promise<Done> {
  const chosen = choices.filter(isChosen)
  const done = await work()
  for (const choice of chosen) if (!isChosen(choice)) setChosen(choice, true)
  return done
}
