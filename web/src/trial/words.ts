/** What only an account has. */
export type AccountNeed = 'save' | 'scenarios' | 'profile' | 'listino' | 'consuntivo'

export const words = {
  pages: 'Altre pagine',
  listino: 'Listino',
  consuntivo: 'Consuntivo',
  login: 'Accedi',
  signup: 'Crea un account',
  lead: 'Stai provando Margine senza account: quello che scrivi resta in questa scheda.',
  /** What an account brings, by what was asked for. */
  needs: {
    save: {
      title: 'Salva il calcolo con un account',
      said: 'Con un account gratuito salvi due calcoli, li riapri su ogni dispositivo e li confronti.',
    },
    scenarios: {
      title: 'Gli scenari sono nel tuo account',
      said: 'Con un account gratuito muovi prezzo, costo e spedizione e vedi subito come cambia il margine.',
    },
    profile: {
      title: 'Il profilo è nel tuo account',
      said: 'Con un account gratuito dici una volta regime, contributi e resi, e ogni calcolo parte da lì.',
    },
    listino: {
      title: 'Il listino è nel tuo account',
      said: 'Con un account gratuito apri il file dei tuoi articoli e vedi quanto lascia ognuno, anche se sono un milione.',
    },
    consuntivo: {
      title: 'Il consuntivo è nel tuo account',
      said: 'Con un account gratuito apri i rapporti dei marketplace e vedi quanto ti è rimasto davvero.',
    },
  } satisfies Record<AccountNeed, { title: string; said: string }>,
  kept: 'Quello che hai scritto ti aspetta dopo la registrazione.',
  close: 'Continua la prova',
} as const
