import { join } from 'node:path'
import { build } from 'vite'

/** A page of `page.tsx` alone, the floor that benchmarks compare with, built as the product's pages are. */
export async function minimalReactPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'page.tsx') },
    },
  })
  if (!('output' in built)) throw new Error('Vite built no page')
  const [{ code }] = built.output
  // Text of a script may not end it.
  const script = code.replaceAll('</script', '<\\/script')
  return `<!doctype html><title>Minimal</title><div id="root"></div><script type="module">${script}</script>`
}
