import { expect, test } from 'vitest'
import page from '../privacy.html?raw'

const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What tabs call to each other by: it is said, not kept. */
const channels = ['margine.session', 'margine.google']

const namesIn = (text: string, ...keys: RegExp[]) =>
  [...new Set(keys.flatMap((key) => [...text.matchAll(key)].map(([, name = '']) => name)))].sort()

test('the privacy page names everything that browsers remember, and nothing else', () => {
  const text = Object.values(sources).join('\n')
  // Without what a key says of this or that part.
  const ofNobody = namesIn(text, /['"`](margine\.[\w-]+)/g)
  expect(ofNobody.length).toBeGreaterThan(channels.length)
  expect(namesIn(page, /<code>(margine\.[\w-]+)<\/code>/g)).toEqual(
    ofNobody.filter((key) => !channels.includes(key)),
  )
  const ofPeople = namesIn(text, /(?:tab|device)\.set\('(\w+)'/g, /keyOf\([\w.]+, '(\w+)'\)/g)
  expect(ofPeople.length).toBeGreaterThan(1)
  expect(namesIn(page, /<code>margine:…:(\w+)<\/code>/g)).toEqual(ofPeople)
})
