/** What the server says to people: the `detail` of each problem, by its code. */
export const problemDetails = {
  'already-verified': "L'email è già verificata: puoi accedere.",
  'beta-limit': 'Hai raggiunto il limite di 2 calcoli salvabili nella versione beta.',
  'calculation-not-found':
    "Questo calcolo non c'è più: forse è stato eliminato da un'altra finestra.",
  'email-not-verified': 'Per favore verifica la tua email prima di accedere',
  'foreign-origin':
    'La richiesta non arriva da una pagina di Margine: ricarica la pagina e riprova.',
  'google-denied': "Hai annullato l'accesso nella finestra di Google.",
  'google-link-refused':
    'Questo indirizzo ha già un account. Accedi con email e password o scegli «Password dimenticata?».',
  'google-not-configured': "L'accesso con Google non è ancora attivo. Usa email e password.",
  'google-token-refused': 'Google non ha confermato la tua identità. Riprova.',
  'google-unreachable': 'Google non risponde. Riprova tra poco o usa email e password.',
  'idempotency-key-reused':
    'Questa richiesta di salvataggio è già servita per un altro calcolo: salva di nuovo.',
  'internal-error': 'Qualcosa non ha funzionato. Riprova tra poco.',
  'invalid-input': 'Alcuni dati non vanno bene: controllali e riprova.',
  'json-only': 'La richiesta non è in JSON.',
  'link-expired': 'Il collegamento è scaduto o è già stato usato. Chiedine uno nuovo.',
  'malformed-json': 'La richiesta non si legge: ricarica la pagina e riprova.',
  'method-not-allowed': 'Questa operazione non è prevista a questo indirizzo.',
  'not-found': "Non c'è nulla a questo indirizzo.",
  'other-user':
    "In questo browser ora c'è un altro account: ricarica la pagina prima di continuare.",
  'password-needed':
    'Con questo indirizzo ci sono più registrazioni: scegli qui la password del tuo account.',
  'too-busy': 'Ci sono molte richieste in questo momento. Riprova tra qualche secondo.',
  'too-large': 'La richiesta è troppo grande.',
  'too-many-attempts': 'Troppi tentativi. Aspetta qualche minuto e riprova.',
  unauthenticated: 'Accedi per continuare.',
  unavailable: 'Il servizio è momentaneamente fermo. Riprova tra poco.',
  'wrong-credentials': 'Email o password non corrette.',
} as const

export type ProblemCode = keyof typeof problemDetails

/** What is wrong with a field of a request, by the schema's code. */
export const fieldDetails = {
  invalid: 'Questo dato non va bene.',
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
