import { lazyPart } from '../../lazy/lazy-part.tsx'

export const RulesDialog = lazyPart(async () => {
  return (await import('./RulesDialog.tsx')).RulesDialog
})
