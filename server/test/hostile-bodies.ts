import fc from 'fast-check'

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.emailAddress())
const fields = [
  'email',
  'password',
  'token',
  'message',
  'idToken',
  'name',
  'costo',
  'prezzoVendita',
]
const shaped = fc.dictionary(
  fc.constantFrom(...fields, 'formData', '__proto__', 'constructor'),
  fc.oneof(text, fc.jsonValue({ maxDepth: 4 }), fc.dictionary(fc.constantFrom(...fields), text)),
)

const bombs = [
  '['.repeat(60_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `"${'a'.repeat(70_000)}"`,
  '{"__proto__":{"email":"a@b.it"},"constructor":{"prototype":{"x":1}}}',
  '{"name":"\\u0000","formData":{"costo":"\\ud800","prezzoVendita":"20"}}',
  '{"name":"x","formData":{"costo":1e999,"prezzoVendita":-1e999}}',
  '\0',
  '',
]

const bodies = fc.oneof(
  { weight: 6, arbitrary: shaped.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(...bombs) },
)

/** Hostile bodies: our fields with wrong values, other JSON, no JSON, and bombs. */
export const hostileBodies = (count: number): string[] => fc.sample(bodies, count)
