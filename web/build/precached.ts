import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pages that open without a network. */
const pages = ['index.html', 'listino.html', 'consuntivo.html', 'senza-rete.html']

/** What these pages load, now or later: the service worker fetches it ahead. */
export function precached(dist: string) {
  const names = readdirSync(join(dist, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name))
  const html = pages.map((page) => readFileSync(join(dist, page), 'utf8')).join('\n')
  const needed = new Set<string>()
  /** The names carry hashes: where one stands in a text, that text asks for it. */
  const follow = (text: string) => {
    for (const name of names.filter((one) => !needed.has(one) && text.includes(one))) {
      needed.add(name)
      if (/\.(?:js|css)$/.test(name)) follow(readFileSync(join(dist, 'assets', name), 'utf8'))
    }
  }
  follow(html)
  return {
    assets: [...needed].sort().map((name) => `/assets/${name}`),
    version: createHash('sha256').update(html).digest('hex').slice(0, 12),
  }
}
