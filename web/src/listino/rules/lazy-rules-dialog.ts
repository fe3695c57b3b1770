import { lazyPart } from '../../lazy/LazyPart.tsx'

export const RulesDialog = lazyPart('listinoRules', async () => {
  return (await import('./RulesDialog.tsx')).RulesDialog
})
