import { detailOf } from '../../api.ts'
import { accountApi } from './account-api.ts'
import { failure, type GoogleOutcome } from './google-popup.ts'
import { accountWords } from './words.ts'

declare global {
  interface Window {
    /** Put there by the device shell, and only there. */
    Capacitor?: { isNativePlatform(): boolean }
  }
}

/** Whether the page runs in the device shell. */
export const onDevice = () => window.Capacitor?.isNativePlatform() === true

/** Signs in with the device's own Google account: our server checks its ID token. */
export async function signInOnDevice(): Promise<GoogleOutcome> {
  const { FirebaseAuthentication } = await import('@capacitor-firebase/authentication')
  const { credential } = await FirebaseAuthentication.signInWithGoogle()
  if (!credential?.idToken) return { ok: false, message: accountWords.google.noIdToken }
  const answer = await accountApi.signInWithIdToken(credential.idToken)
  return answer.ok ? { ok: true } : failure(detailOf(answer.problem))
}
