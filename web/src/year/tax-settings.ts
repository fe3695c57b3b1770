import type { ProfileChange, SellerProfile } from '@margine/contract'
import { addedDefaults, saysContributions, type TaxSettings } from '@margine/engine'
import { useState } from 'react'
import { settingsChange } from '../calculation/keep-profile.ts'

/** The settings that taxes depend on: until contributions are told, what was changed beside them waits for it. */
export function useTaxSettings({ imposte }: SellerProfile, change: (said: ProfileChange) => void) {
  const [unanswered, setUnanswered] = useState<TaxSettings>(addedDefaults.imposte)
  return {
    settings: imposte ?? unanswered,
    knowsContributions: imposte !== undefined,
    isWaiting: imposte === undefined && unanswered !== addedDefaults.imposte,
    onSettings: (settings: TaxSettings) => {
      if (saysContributions(settings)) change({ imposte: settingsChange(settings) })
      else setUnanswered(settings)
    },
  }
}
