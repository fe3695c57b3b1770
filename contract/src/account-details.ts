import { shortestPassword } from './limits.ts'

// Details that the account pages say without asking the server: apart from the first screen's, which does without.

export const alreadyVerified = "L'email è già verificata: puoi accedere."
export const emailNotVerified = 'Per favore verifica la tua email prima di accedere'
export const invalidEmail = 'Scrivi un indirizzo email valido.'
export const shortPassword = `La password deve avere almeno ${shortestPassword} caratteri.`

/** What a popup that signs in with Google can end with, by the problem's code. */
export const popupDetails = {
  'google-denied': "Hai annullato l'accesso nella finestra di Google.",
  'google-link-refused':
    'Questo indirizzo ha già un account. Accedi con email e password o scegli «Password dimenticata?».',
  'google-not-configured': 'Servizio non ancora attivo, usa email e password.',
  'google-token-refused': 'La tua identità non è stata confermata da Google. Riprova.',
  'google-unreachable':
    'Il servizio di Google non risponde. Riprova tra poco o usa email e password.',
  'internal-error': 'Qualcosa non ha funzionato. Riprova tra poco.',
  'too-many-attempts': 'Troppi tentativi, riprova tra qualche minuto.',
  unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
} as const
