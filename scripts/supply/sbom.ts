import { type LockedPackage, type Lockfile, packagesOf, runtimesOf } from './lockfile.ts'

/** Packages that only the build needs, with files that the pages carry. */
const carried = ['@fontsource-variable/inter']

const purl = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The hash of npm (`sha512-…`, in base64) as CycloneDX writes it. */
function hashesOf({ integrity = '' }: LockedPackage) {
  const [algorithm, base64 = ''] = integrity.split('-', 2)
  if (algorithm !== 'sha512') return []
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }]
}

/** One licence by its name, several as the expression that joins them. */
const licensesOf = ({ license }: LockedPackage) =>
  license === undefined
    ? []
    : [/ (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } }]

/** Where Node.js looks for a dependency of what is installed at a path: there, and then further up. */
function resolve(from: string, name: string, at: ReadonlyMap<string, LockedPackage>) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const found = at.get(`${folder}/node_modules/${name}`)
    if (found !== undefined) return found
    if (!folder.includes('/node_modules/')) return at.get(`node_modules/${name}`)
  }
}

/** Everything that the product carries when it runs, with licences, as a CycloneDX bill of materials. */
export function billOf(lockfile: Lockfile) {
  const everything = packagesOf(lockfile)
  const parts = everything.filter(({ name, dev }) => !dev || carried.includes(name))
  const at = new Map(parts.map((part) => [part.path, part]))
  const runtimes = runtimesOf(lockfile)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': lockfile.name,
        name: lockfile.name,
        version: lockfile.version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: parts.map((part) => ({
      // These hold the Node.js program for one system each.
      type: runtimes.includes(part.name) ? 'platform' : 'library',
      'bom-ref': purl(part),
      name: part.name,
      version: part.version,
      scope: part.optional ? 'optional' : 'required',
      purl: purl(part),
      hashes: hashesOf(part),
      licenses: licensesOf(part),
      ...(runtimes.includes(part.name) && {
        components: [
          {
            type: 'platform',
            name: 'node',
            version: part.version,
            purl: `pkg:generic/node@${part.version}`,
          },
        ],
      }),
    })),
    dependencies: parts.map((part) => ({
      ref: purl(part),
      dependsOn: part.dependsOn.flatMap((name) => {
        const found = resolve(part.path, name, at)
        return found === undefined ? [] : [purl(found)]
      }),
    })),
  }
}
