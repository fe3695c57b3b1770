import { hearOutcome } from './google-outcome.ts'
import { isSignedIn } from './sign-in.ts'
import { accountWords } from './words.ts'

const words = accountWords.google

/** How long a popup may stay open before we stop waiting for it. */
const patience = 120_000
const look = 500

/**
 * How long to wait after a popup seems closed. Google's pages may cut its link to the opener
 * (Cross-Origin-Opener-Policy): then it reads as closed while it is still open.
 */
const grace = 3000

export type GoogleOutcome = { ok: true } | { ok: false; message: string }

/** A failure, with the beginning that every message about Google has. */
export const failure = (message: string): GoogleOutcome => ({
  ok: false,
  message: words.problem(message),
})

/**
 * Signs in with Google in a popup. Call it in the click itself, or the browser blocks the popup.
 *
 * `settled` is called once for each outcome: a popup given up as closed or late may still succeed
 * afterwards. Returns how to stop listening.
 */
export function signInWithPopup(settled: (outcome: GoogleOutcome) => void): () => void {
  const popup = window.open(
    '/api/account/google/start',
    'margine-google',
    'popup,width=480,height=680',
  )
  if (popup === null) {
    settled(failure(words.blocked))
    return () => {}
  }
  const began = performance.now()
  let closedSince: number | null = null

  const giveUp = async (message: string) => {
    clearInterval(watch)
    // Who is signed in decides, whatever the popup reported.
    settled((await isSignedIn()) === true ? { ok: true } : failure(message))
  }
  const watch = setInterval(() => {
    const now = performance.now()
    if (now - began > patience) {
      popup.close()
      giveUp(words.timedOut)
      return
    }
    if (!popup.closed) closedSince = null
    else closedSince ??= now
    if (closedSince !== null && now - closedSince > grace) giveUp(words.closed)
  }, look)
  const deafen = hearOutcome(async (outcome) => {
    clearInterval(watch)
    const signedIn = outcome === 'ok' ? await isSignedIn() : null
    if (signedIn === true) settled({ ok: true })
    else settled(failure(signedIn === false ? accountWords.cookiesRefused : messageOf(outcome)))
  })
  return () => {
    clearInterval(watch)
    deafen()
  }
}

function messageOf(code: string): string {
  const known: Readonly<Record<string, string>> = words.problems
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? words.failed
}
