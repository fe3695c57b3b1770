import { dayWithArticle } from '../../../../italian/day.ts'

/** What the section «Tariffe e regime» says. */
export const words = {
  rates: {
    label: 'Tariffe',
    version: 'Margine 1.3.1 (predefinite)',
    today: 'In vigore oggi',
    ofDay: 'In vigore il giorno…',
    day: 'Giorno delle tariffe',
    noDay: 'Scegli un giorno del calendario.',
    futureDay: 'Questo giorno deve ancora venire: scegline uno fino a oggi.',
    wrongClock: (shown: string, right: string) =>
      `Questo dispositivo segna ${dayWithArticle('il', shown)}, ma oggi è ${dayWithArticle('il', right)}: correggi la data del dispositivo, o il calcolo userà le tariffe del giorno sbagliato.`,
    abroad: "Per le vendite fuori dall'Italia valgono sempre le tariffe di Margine 1.3.1.",
  },
  vat: {
    label: 'IVA del prodotto',
    standard: (rate: string) => `${rate} · ordinaria`,
    reduced: { '10': '10% · ridotta', '5': '5% · ridotta', '4': '4% · minima' },
    other: 'Altra percentuale',
    typed: 'Percentuale di IVA',
  },
  own: {
    use: 'Usa una tua tariffa',
    why: 'Se hai condizioni tue, o vendi dove non conosciamo le tariffe: la tua tariffa vale solo per questo calcolo. Comincia da quella in vigore: cambiala.',
    percentuale: 'Percentuale',
    fissa: 'Quota fissa per vendita',
    minima: 'Minimo',
    base: 'Si calcola sul',
    bases: { lordo: 'Prezzo con IVA', netto: 'Prezzo netto' },
  },
  plan: 'Piano Individuale di Amazon: 0,99 € a pezzo',
  profile: {
    remember: 'Ricorda per i prossimi calcoli',
    kept: 'I tuoi prossimi calcoli cominciano così.',
    failed: (problem: string) => `Non salvato nel tuo account: ${problem}`,
    open: 'Il tuo profilo',
  },
  problems: {
    percent: 'Scrivi una percentuale da 0 a 100.',
    amount: 'Scrivi un importo da 0 a 999.999.999,99.',
  },
} as const
