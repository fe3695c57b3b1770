/** A mail as a person reads it. The button repeats `link`, where there is one. */
export interface Letter {
  subject: string
  /** Paragraphs before the link. */
  before: string[]
  link?: { label: string; url: string }
  /** Paragraphs after the link. */
  after: string[]
}

const passwordReset = (url: string): Letter => ({
  subject: 'Scegli una nuova password per Margine',
  before: [
    'Ciao,',
    'abbiamo ricevuto una richiesta di cambio password per il tuo account Margine.',
  ],
  link: { label: 'Scegli una nuova password', url },
  after: [
    "Il link vale un'ora e funziona una volta sola. Dopo il cambio verrai disconnesso da tutti i dispositivi.",
    'Se non hai chiesto tu il cambio, ignora questa email: la tua password resta quella di prima.',
  ],
})

/** The letters Margine writes, in Italian. */
export const letters = {
  verification: (url: string): Letter => ({
    subject: 'Verifica la tua email per Margine',
    before: [
      'Ciao,',
      'per completare la registrazione a Margine conferma che questo indirizzo è tuo: apri la pagina ed entra con la tua password.',
    ],
    link: { label: 'Verifica la mia email', url },
    after: [
      'Il link vale 24 ore e funziona una volta sola.',
      'Se non hai chiesto tu la registrazione, ignora questa email.',
    ],
  }),
  passwordReset,
  /** The same where what opens the account may be a stranger's. */
  resetThatDeletes: (url: string): Letter => {
    const { after, ...letter } = passwordReset(url)
    const warning =
      "Finora si entra in questo account con una password o con un account Google che non sappiamo se sono tuoi: con la nuova password i calcoli e il profilo salvati finora vengono eliminati. Per tenerli, apri il link in un browser dove hai già effettuato l'accesso."
    return { ...letter, after: [warning, ...after] }
  },
  alreadyRegistered: (url: string): Letter => ({
    subject: 'Hai già un account Margine',
    before: [
      'Ciao,',
      'abbiamo ricevuto una richiesta di registrazione a Margine con questo indirizzo, che ha già un account. Il tuo account non è cambiato.',
      'Se la richiesta è tua, accedi come al solito. Se non ricordi la password, nella pagina di accesso scegli «Password dimenticata?».',
    ],
    link: { label: 'Vai alla pagina di accesso', url },
    after: ['Se non hai chiesto tu la registrazione, ignora questa email.'],
  }),
  passwordEnded: (url: string): Letter => ({
    subject: 'La password del tuo account Margine non è più valida',
    before: [
      'Ciao,',
      "hai effettuato l'accesso con Google e da quel momento la vecchia password non è più valida: era stata scelta su un altro dispositivo, prima che l'indirizzo fosse verificato, e non sappiamo se l'avevi scelta tu. Per lo stesso motivo i calcoli e il profilo salvati fino ad allora sono stati eliminati, a meno che tu non avessi già effettuato l'accesso in quel browser.",
      'Con Google accedi come sempre. Se vuoi avere anche una password, scegline una nuova.',
    ],
    link: { label: 'Scegli una nuova password', url },
    after: ['Se non hai effettuato tu questo accesso, scegli subito una nuova password.'],
  }),
  passwordChanged: (url: string): Letter => ({
    subject: 'La password del tuo account Margine è cambiata',
    before: [
      'Ciao,',
      'la password del tuo account Margine è stata cambiata. Gli accessi aperti su altri dispositivi sono stati chiusi.',
      'Se sei stato tu, non devi fare altro. Se non sei stato tu, scegli subito una nuova password.',
    ],
    link: { label: 'Scegli una nuova password', url },
    after: [],
  }),
  passwordChangedElsewhere: (url: string): Letter => ({
    subject: 'Nuova password per Margine, scelta da un altro dispositivo',
    before: [
      'Ciao,',
      'con un link mandato a questo indirizzo è stata scelta una nuova password per il tuo account Margine, su un dispositivo che non riconosciamo. Gli accessi aperti sono stati chiusi.',
      'Se sei stato tu, non devi fare altro. Se non sei stato tu, qualcuno legge la tua posta: cambia prima la password della tua email, poi quella di Margine.',
    ],
    link: { label: 'Scegli una nuova password', url },
    after: [],
  }),
  googleLinked: (url: string): Letter => ({
    subject: 'Ora puoi accedere a Margine con Google',
    before: [
      'Ciao,',
      'il tuo account Margine è stato collegato a un account Google: da ora puoi accedere anche così.',
      "Se finora accedevi con un altro account Google, quello non vale più e i calcoli e il profilo salvati fino ad allora sono stati eliminati, a meno che tu non avessi già effettuato l'accesso in quel browser.",
      'Se sei stato tu, non devi fare altro. Se non sei stato tu, scegli subito una nuova password: il collegamento con Google e gli accessi aperti verranno chiusi.',
    ],
    link: { label: 'Scegli una nuova password', url },
    after: [],
  }),
  accountDeleted: (support: string): Letter => ({
    subject: 'Il tuo account Margine è stato eliminato',
    before: [
      'Ciao,',
      'il tuo account Margine è stato eliminato, con tutto quello che avevi salvato.',
      `Se non sei stato tu, scrivi a ${support}.`,
    ],
    after: [],
  }),
  feedback: (message: string): Letter => ({
    subject: 'Nuovo feedback anonimo su Margine',
    before: [message],
    after: [],
  }),
} as const satisfies Record<string, (value: string) => Letter>
