import { lazyPart } from '../../lazy/LazyPart.tsx'

/** Asks what the columns of a file are. */
export const MappingDialog = lazyPart('listinoColumns', async () => {
  const { MappingDialog } = await import('./MappingDialog.tsx')
  return MappingDialog
})
