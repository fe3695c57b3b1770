import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { dropOldDialogs } from '../../../history.ts'
import { person } from '../../../person/person.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { OwnData } from './OwnData.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { ownAccountApi, type Ways } from './own-account-api.ts'
import { ownAccountWords as words } from './words.ts'

/** What users can do with their account: change the password, end sessions, take their data along, delete it. */
function OwnAccount() {
  // Both, until the server has said.
  const [ways, setWays] = useState<Ways>(['password', 'google'])
  /** How often the password was changed here: each time the sessions are others. */
  const [changes, setChanges] = useState(0)

  useEffect(() => {
    ownAccountApi.ways().then((answer) => {
      if (answer.ok && answer.value.user !== null) setWays(answer.value.user.providers)
    })
  }, [])

  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p>{words.text(person.email)}</p>
      <OwnPassword
        hasPassword={ways.includes('password')}
        onChanged={() => setChanges((count) => count + 1)}
      />
      <OwnSessions key={changes} />
      <OwnData ways={ways} />
    </section>
  )
}

/** Puts the part for the signed-in person into the privacy page. */
export function showOwnAccount(): void {
  const container = document.getElementById('own-account')
  if (container === null) throw new Error('The page has no #own-account')
  dropOldDialogs()
  createRoot(container).render(
    <ErrorBoundary>
      <OwnAccount />
    </ErrorBoundary>,
  )
}
