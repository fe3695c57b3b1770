import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { GoogleConfig } from '../accounts/google/google-config.ts'
import { readProxies } from '../http/client-address.ts'
import { isLocalhost } from '../http/localhost.ts'
import { loopback } from '../http/web-server.ts'

export interface Config {
  /** The address of this machine that the server listens on. */
  host: string
  port: number
  /** The address people open: scheme, host and port. */
  appUrl: URL
  production: boolean
  /** A PostgreSQL server; undefined means the embedded SQLite file under `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** The mail server; undefined means that mails become files under `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: string
  google: GoogleConfig
  supportEmail: string
  /** Who answers for people's data and provides the service, as the legal pages name them. */
  controller: string
  feedbackFormUrl: string | undefined
  /** The proxies that are believed in `X-Forwarded-For`. */
  proxies: BlockList
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

const highestPort = 65_535
const ownAddress =
  'must be an IP address of this machine: 127.0.0.1 for a proxy at this machine, 0.0.0.0 for every network'
const portRange = `must be a whole number from 1 to ${highestPort}`
const origin = 'must be an http:// or https:// address without a path, user or password'
const secureOrigin =
  'must be the https:// address people open, without a path, user or password, when NODE_ENV is production'

const smtpAddress =
  'must be an smtp:// or smtps:// address (smtp://user:password@host:587, where / ? # @ % in the password are written %2F %3F %23 %40 %25)'
const databaseAddress =
  'must be a postgres:// address (postgres://user:password@host:5432/name, where / ? # @ % in the password are written %2F %3F %23 %40 %25)'
const proxyList = 'must be addresses or networks (10.0.0.0/8) separated by commas, or none'
const tooWide =
  'must name the proxies alone: a network wider than a /8 of IPv4 or a /16 of IPv6 (fc00::/7 is private) has clients in it too, who could then name any address'
const namedProxy = `${proxyList}, when NODE_ENV is production: behind a proxy that is not named everybody shares one limit on attempts`

const controllerName =
  'must name who answers for people’s data, when NODE_ENV is production: a privacy notice has to'

const ownSender =
  'must be whom mails come from, with an address of your own domain, when NODE_ENV is production: mail servers refuse an example address'
const readAddress =
  'must be an e-mail address that somebody reads, when NODE_ENV is production: the pages and the feedback lead to it'

/** Whether an address is no example's, where nothing arrives: those domains are kept for documents (RFC 2606). */
const isNoExample = (address: string) =>
  !/@(?:[^@\s>]+\.)?example(?:\.(?:com|net|org))?\.?[>\s]*$/i.test(address)

const safeIssuer =
  'must be an https:// address without a user or password (http:// only on localhost)'
const isSafeIssuer = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return (protocol === 'https:' || isLocalhost(hostname)) && isForEverybody(address)
}

/**
 * Whether an address means what it looks like. A bare / ? or # in the password ends the host early: the rest of
 * the password would be read as a path or a database name, and shown in messages.
 */
const isUnmistakable = (address: string) => {
  const { username, password, pathname, search, hash } = new URL(address)
  if (hash !== '' || `${pathname}${search}`.includes('@')) return false
  try {
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

/** Whether an address that people are shown holds no user and no password. */
const isForEverybody = (address: string) => {
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

const isOrigin = (address: string) => {
  const { pathname, search, hash } = new URL(address)
  return pathname === '/' && search === '' && hash === '' && isForEverybody(address)
}

const mailServer = (error: string) =>
  z.url({ protocol: /^smtps?$/, error, abort: true }).refine(isUnmistakable, error)

const proxies = (error: string) =>
  z.string(error).transform((setting, { issues, value }) => {
    const list = readProxies(setting)
    if (list instanceof BlockList) return list
    const message = list === 'too-wide' ? tooWide : error
    issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  })

const formAddress = 'must be an http:// or https:// address without a user or password'

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production'], 'must be development or production').optional(),
  HOST: z
    .string()
    .refine((address) => isIP(address) !== 0, ownAddress)
    .default(loopback),
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
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: databaseAddress, abort: true })
    .refine(isUnmistakable, databaseAddress)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: mailServer(smtpAddress).optional(),
  MAIL_FROM: z.string().default('Margine <noreply@margine.example>'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_NATIVE_CLIENT_IDS: z
    .string()
    .transform((ids) =>
      ids
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    )
    .default([]),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: safeIssuer, abort: true })
    .refine(isSafeIssuer, safeIssuer)
    .default('https://accounts.google.com'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('supporto@margine.example'),
  CONTROLLER_NAME: z.string().default('chi gestisce questa copia di prova di Margine'),
  CONTROLLER_ADDRESS: z.string().optional(),
  FEEDBACK_FORM_URL: z
    .url({ protocol: /^https?$/, error: formAddress, abort: true })
    .refine(isForEverybody, formAddress)
    .optional(),
  TRUST_PROXY: proxies(proxyList).default(new BlockList()),
})

