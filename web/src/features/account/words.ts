import type { ProblemCode } from '../../api.ts'
import { messages } from '../../messages.ts'

/** What a popup can bring home: what is Google's own, and what can stop any call. */
type PopupProblemCode = Extract<
  ProblemCode,
  `google-${string}` | 'too-many-attempts' | 'unavailable' | 'internal-error'
>

/** What the account pages say. */
export const accountWords = {
  or: 'oppure',
  otherWays: 'Altre possibilità',
  openOutbox: 'Apri la posta di prova',
  sending: 'Invio in corso…',
  fields: {
    email: 'Email',
    password: 'Password',
    repeatPassword: 'Conferma password',
    passwordHint: 'Almeno 8 caratteri.',
    emailMissing: 'Scrivi il tuo indirizzo email.',
    emailWrong: 'Scrivi un indirizzo email valido.',
    passwordMissing: 'Scrivi la password.',
    passwordShort: 'La password deve avere almeno 8 caratteri.',
    passwordsDiffer: messages.passwordsDiffer,
  },
  login: {
    title: 'Accedi',
    lead: 'Per sapere quanto ti resta davvero.',
    button: 'Accedi',
    pending: 'Accesso in corso…',
    link: 'Accedi',
    back: "Torna all'accesso",
    problem: messages.loginFailed,
    unverified: messages.emailNotVerified,
  },
  google: {
    button: 'Accedi con Google',
    pending: 'Accesso con Google in corso…',
    done: 'Accesso riuscito. Un attimo…',
    problem: messages.googleFailed,
    noIdToken: messages.noIdToken,
    blocked:
      'Il browser ha bloccato la finestra di Google. Consenti le finestre a comparsa e riprova.',
    closed: 'La finestra di Google è stata chiusa prima di finire. Riprova.',
    timedOut: 'Google non ha risposto in tempo. Riprova.',
    failed: "L'accesso non è riuscito. Riprova.",
    /** By the code the popup brings home. */
    problems: {
      'google-denied': "Hai annullato l'accesso nella finestra di Google.",
      'google-link-refused':
        'Questo indirizzo ha già un account. Accedi con email e password o scegli «Password dimenticata?».',
      'google-not-configured': "L'accesso con Google non è ancora attivo. Usa email e password.",
      'google-token-refused': 'Google non ha confermato la tua identità. Riprova.',
      'google-unreachable': 'Google non risponde. Riprova tra poco o usa email e password.',
      'too-many-attempts': 'Troppi tentativi. Aspetta qualche minuto e riprova.',
      unavailable: 'Il servizio è momentaneamente fermo. Riprova tra poco.',
      'internal-error': 'Qualcosa non ha funzionato. Riprova tra poco.',
    } satisfies Record<PopupProblemCode, string>,
  },
  signup: {
    title: 'Crea il tuo account',
    lead: 'Gratis, in versione beta.',
    button: 'Registrati',
    pending: 'Registrazione in corso…',
    link: 'Registrati',
    haveAccount: 'Hai già un account?',
    problem: messages.signupFailed,
    doneTitle: 'Controlla la posta',
    done: messages.signupDone,
    toLogin: "Vai all'accesso",
  },
  verify: {
    title: 'Verifica la tua email',
    lead: "Un ultimo passo: premi il pulsante per confermare che l'indirizzo è tuo.",
    button: 'Verifica la mia email',
    pending: 'Verifica in corso…',
    done: 'Email verificata. Ora puoi accedere.',
    doneBefore: "L'email è già verificata: puoi accedere.",
    passwordTitle: 'Scegli la tua password',
    passwordLead:
      'Qualcuno si è registrato con questo indirizzo da più dispositivi. La password che scegli qui è quella che vale: le altre non aprono più nulla.',
    notMe: 'Non sono stato io',
    notMePending: 'Cancellazione in corso…',
    notMeHint: 'Non ti sei registrato tu? Cancelliamo la registrazione fatta con il tuo indirizzo.',
    takenTitle: "L'indirizzo è già confermato",
    takenLead:
      'Non si può più cancellare da qui. Se non sei stato tu a registrarti, scegli una password tua: ogni altra, e ogni accesso già aperto, smette di valere.',
    alreadyVerified: 'Hai già verificato?',
    disownedTitle: 'Registrazione cancellata',
    disowned: 'Il tuo indirizzo non è più in Margine. Non devi fare altro.',
    expiredTitle: 'Il collegamento non vale più',
    expiredLead:
      'È scaduto o è già stato usato. Scrivi il tuo indirizzo e te ne mandiamo un altro.',
    sendAgain: "Invia di nuovo l'email di verifica",
    sentAgain: "Se l'indirizzo aspetta una verifica, ti abbiamo scritto: controlla la posta.",
  },
  forgotten: {
    link: 'Password dimenticata?',
    title: 'Password dimenticata?',
    lead: 'Scrivi il tuo indirizzo: ti mandiamo un collegamento per sceglierne una nuova.',
    button: 'Invia il collegamento',
    sent: "Se l'indirizzo ha un account, ti abbiamo scritto: controlla la posta.",
  },
  newPassword: {
    title: 'Scegli una nuova password',
    lead: 'Poi accedi di nuovo su tutti i tuoi dispositivi.',
    field: 'Nuova password',
    button: 'Salva la password',
    pending: 'Salvataggio in corso…',
    done: 'Password cambiata. Ora puoi accedere.',
  },
} as const
