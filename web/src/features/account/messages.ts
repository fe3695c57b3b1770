/** A sentence where it goes on after a colon. */
const goingOn = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** What the specification's error catalogue says of accounts, to the letter. */
export const messages = {
  loginFailed: (message: string) => `Errore di accesso: ${goingOn(message)}`,
  googleFailed: (message: string) => `Errore di accesso con Google: ${goingOn(message)}`,
  noIdToken: 'Login fallito: nessun ID token ricevuto da FirebaseAuthentication',
  signupFailed: (message: string) => `Errore durante la registrazione: ${goingOn(message)}`,
  signupDone:
    'Registrazione completata! Per favore, controlla la tua email per verificare il tuo account.',
  emailNotVerified: 'Per favore verifica la tua email prima di accedere',
  passwordsDiffer: 'Le password non corrispondono',
} as const
