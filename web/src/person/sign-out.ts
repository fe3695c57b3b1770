import { sessionApi } from '../api.ts'
import { keepingChoices } from '../browser-choices.ts'
import { replacePage } from '../history.ts'
import { leaving, tellTabs } from './follow.ts'
import { person } from './person.ts'
import { empty } from './vault.ts'

/**
 * Signs out here and in the other tabs. Nothing of the person stays on this device, whatever the server says.
 *
 * @returns false where the server could not be told: the session goes on
 */
export const signOut = (): Promise<boolean> =>
  leaving(async () => {
    await empty(person.id)
    const answer = await keepingChoices(() => sessionApi.signOut())
    // Another person is signed in by now: `/login` leads to their page.
    const isOut = answer.ok || answer.problem.code === 'other-user'
    if (isOut) await leave()
    return isOut
  })

/** Leaves for the sign-in, in all tabs, where the server knows already. */
export async function leave(): Promise<void> {
  await empty(person.id)
  tellTabs()
  replacePage('/login')
}
