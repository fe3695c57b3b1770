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
const odd = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }))
const shaped = fc.dictionary(
  fc.constantFrom(...fields, 'formData', '__proto__', 'constructor'),
  fc.oneof(odd, fc.dictionary(fc.constantFrom(...fields), text)),
)

/** The fields that choose rates and regime, each with something that it takes. */
const added = {
  tariffe: '2026-02-01',
  aliquotaIVA: '10',
  regime: 'forfettario',
  imposte: { coefficiente: '40', sostitutiva: '5', gestione: 'artigiani', riduzione: '35' },
  commissionePropria: { percentuale: '8', fissa: '0,35', minima: '', base: 'netto' },
  categoriaEbay: 'watches',
  categoriaTikTok: 'electronics',
}
const hostileKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty')
/** The same, some left out and some turned into something else, whole or in part. */
const hostileAdded = fc.record(
  Object.fromEntries(
    Object.entries(added).map(([field, value]) => {
      const parts = typeof value === 'object' ? Object.keys(value) : ['0']
      const inPart = fc
        .tuple(fc.constantFrom(...parts, '__proto__', 'length'), fc.oneof(odd, hostileKey))
        .map(([part, other]) => ({ ...Object(value), [part]: other }))
      return [
        field,
        fc.oneof(
          { weight: 12, arbitrary: fc.constant(value) },
          odd,
          hostileKey,
          inPart,
          fc.constantFrom('9'.repeat(20_000), '0000-00-00', '9999-12-31', [value], {}),
        ),
      ]
    }),
  ),
  { requiredKeys: [] },
)

/** Forms that would have a result, but for what they say of rates and regime. */
export const hostileForms = fc
  .tuple(fc.constantFrom('amazon', 'ebay', 'etsy', 'tiktok', 'manomano', '__proto__'), hostileAdded)
  .map(([marketplace, added]) => ({ costo: '5', prezzoVendita: '20', marketplace, ...added }))

const bombs = [
  '['.repeat(60_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `"${'a'.repeat(70_000)}"`,
  '{"__proto__":{"email":"a@b.it"},"constructor":{"prototype":{"x":1}}}',
  '{"name":"\\u0000","formData":{"costo":"\\ud800","prezzoVendita":"20"}}',
  '{"name":"x","formData":{"costo":"5","prezzoVendita":"20","imposte":{"__proto__":{"riduzione":true}},"regime":["forfettario"]}}',
  '{"name":"x","formData":{"costo":1e999,"prezzoVendita":-1e999}}',
  '\0',
  '',
]

const bodies = fc.oneof(
  { weight: 6, arbitrary: shaped.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: hostileForms.map((formData) => JSON.stringify({ name: 'x', formData })) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(...bombs) },
)

/** Hostile bodies: our fields with wrong values, other JSON, no JSON, and bombs. */
export const hostileBodies = (count: number): string[] => fc.sample(bodies, count)
