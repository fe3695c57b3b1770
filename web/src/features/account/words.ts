import {
  alreadyVerified,
  invalidEmail,
  lasting,
  popupDetails,
  shortestPassword,
  shortPassword,
} from '@margine/contract'
import { messages } from './messages.ts'

/** What the account pages say. */
export const accountWords = {
  trial: { lead: 'Vuoi prima vedere come funziona?', link: 'Prova senza account' },
  or: 'oppure',
  otherWays: 'Altre possibilità',
  openOutbox: 'Apri la posta di prova',
  sending: 'Invio in corso…',
  cookiesRefused: 'Il browser rifiuta i cookie: consentili per questo sito e riprova.',
  fields: {
    email: 'Email',
    password: 'Password',
    repeatPassword: 'Conferma password',
    passwordHint: `Almeno ${shortestPassword} caratteri. Con «Mostra» la scrivi una volta sola.`,
    emailMissing: 'Scrivi il tuo indirizzo email.',
    emailWrong: invalidEmail,
    passwordMissing: 'Scrivi la password.',
    passwordShort: shortPassword,
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
    waiting: 'Un calcolo ti aspetta: accedi, o registrati, e si apre qui.',
    newHere: 'Sei nuovo?',
    sessionOver: 'La sessione è scaduta: accedi di nuovo.',
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
    closed: "La finestra di Google è stata chiusa prima di completare l'accesso. Riprova.",
    timedOut: 'Nessuna risposta da Google in due minuti. Riprova.',
    failed: "L'accesso non è riuscito. Riprova.",
    /** By the problem code the popup ended with. */
    problems: popupDetails,
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
    otherAddress: "Hai sbagliato l'indirizzo? Registrati di nuovo",
  },
  verify: {
    title: 'Verifica la tua email',
    lead: "Un ultimo passo: con la password che hai scelto confermi che l'indirizzo è tuo, ed entri.",
    enter: 'Entra',
    onlyHint: 'Vuoi entrare da un altro dispositivo?',
    only: 'Verifica soltanto',
    button: 'Verifica la mia email',
    pending: 'Verifica in corso…',
    done: 'Email verificata. Ora puoi accedere.',
    doneBefore: alreadyVerified,
    passwordTitle: 'Scegli la tua password',
    passwordLead:
      'Con questo indirizzo ci sono più registrazioni, fatte da dispositivi diversi. Vale solo la password che scegli qui: le altre non aprono il tuo account.',
    notMe: 'Non sono stato io',
    notMePending: 'Cancellazione in corso…',
    notMeHint:
      'Non hai chiesto tu la registrazione? Cancelliamo quella fatta con il tuo indirizzo.',
    takenTitle: "L'indirizzo è già confermato",
    takenLead:
      "Da qui la registrazione non si può più cancellare. Se non l'hai chiesta tu, scegli una nuova password: quelle di prima non varranno più e ogni accesso aperto verrà chiuso.",
    alreadyVerified: { before: "Se hai già verificato l'email, ", link: 'accedi', after: '.' },
    disownedTitle: 'Registrazione cancellata',
    disowned: 'Il tuo indirizzo non è più in Margine. Non devi fare altro.',
    expiredTitle: 'Il link non è più valido',
    expiredLead: 'È scaduto o è già stato usato. Scrivi la tua email e te ne mandiamo un altro.',
    sendAgain: "Invia di nuovo l'email di verifica",
    sentAgain:
      "Se l'indirizzo è ancora da verificare, ti abbiamo scritto: guarda anche nello spam.",
  },
  forgotten: {
    link: 'Password dimenticata?',
    title: 'Password dimenticata?',
    lead: 'Scrivi la tua email: ti mandiamo un link per scegliere una nuova password.',
    button: 'Invia il link',
    sent: "Se l'indirizzo ha un account, ti abbiamo scritto: guarda anche nello spam.",
  },
  /** Where the next mail has to wait. */
  mailPause: {
    short: (seconds: number) =>
      `Ti abbiamo appena scritto: potrai chiedere un'altra email tra ${lasting(seconds)}.`,
    long: (seconds: number) =>
      `Hai già chiesto molte email: potrai chiederne un'altra tra ${lasting(seconds)}.`,
    over: "Ora puoi chiedere un'altra email.",
  },
  newPassword: {
    title: 'Scegli una nuova password',
    lead: 'Dopo dovrai accedere di nuovo su tutti i dispositivi.',
    field: 'Nuova password',
    button: 'Salva la password',
    pending: 'Salvataggio in corso…',
    done: 'Password cambiata. Ora puoi accedere.',
  },
} as const
