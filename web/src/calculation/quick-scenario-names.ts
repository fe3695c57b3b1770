import type { QuickScenario } from '@margine/engine'

/** The names of the quick scenarios, on their buttons and in the guide. */
export const quickScenarioNames = {
  situazioneAttuale: 'Situazione attuale',
  prezzoPiu10: 'Prezzo +10%',
  costoMeno10: 'Costo −10%',
  commissionePiu5: 'Commissione +5 punti',
} as const satisfies Record<QuickScenario, string>
