/** The specification's error catalogue, to the letter: what goes wrong, in the words sellers read. */
export const messages = {
  loginFailed: (message: string) => `Errore di accesso: ${message}`,
  googleFailed: (message: string) => `Errore di accesso con Google: ${message}`,
  noIdToken: 'Login fallito: nessun ID token ricevuto da FirebaseAuthentication',
  signupFailed: (message: string) => `Errore durante la registrazione: ${message}`,
  signupDone:
    'Registrazione completata! Per favore, controlla la tua email per verificare il tuo account.',
  emailNotVerified: 'Per favore verifica la tua email prima di accedere',
  passwordsDiffer: 'Le password non corrispondono',
  logoutFailed: 'Impossibile effettuare il logout. Riprova.',
  loadFailed: (message: string) => `Errore nel caricamento dei calcoli salvati: ${message}`,
  saveFailed: (message: string) => `Errore nel salvataggio del calcolo: ${message}`,
  removeFailed: (message: string) => `Errore nell'eliminazione del calcolo: ${message}`,
  limit: 'Hai raggiunto il limite di 2 calcoli salvabili nella versione beta.',
} as const
