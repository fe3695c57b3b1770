import { isSpecified } from '@margine/engine'
import { App } from '../app/App.tsx'
import { fetchAddedRates } from '../calculation/late-rates.ts'
import { settingsOfProfile } from '../calculation/profile.ts'
import type { Calculator } from '../features/calculator/calculator.ts'
import { restoreDraft } from '../features/calculator/draft.ts'
import { lazyPart, prefetchParts, waitFor } from '../lazy/lazy-part.tsx'
import { follow } from '../person/follow.ts'
import { mount } from './mount.tsx'

/** Whether there is nothing in a calculation, nor in what it took the place of, that other rates are needed for. */
const isPlain = ({ form, cleared }: Calculator): boolean =>
  isSpecified(form) && (cleared === null || isPlain(cleared))

follow()
// Forms beyond the specification come with a part, from the draft or from the profile.
waitFor(fetchAddedRates)
if (isSpecified(settingsOfProfile()) && isPlain(restoreDraft())) mount(<App />)
else {
  // Until then the page shows its first state, which it was served with.
  const First = await fetchAddedRates().then(
    () => App,
    () => lazyPart(async () => App),
  )
  mount(<First />)
}

// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchParts, { timeout: 5000 })
else setTimeout(prefetchParts, 2000)
