import { filesInWords } from '../../../frame/files-in-words.ts'
import type { FilesHere } from '../../../person/files-here.ts'

/** Without the year: a session lasts thirty days at most. */
const moment = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

const on = (iso: string) => moment.format(new Date(iso))

/** What a signed-in person reads of their own account. */
export const ownAccountWords = {
  title: 'Il tuo account',
  text: (email: string) => `Hai effettuato l'accesso come ${email}.`,
  cancel: 'Annulla',
  password: {
    title: 'Password',
    change: 'Cambia la password',
    current: 'Password attuale',
    field: 'Nuova password',
    currentMissing: 'Scrivi la password attuale.',
    lead: 'Gli altri dispositivi verranno disconnessi.',
    button: 'Salva la password',
    pending: 'Salvataggio in corso…',
    done: 'Password cambiata. Gli altri dispositivi sono stati disconnessi.',
    none: 'Accedi con Google: il tuo account non ha una password. Per averne una, ti mandiamo un link.',
    choose: 'Scegli una password',
  },
  sessions: {
    title: 'I tuoi accessi',
    text: 'Se ne vedi uno che non riconosci, chiudilo e cambia la password.',
    /** A browser and the system it runs on; null where not known. */
    device: (browser: string | null, system: string | null) =>
      [browser, system].filter((name) => name !== null).join(' su ') || 'Dispositivo sconosciuto',
    here: 'Questo dispositivo',
    began: (iso: string) => `Accesso: ${on(iso)}`,
    seen: (iso: string) => `Ultimo uso: ${on(iso)}`,
    /** An address without its end, which is not kept: `203.0.113.0/24`, `2001:db8:1::/48`. */
    network: (network: string) => `Rete: ${network.replace(/0\/24$/, 'x').replace(/:\/48$/, 'x')}`,
    end: 'Esci da qui',
    ended: 'Accesso chiuso.',
    endAll: 'Esci da tutti',
    confirmHere: 'Vuoi uscire da questo dispositivo?',
    confirmAll: 'Vuoi uscire da tutti i dispositivi, anche da questo?',
    andFiles: (files: FilesHere) => {
      const what = filesInWords(files)
      return what === '' ? '' : ` Da questo dispositivo verranno eliminati: ${what}.`
    },
  },
  data: {
    title: 'I tuoi dati',
    text: "Puoi scaricare una copia di tutto quello che conserviamo su di te, o eliminare l'account con tutto quello che contiene.",
    download: 'Scarica i miei dati',
    remove: 'Elimina il mio account',
    confirm:
      'Sei sicuro di voler eliminare il tuo account? Tutto quello che hai salvato verrà cancellato e non potrai recuperarlo.',
  },
  again: {
    title: 'Conferma che sei tu',
    text: "È passato un po' di tempo dal tuo accesso: per eliminare l'account accedi di nuovo.",
    pending: 'Eliminazione in corso…',
  },
} as const
