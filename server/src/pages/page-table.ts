/**
 * Who is shown a page: whoever has a verified address and is signed in (others are redirected to the sign-in), whoever is
 * not (others are redirected to the application), everybody, or whoever sits at a machine without a mail server.
 */
export type Access = 'user' | 'guest' | 'everybody' | 'machine'

interface Page {
  /** Of its HTML file. */
  name: string
  /** Null where it is shown in another's place. */
  path: string | null
  access: Access
}

/** Every page. */
export const pageTable = [
  { name: 'index', path: '/', access: 'user' },
  { name: 'listino', path: '/listino', access: 'user' },
  { name: 'consuntivo', path: '/consuntivo', access: 'user' },
  { name: 'login', path: '/login', access: 'guest' },
  { name: 'signup', path: '/signup', access: 'guest' },
  { name: 'prova', path: '/prova', access: 'guest' },
  { name: 'verifica-email', path: '/verifica-email', access: 'everybody' },
  { name: 'password-dimenticata', path: '/password-dimenticata', access: 'everybody' },
  { name: 'nuova-password', path: '/nuova-password', access: 'everybody' },
  { name: 'accesso-google', path: '/accesso-google', access: 'everybody' },
  { name: 'feedback', path: '/feedback', access: 'everybody' },
  { name: 'outbox', path: '/outbox', access: 'machine' },
  { name: 'tariffe', path: '/tariffe', access: 'everybody' },
  { name: 'privacy', path: '/privacy', access: 'everybody' },
  { name: 'termini', path: '/termini', access: 'everybody' },
  { name: '404', path: null, access: 'everybody' },
  { name: 'senza-rete', path: null, access: 'everybody' },
] as const satisfies readonly Page[]

/** The pages that open without a network, by the service worker. */
export const shellNames = [
  'index',
  'listino',
  'consuntivo',
  'senza-rete',
] as const satisfies PageName[]

export type PageName = (typeof pageTable)[number]['name']
