import { resolve } from 'node:path'
import { z } from 'zod'

export interface Config {
  port: number
  /** The address people open: scheme, host and port. */
  appUrl: URL
  dataDir: string
  supportEmail: string
  feedbackFormUrl: string | undefined
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

const highestPort = 65_535
const portRange = `must be a whole number from 1 to ${highestPort}`
const origin = 'must be an http:// or https:// address without a path'
const secureOrigin = 'must be the https:// address people open, when NODE_ENV is production'

const isOrigin = (address: string) => {
  const { pathname, search, hash } = new URL(address)
  return pathname === '/' && search === '' && hash === ''
}

const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .optional(),
  PORT: z
    .string()
    .regex(/^\d+$/, portRange)
    .transform(Number)
    .refine((port) => port >= 1 && port <= highestPort, portRange)
    .default(3000),
  APP_URL: z
    .url({ protocol: /^https?$/, error: origin, abort: true })
    .refine(isOrigin, origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('supporto@margine.example'),
  FEEDBACK_FORM_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
})

/** In production a session cookie must never travel in the clear. */
const productionSettings = settings.extend({
  APP_URL: z
    .url({ protocol: /^https$/, error: secureOrigin, abort: true })
    .refine(isOrigin, secureOrigin),
})

type Environment = Readonly<Record<string, string | undefined>>

/** One line for each bad setting, in the order of the schema. */
function describe(issues: readonly z.core.$ZodIssue[], env: Environment): string[] {
  const messages = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = String(path[0])
    const value = env[name]
    const found = value === undefined ? 'it is not set' : `it is "${value}"`
    if (!messages.has(name)) messages.set(name, `${name} ${message} (${found}).`)
  }
  return [...messages.values()]
}

/** Reads the settings out of an environment. A blank value counts as not set, as in a copied `.env.example`. */
export function parseConfig(environment: Environment): ConfigResult {
  const env = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const { NODE_ENV } = env
  const schema = NODE_ENV === 'production' ? productionSettings : settings
  const parsed = schema.safeParse(env)
  if (!parsed.success) return { ok: false, problems: describe(parsed.error.issues, env) }
  const { PORT, APP_URL, DATA_DIR, SUPPORT_EMAIL, FEEDBACK_FORM_URL } = parsed.data
  return {
    ok: true,
    config: {
      port: PORT,
      appUrl: new URL(APP_URL ?? `http://localhost:${PORT}`),
      dataDir: resolve(DATA_DIR),
      supportEmail: SUPPORT_EMAIL,
      feedbackFormUrl: FEEDBACK_FORM_URL,
    },
  }
}
