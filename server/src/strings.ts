/** What the server says to people: the `detail` of each problem, by its code. */
export const problemDetails = {
  'already-verified': "L'email è già verificata: puoi accedere.",
  'beta-limit': 'Hai raggiunto il limite di 2 calcoli salvabili nella versione beta.',
  'calculation-not-found':
    "Questo calcolo non c'è più, forse è stato eliminato in un'altra finestra.",
  'email-not-verified': 'Per favore verifica la tua email prima di accedere',
  'foreign-origin':
    'La richiesta non arriva da una pagina di Margine: ricarica la pagina e riprova.',
  'google-denied': "Hai annullato l'accesso nella finestra di Google.",
  'google-link-refused':
    'Questo indirizzo ha già un account. Accedi con email e password o scegli «Password dimenticata?».',
  'google-not-configured': 'Servizio non ancora attivo, usa email e password.',
  'google-token-refused': 'La tua identità non è stata confermata da Google. Riprova.',
  'google-unreachable':
    'Il servizio di Google non risponde. Riprova tra poco o usa email e password.',
  'idempotency-key-reused':
    'Questa richiesta di salvataggio è già stata usata per un altro calcolo: salva di nuovo.',
  'internal-error': 'Qualcosa non ha funzionato. Riprova tra poco.',
  'invalid-input': 'Alcuni dati non sono validi: controllali e riprova.',
  'json-only': 'La richiesta non è in JSON.',
  'link-expired': 'Il link è scaduto o è già stato usato. Chiedine uno nuovo.',
  'malformed-json': 'La richiesta non è leggibile: ricarica la pagina e riprova.',
  'method-not-allowed': 'Questa operazione non è prevista a questo indirizzo.',
  'not-found': "Non c'è nulla a questo indirizzo.",
  'other-user':
    "In questo browser ora c'è un altro account: ricarica la pagina prima di continuare.",
  'password-needed':
    'Con questo indirizzo ci sono più registrazioni: scegli qui la password del tuo account.',
  'too-busy': 'Ci sono molte richieste in questo momento. Riprova tra qualche secondo.',
  'too-large': 'La richiesta è troppo grande.',
  'too-many-attempts': 'Troppi tentativi, riprova tra qualche minuto.',
  unauthenticated: 'Accedi per continuare.',
  unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
  'wrong-credentials': 'Email o password non corrette.',
} as const

export type ProblemCode = keyof typeof problemDetails

/** A wait as one says it: to the second below a minute, then in whole minutes, never too short. */
function lasting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? 'un secondo' : `${seconds} secondi`
  if (minutes < 60) return minutes === 1 ? 'un minuto' : `${minutes} minuti`
  return "un'ora"
}

/** Too many attempts, where it is known when there may be another. */
export const tooManyAttempts = (seconds: number) =>
  `Troppi tentativi, riprova tra ${lasting(seconds)}.`

/** What is wrong with a field of a request, by the schema's code. */
export const fieldDetails = {
  invalid: 'Questo dato non è valido.',
  'invalid-email': 'Scrivi un indirizzo email valido.',
  'too-short': 'La password deve avere almeno 8 caratteri.',
  'too-long': 'La password può avere al massimo 128 caratteri.',
  'too-common': "Questa password è troppo comune: scegline un'altra.",
  'same-as-email': 'La password non può essere il tuo indirizzo email.',
  'name-missing': 'Scrivi un nome per il calcolo.',
  'long-name': 'Il nome può avere al massimo 80 caratteri.',
  'long-text': 'Questo testo è troppo lungo.',
  'negative-amount': 'I valori non possono essere negativi',
  'missing-amount': 'Inserisci almeno il costo del prodotto e il prezzo di vendita',
  'empty-message': 'Scrivi qualcosa prima di inviare.',
  'long-message': 'Il messaggio è troppo lungo.',
} as const
