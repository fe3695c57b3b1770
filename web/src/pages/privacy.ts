import { sessionApi } from '../api.ts'
import { follow } from '../person/follow.ts'
import { person } from '../person/person.ts'

// A plain document; only a signed-in user gets the part about their account, and loads its script.
const answer = await sessionApi.session()
if (answer.ok) {
  Object.assign(person, answer.value.user)
  follow()
}
if (person.id !== '') {
  const { showOwnAccount } = await import('../features/account/own/OwnAccount.tsx')
  showOwnAccount()
}
