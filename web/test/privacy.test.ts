import { expect, test } from 'vitest'
import page from '../privacy.html?raw'

const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What tabs call to each other by: it is said, not kept. */
const channels = ['margine.session', 'margine.google']

const keysIn = (text: string, key: RegExp) =>
  [...new Set([...text.matchAll(key)].map(([, name = '']) => name))].sort()

test('the privacy page names everything that browsers remember, and nothing else', () => {
  // Without what a key says of this or that part.
  const kept = keysIn(Object.values(sources).join('\n'), /['"`](margine\.[\w-]+)/g)
  expect(kept.length).toBeGreaterThan(channels.length)
  expect(keysIn(page, /<code>(margine\.[\w-]+)<\/code>/g)).toEqual(
    kept.filter((key) => !channels.includes(key)),
  )
})
