/** A mail as a person reads it. The button repeats `link`, where there is one. */
export interface Letter {
  subject: string
  /** Paragraphs before the link. */
  before: string[]
  link?: { label: string; url: string }
  /** Paragraphs after the link. */
  after: string[]
}

/** The letters Margine writes, in Italian. */
export const letters = {
  verification: (url: string): Letter => ({
    subject: 'Verifica la tua email per Margine',
    before: [
      'Ciao,',
      'per completare la registrazione a Margine conferma che questo indirizzo è tuo: apri la pagina e premi il pulsante.',
    ],
    link: { label: 'Verifica la mia email', url },
    after: [
      'Il collegamento vale 24 ore e funziona una volta sola.',
      'Se non ti sei registrato tu, apri la pagina e premi «Non sono stato io»: cancelliamo la registrazione. Se non fai nulla, senza la tua conferma non entra nessuno e dopo 7 giorni sparisce da sola.',
      "Se vuoi un account ma la password non l'hai scelta tu, non confermare: nella pagina di accesso scegli «Password dimenticata?» e mettine una tua.",
    ],
  }),
  passwordReset: (url: string): Letter => ({
    subject: 'Scegli una nuova password per Margine',
    before: ['Ciao,', 'qualcuno, speriamo tu, ha chiesto di cambiare la password del tuo account.'],
    link: { label: 'Scegli una nuova password', url },
    after: [
      "Il collegamento vale un'ora e funziona una volta sola. Quando la cambi, esci da tutti i dispositivi.",
      'Se non sei stato tu, ignora questa email: la tua password resta quella di prima.',
    ],
  }),
  alreadyRegistered: (url: string): Letter => ({
    subject: 'Hai già un account Margine',
    before: [
      'Ciao,',
      'qualcuno ha provato a registrarsi a Margine con questo indirizzo, che ha già un account. Il tuo account non è cambiato.',
      'Se sei stato tu, accedi come al solito. Se non ricordi la password, nella pagina di accesso scegli «Password dimenticata?».',
    ],
    link: { label: 'Vai alla pagina di accesso', url },
    after: ['Se non sei stato tu, non devi fare nulla.'],
  }),
  passwordEnded: (url: string): Letter => ({
    subject: 'La password del tuo account Margine non vale più',
    before: [
      'Ciao,',
      "hai fatto l'accesso con Google. Da allora la password di prima non apre più il tuo account: era stata scelta prima di verificare l'indirizzo, su un altro dispositivo, e non sappiamo se da te. I tuoi calcoli sono al loro posto.",
      'Con Google accedi come sempre. Se vuoi anche una password, scegline una nuova.',
    ],
    link: { label: 'Scegli una nuova password', url },
    after: ['Se non sei stato tu ad accedere con Google, scegli subito una nuova password.'],
  }),
  feedback: (message: string): Letter => ({
    subject: 'Nuovo feedback anonimo su Margine',
    before: [message],
    after: [],
  }),
} as const satisfies Record<string, (value: string) => Letter>
