import type { QuickScenario } from '@margine/engine'

/** What the scenarios one press away are called: on their buttons, and where the guide tells of them. */
export const quickScenarioNames = {
  situazioneAttuale: 'Situazione attuale',
  prezzoPiu10: 'Prezzo +10%',
  costoMeno10: 'Costo −10%',
  commissionePiu5: 'Commissione +5 punti',
} as const satisfies Record<QuickScenario, string>
