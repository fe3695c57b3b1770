import { emailNotVerified } from '@margine/contract'
import { afterColon } from '../../italian/after-colon.ts'

/** What the specification's error catalogue says of accounts, to the letter. */
export const messages = {
  loginFailed: (message: string) => `Errore di accesso: ${afterColon(message)}`,
  googleFailed: (message: string) => `Errore di accesso con Google: ${afterColon(message)}`,
  noIdToken: 'Login fallito: nessun ID token ricevuto da FirebaseAuthentication',
  signupFailed: (message: string) => `Errore durante la registrazione: ${afterColon(message)}`,
  signupDone:
    'Registrazione completata! Per favore, controlla la tua email per verificare il tuo account.',
  emailNotVerified,
  passwordsDiffer: 'Le password non corrispondono',
} as const
