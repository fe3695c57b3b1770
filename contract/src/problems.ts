import {
  alreadyVerified,
  emailNotVerified,
  invalidEmail,
  popupDetails,
  shortPassword,
} from './account-details.ts'
import { lasting } from './lasting.ts'
import { longestName, longestPassword, mostFixedCosts } from './limits.ts'
import {
  endsBefore,
  futureDate,
  invalidAmount,
  invalidPercentage,
  unreadableDate,
  unreadableMonth,
} from './rates-details.ts'
import { missingAmount, negativeAmount, noSlotLeft } from './screen-details.ts'

/** What each problem says to people, by its stable code: `detail` of RFC 9457. */
export const problemDetails = {
  ...popupDetails,
  'already-verified': alreadyVerified,
  'beta-limit': noSlotLeft,
  'calculation-not-found':
    "Questo calcolo non c'è più, forse è stato eliminato in un'altra finestra.",
  'email-not-verified': emailNotVerified,
  'foreign-origin':
    'La richiesta non arriva da una pagina di Margine: ricarica la pagina e riprova.',
  'idempotency-key-reused':
    'Questa richiesta di salvataggio è già stata usata per un altro calcolo: salva di nuovo.',
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
  'session-not-found': 'Questo accesso è già chiuso.',
  'sign-in-again': 'Per sicurezza, prima di continuare accedi di nuovo.',
  unauthenticated: 'Accedi per continuare.',
  'wrong-credentials': 'Email o password non corrette.',
} as const

/** The detail of `too-many-attempts` where it is known in how many seconds there may be another. */
export const tooManyAttempts = (seconds: number) =>
  `Troppi tentativi, riprova tra ${lasting(seconds)}.`

export type ProblemCode = keyof typeof problemDetails

/** The HTTP status each problem comes with. */
export const problemStatuses = {
  'already-verified': 410,
  'beta-limit': 409,
  'calculation-not-found': 404,
  'email-not-verified': 403,
  'foreign-origin': 403,
  'google-denied': 401,
  'google-link-refused': 409,
  'google-not-configured': 503,
  'google-token-refused': 401,
  'google-unreachable': 503,
  'idempotency-key-reused': 422,
  'internal-error': 500,
  'invalid-input': 422,
  'json-only': 415,
  'link-expired': 410,
  'malformed-json': 400,
  'method-not-allowed': 405,
  'not-found': 404,
  'other-user': 409,
  'password-needed': 409,
  'too-busy': 503,
  'too-large': 413,
  'too-many-attempts': 429,
  'session-not-found': 404,
  'sign-in-again': 403,
  unauthenticated: 401,
  unavailable: 503,
  'wrong-credentials': 401,
} as const satisfies Record<ProblemCode, number>

/** What is wrong with a field of a request, by the code the schemas give it. */
export const fieldDetails = {
  invalid: 'Questo dato non è valido.',
  'invalid-email': invalidEmail,
  'too-short': shortPassword,
  'too-long': `La password può avere al massimo ${longestPassword} caratteri.`,
  'too-common': "Questa password è troppo comune: scegline un'altra.",
  'same-as-email': 'La password non può essere il tuo indirizzo email.',
  'easily-guessed':
    "Questa password è troppo facile da indovinare: il tuo indirizzo, il nome Margine, un mese, un giorno o una stagione e i caratteri ripetuti o in fila non bastano. Scegline un'altra.",
  'wrong-password': 'La password attuale non è corretta.',
  'name-missing': 'Scrivi un nome per il calcolo.',
  'long-name': `Il nome può avere al massimo ${longestName} caratteri.`,
  'long-text': 'Questo testo è troppo lungo.',
  'negative-amount': negativeAmount,
  'missing-amount': missingAmount,
  'unreadable-date': unreadableDate,
  'unreadable-month': unreadableMonth,
  'ends-before': endsBefore,
  'too-many-costs': `Le spese fisse possono essere al massimo ${mostFixedCosts}.`,
  'future-date': futureDate,
  'invalid-percentage': invalidPercentage,
  'invalid-amount': invalidAmount,
  'invalid-logistics':
    'La logistica di Amazon si calcola per Amazon in Italia, con le tariffe dal 1° febbraio 2026: lati e peso devono essere maggiori di 0.',
  'invalid-target': 'Scrivi un obiettivo da 0 a 999.999.999,99: per esempio 20 oppure 12,50.',
  'unknown-marketplace': 'Questo marketplace non è tra quelli di Margine: scegline uno e riprova.',
  'unknown-country': 'Questo paese non è tra quelli di Margine: scegline uno e riprova.',
  'unknown-category': 'Questa categoria non è tra quelle di Margine: scegline una e riprova.',
  'unknown-field': 'Questo campo non esiste.',
  'empty-message': 'Scrivi qualcosa prima di inviare.',
  'long-message': 'Il messaggio è troppo lungo.',
} as const

export type FieldCode = keyof typeof fieldDetails
