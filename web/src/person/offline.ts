import { trustedScript } from '../trusted-scripts.ts'
import { dropCaches } from './files.ts'
import { keepRecord } from './offline-record.ts'
import { person } from './person.ts'
import { visitGoesOn } from './vault.ts'

/** Lets this page's person go on without a network, until their session ends or they sign out. */
export async function goOnWithoutNetwork(): Promise<void> {
  const { id, email, sessionEnds } = person
  await registerWorker()
  await keepRecord({ id, email, until: sessionEnds, seen: Date.now() })
  // A sign-out may have happened while it was being written.
  if (!visitGoesOn()) await dropCaches(id)
}

/** Once all that the page needs is here. Where a browser refuses it, everything works as it does without. */
async function registerWorker(): Promise<void> {
  // It has a script of its own only once it is built.
  if (import.meta.env.DEV) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  try {
    await navigator.serviceWorker.register(trustedScript('/sw.js'))
  } catch {
    // The next visit needs a network again.
  }
}
