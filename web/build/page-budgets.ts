import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/**
 * What a page may weigh before it can be used: gzip bytes of all it loads at once. What is above it
 * becomes a lazy part (`lazyPart`), or pays for itself by something that leaves the first load; a
 * budget is raised only with a reason in the commit that raises it.
 */
export type Budget = { page: string; script: number; style: number }

/** The entry's chunk and every chunk it imports statically. */
function initialChunks(bundle: Rolldown.OutputBundle, page: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${page}`))
  if (entry === undefined) throw new Error(`${page} has no script`)
  const initial = new Set([entry])
  for (const { imports } of initial)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) initial.add(chunk)
  return [...initial]
}

const gzipSize = (source: string | Uint8Array) => gzipSync(source).byteLength
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} KB`

/** Fails the build when a page's initial JavaScript or CSS, compressed, is above its budget. */
export function pageBudgets(budgets: readonly Budget[]): Plugin {
  return {
    name: 'page-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { page, ...budget } of budgets) {
          const chunks = initialChunks(bundle, page)
          const styles = new Set(
            chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
          )
          const script = sum(chunks.map((chunk) => gzipSize(chunk.code)))
          const style = sum(
            Object.values(bundle).map((file) =>
              file.type === 'asset' && styles.has(file.fileName) ? gzipSize(file.source) : 0,
            ),
          )
          const weight = `${page}: JavaScript ${kilobytes(script)} of ${kilobytes(budget.script)}, CSS ${kilobytes(style)} of ${kilobytes(budget.style)} (gzip)`
          if (script > budget.script || style > budget.style) this.error(`over budget: ${weight}`)
          this.info(weight)
        }
      },
    },
  }
}