/**
 * In production a session cookie must never travel in the clear, mails must reach people and people somebody, one person's
 * attempts must not count as everybody's, and the privacy notice must name the controller.
 */
const productionSettings = settings.extend({
  SMTP_URL: mailServer(
    `${smtpAddress}, when NODE_ENV is production: without it nobody can verify an address`,
  ),
  APP_URL: z
    .url({ protocol: /^https$/, error: secureOrigin, abort: true })
    .refine(isOrigin, secureOrigin),
  MAIL_FROM: z.string(ownSender).refine(isNoExample, ownSender),
  SUPPORT_EMAIL: z.email(readAddress).refine(isNoExample, readAddress),
  CONTROLLER_NAME: z.string(controllerName),
  TRUST_PROXY: proxies(namedProxy),
})

/** What may be set. */
export const settingNames = Object.keys(settings.shape)

type Environment = Readonly<Record<string, string | undefined>>

/** One line for each bad setting, in the order of the schema. Never what it is set to: that may be secret. */
function describe(issues: readonly z.core.$ZodIssue[], env: Environment): string[] {
  const messages = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = String(path[0])
    const found = env[name] === undefined ? ' (it is not set)' : ''
    if (!messages.has(name)) messages.set(name, `${name} ${message}${found}.`)
  }
  return [...messages.values()]
}

/** Settings that say nothing without another. */
const halves = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['CONTROLLER_ADDRESS', 'CONTROLLER_NAME'],
] as const

/** One line for each setting without its other half. */
const describeHalves = (env: Environment): string[] =>
  halves
    .filter(([set, missing]) => env[set] !== undefined && env[missing] === undefined)
    .map(([set, missing]) => `${missing} must be set where ${set} is (it is not set).`)

/** Reads the settings out of an environment. A blank value counts as not set, as in a copied `.env.example`. */
export function parseConfig(environment: Environment): ConfigResult {
  const env = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const { NODE_ENV } = env
  const schema = NODE_ENV === 'production' ? productionSettings : settings
  const parsed = schema.safeParse(env)
  const problems = [...describe(parsed.error?.issues ?? [], env), ...describeHalves(env)]
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  const { data } = parsed
  return {
    ok: true,
    config: {
      host: data.HOST,
      port: data.PORT,
      appUrl: new URL(data.APP_URL ?? `http://localhost:${data.PORT}`),
      production: data.NODE_ENV === 'production',
      databaseUrl: data.DATABASE_URL,
      dataDir: resolve(data.DATA_DIR),
      smtpUrl: data.SMTP_URL,
      mailFrom: data.MAIL_FROM,
      google: {
        issuer: data.GOOGLE_ISSUER,
        clientId: data.GOOGLE_CLIENT_ID,
        clientSecret: data.GOOGLE_CLIENT_SECRET,
        nativeClientIds: data.GOOGLE_NATIVE_CLIENT_IDS,
      },
      supportEmail: data.SUPPORT_EMAIL,
      controller: [data.CONTROLLER_NAME, data.CONTROLLER_ADDRESS].filter(Boolean).join(', '),
      feedbackFormUrl: data.FEEDBACK_FORM_URL,
      proxies: data.TRUST_PROXY,
    },
  }
}
