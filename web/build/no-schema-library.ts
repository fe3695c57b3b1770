import type { Plugin } from 'vite'

/** Fails the build where a page would load the schema library: of the contract's schemas pages take types only. */
export function noSchemaLibrary(): Plugin {
  return {
    name: 'no-schema-library',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (/^zod(?:\/|$)/.test(source)) this.error(`${importer} brings ${source} into a page`)
      return null
    },
  }
}
