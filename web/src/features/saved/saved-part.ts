// One script, so that a problem is told and a list shown wherever there is what asks for them.
export { SavedProblemBanner } from './SavedProblemBanner.tsx'
export { SavedScreen } from './SavedScreen.tsx'
export { Saving } from './Saving.tsx'
