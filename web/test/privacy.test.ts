import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(`${web}/privacy.html`, 'utf8')

/** What tabs call to each other by: it is said, not kept. */
const channels = ['margine.session', 'margine.google']

/** The keys of what browsers remember, without what stands for this or that part. */
function storageKeys(): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: web })
  const keys = sources.flatMap((file) =>
    [...readFileSync(`${web}/${file}`, 'utf8').matchAll(/['"`](margine\.[\w-]+)/g)].map(
      ([, key = '']) => key,
    ),
  )
  return [...new Set(keys)].filter((key) => !channels.includes(key)).sort()
}

test('the privacy page names everything that browsers remember, and nothing else', () => {
  const named = [...page.matchAll(/<code>(margine\.[\w-]+)<\/code>/g)].map(([, key = '']) => key)
  expect(named.toSorted()).toEqual(storageKeys())
})
