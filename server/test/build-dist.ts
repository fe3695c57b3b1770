import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { pageTable } from '../src/pages/page-table.ts'

/** Long enough that compressing it is worth it. */
export const script = `console.log(${JSON.stringify('margine '.repeat(200))})\n`

const page = (title: string, head = '') =>
  `<!doctype html><html lang="it"><title>${title}</title>${head}<meta name="support-email" content="{{SUPPORT_EMAIL}}"><a href="{{FEEDBACK_URL}}">Feedback</a><address>{{CONTROLLER}}</address></html>\n`

const files = {
  ...Object.fromEntries(pageTable.map(({ name }) => [`${name}.html`, page(name)])),
  'index.html': page(
    'Margine',
    '<meta name="user-email" content="{{USER_EMAIL}}" data-id="{{USER_ID}}" data-seconds="{{SESSION_SECONDS}}" data-profile="{{USER_PROFILE}}">',
  ),
  'prova.html': page('prova', '<link rel="canonical" href="{{ORIGIN}}/prova">'),
  'sw.js': 'self.registration\n',
  'robots.txt': 'User-agent: *\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  '.stamp': 'not for serving',
  'assets/main-B1x_2-aZ.js': script,
  'assets/main-B1x_2-aZ.js.br': brotliCompressSync(script),
  'assets/main-B1x_2-aZ.js.gz': gzipSync(script),
  'assets/inter-9f.woff2': Buffer.from([0x77, 0x4f, 0x46, 0x32]),
}

/** A folder like the one the web app is built into; `undefined` leaves a file out. */
export async function buildDist(
  overrides: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'margine-dist-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  for (const [name, bytes] of Object.entries({ ...files, ...overrides })) {
    if (bytes === undefined) continue
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), bytes)
  }
  return dist
}
