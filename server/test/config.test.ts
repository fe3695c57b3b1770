import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Config, parseConfig, settingNames } from '../src/start/config.ts'

function problems(environment: Record<string, string>): string[] {
  const parsed = parseConfig(environment)
  return parsed.ok ? [] : parsed.problems
}

function settings(environment: Record<string, string>): Config {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.config
}

const encoded = 'where / ? # @ % in the password are written %2F %3F %23 %40 %25'
const databaseAddress = `must be a postgres:// address (postgres://user:password@host:5432/name, ${encoded})`
const smtpAddress = `must be an smtp:// or smtps:// address (smtp://user:password@host:587, ${encoded})`

describe('the settings', () => {
  it('need nothing to be set', () => {
    const { proxies, ...config } = settings({})
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 3000,
      appUrl: new URL('http://localhost:3000'),
      production: false,
      databaseUrl: undefined,
      dataDir: resolve('data'),
      smtpUrl: undefined,
      mailFrom: 'Margine <noreply@margine.example>',
      google: {
        issuer: 'https://accounts.google.com',
        clientId: undefined,
        clientSecret: undefined,
        nativeClientIds: [],
      },
      supportEmail: 'supporto@margine.example',
      controller: 'chi gestisce questa copia di prova di Margine',
      feedbackFormUrl: undefined,
    })
    expect(proxies.rules).toEqual([])
  })

  it('are taken from the environment', () => {
    const environment = {
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: '8080',
      APP_URL: 'https://margine.example',
      DATABASE_URL: 'postgres://margine:segreta@db.example/margine',
      DATA_DIR: '/var/lib/margine',
      SMTP_URL: 'smtps://posta:segreta@smtp.example:465',
      MAIL_FROM: 'Margine <ciao@margine.test>',
      GOOGLE_CLIENT_ID: 'web.apps.example',
      GOOGLE_CLIENT_SECRET: 'segreto',
      GOOGLE_NATIVE_CLIENT_IDS: 'android.apps.example, ios.apps.example',
      GOOGLE_ISSUER: 'http://localhost:4000',
      SUPPORT_EMAIL: 'aiuto@margine.test',
      CONTROLLER_NAME: 'Margine S.r.l.',
      CONTROLLER_ADDRESS: 'Via Roma 1, 20121 Milano',
      FEEDBACK_FORM_URL: 'https://forms.example/margine?lang=it',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    }
    const { proxies, ...config } = settings(environment)
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 8080,
      appUrl: new URL('https://margine.example'),
      production: true,
      databaseUrl: 'postgres://margine:segreta@db.example/margine',
      dataDir: '/var/lib/margine',
      smtpUrl: 'smtps://posta:segreta@smtp.example:465',
      mailFrom: 'Margine <ciao@margine.test>',
      google: {
        issuer: 'http://localhost:4000',
        clientId: 'web.apps.example',
        clientSecret: 'segreto',
        nativeClientIds: ['android.apps.example', 'ios.apps.example'],
      },
      supportEmail: 'aiuto@margine.test',
      controller: 'Margine S.r.l., Via Roma 1, 20121 Milano',
      feedbackFormUrl: 'https://forms.example/margine?lang=it',
    })
    expect(proxies.check('10.1.2.3')).toBe(true)
    expect(proxies.check('::1', 'ipv6')).toBe(true)
    expect(proxies.check('11.0.0.1')).toBe(false)
  })

  it('put the port into the default address', () => {
    expect(settings({ PORT: '4100' }).appUrl).toEqual(new URL('http://localhost:4100'))
  })

  it('count as not set when blank', () => {
    const blank = Object.fromEntries(settingNames.map((name) => [name, ' ']))
    expect(settings(blank)).toEqual(settings({}))
  })

  it('stand in .env.example, each with what it is when it is not set', async () => {
    const example = parseEnv(await readFile(new URL('../../.env.example', import.meta.url), 'utf8'))
    expect(Object.keys(example).sort()).toEqual(settingNames.toSorted())
    expect(settings(example as Record<string, string>)).toEqual(settings({}))
  })

  it.each(['0', '65536', '-1', '80.5', '3e3', '0x10', 'abc'])('refuse the port %s', (PORT) => {
    expect(problems({ PORT })).toEqual(['PORT must be a whole number from 1 to 65535.'])
  })

  it.each(['localhost', '*', 'eth0', '127.0.0', '[::1]', 'margine.example'])(
    'refuse to listen on %s',
    (HOST) => {
      expect(problems({ HOST })).toEqual([
        'HOST must be an IP address of this machine: 127.0.0.1 for a proxy at this machine, 0.0.0.0 for every network.',
      ])
    },
  )

  it.each(['127.0.0.1', '0.0.0.0', '::', '::1', '192.0.2.7'])('accept to listen on %s', (HOST) => {
    expect(settings({ HOST }).host).toBe(HOST)
  })

  it.each(['1', '65535'])('accept the port %s', (PORT) => {
    expect(problems({ PORT })).toEqual([])
  })

  it.each([
    'margine.example',
    'ftp://margine.example',
    'https://margine.example/app',
    'https://margine.example/?a=1',
    'https://',
    'https://utente:segreta@margine.example',
    'https://utente@margine.example',
  ])('refuse the address %s', (APP_URL) => {
    expect(problems({ APP_URL })).toEqual([
      'APP_URL must be an http:// or https:// address without a path, user or password.',
    ])
  })

  it.each(['postgres://localhost/margine', 'postgresql://u:p@localhost:5433/m?sslmode=require'])(
    'accept the database %s',
    (DATABASE_URL) => {
      expect(settings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    },
  )

  it.each(['mysql://localhost/margine', './data', 'localhost'])(
    'refuse the database %s',
    (DATABASE_URL) => {
      expect(problems({ DATABASE_URL })).toEqual([`DATABASE_URL ${databaseAddress}.`])
    },
  )

  it.each(['http://smtp.example', 'smtp.example:25'])('refuse the mail server %s', (SMTP_URL) => {
    expect(problems({ SMTP_URL })).toEqual([`SMTP_URL ${smtpAddress}.`])
  })

  it.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.1,', '*', 'true', '1'])(
    'refuse the proxy %s',
    (TRUST_PROXY) => {
      expect(problems({ TRUST_PROXY })).toEqual([
        `TRUST_PROXY must be addresses or networks (10.0.0.0/8) separated by commas, or none.`,
      ])
    },
  )

  it.each([
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.1, 192.0.0.0/7',
    '2000::/3',
    '::ffff:0.0.0.0/96',
    '::ffff:128.0.0.0/97',
    '::/80',
    'fc00::/6',
  ])('refuse to believe a network in which there are clients too: %s', (TRUST_PROXY) => {
    expect(problems({ TRUST_PROXY })).toEqual([
      'TRUST_PROXY must name the proxies alone: a network wider than a /8 of IPv4 or a /16 of IPv6 (fc00::/7 is private) has clients in it too, who could then name any address.',
    ])
  })

  it.each([
    '10.0.0.0/8',
    'fc00::/7',
    '2a06:98c0::/29',
    '::ffff:10.0.0.0/104',
    '0.0.0.0',
    '::1/128',
  ])('accept the proxies %s', (TRUST_PROXY) => {
    expect(problems({ TRUST_PROXY })).toEqual([])
  })

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['CONTROLLER_ADDRESS', 'CONTROLLER_NAME'],
  ])('are no half of two: %s needs %s', (set, missing) => {
    const line = `${missing} must be set where ${set} is (it is not set).`
    expect(problems({ [set]: 'segreta' })).toEqual([line])
    expect(problems({ [set]: 'segreta', [missing]: ' ', PORT: 'x' })).toEqual([
      'PORT must be a whole number from 1 to 65535.',
      line,
    ])
    expect(problems({ [set]: 'x', [missing]: 'y' })).toEqual([])
  })

  it.each([
    ['FEEDBACK_FORM_URL', 'https://utente:segreta@forms.example'],
    ['GOOGLE_ISSUER', 'https://utente:segreta@accounts.example'],
  ])('hold no password in what people are led to: %s', (name, value) => {
    const said = problems({ [name]: value })
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(new RegExp(`^${name} must be .* without a user or password`))
  })

  it('need an https address, mails that reach people, a controller and a word on the proxy in production', () => {
    const must =
      'APP_URL must be the https:// address people open, without a path, user or password, when NODE_ENV is production'
    const mail = `SMTP_URL ${smtpAddress}, when NODE_ENV is production: without it nobody can verify an address`
    const sender =
      'MAIL_FROM must be whom mails come from, with an address of your own domain, when NODE_ENV is production: mail servers refuse an example address'
    const support =
      'SUPPORT_EMAIL must be an e-mail address that somebody reads, when NODE_ENV is production: the pages and the feedback lead to it'
    const controller =
      'CONTROLLER_NAME must name who answers for people’s data, when NODE_ENV is production: a privacy notice has to'
    const proxy =
      'TRUST_PROXY must be addresses or networks (10.0.0.0/8) separated by commas, or none, when NODE_ENV is production: behind a proxy that is not named everybody shares one limit on attempts'
    expect(problems({ NODE_ENV: 'production' })).toEqual([
      `${must} (it is not set).`,
      `${mail} (it is not set).`,
      `${sender} (it is not set).`,
      `${support} (it is not set).`,
      `${controller} (it is not set).`,
      `${proxy} (it is not set).`,
    ])
    const right = {
      NODE_ENV: 'production',
      APP_URL: 'https://margine.example',
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'noreply@margine.test',
      SUPPORT_EMAIL: 'aiuto@margine.test',
      CONTROLLER_NAME: 'Maria Rossi',
      TRUST_PROXY: '127.0.0.1',
    }
    expect(problems(right)).toEqual([])
    expect(problems({ ...right, APP_URL: 'http://margine.example' })).toEqual([`${must}.`])
    expect(problems({ ...right, SMTP_URL: '' })).toEqual([`${mail} (it is not set).`])
    for (const MAIL_FROM of [
      'Margine <noreply@margine.example>',
      'noreply@Example.com',
      '"Margine" < noreply@posta.example.org >',
    ])
      expect(problems({ ...right, MAIL_FROM })).toEqual([`${sender}.`])
    for (const SUPPORT_EMAIL of ['supporto@margine.example', 'a@example.net', 'nessuno'])
      expect(problems({ ...right, SUPPORT_EMAIL })).toEqual([`${support}.`])
    const likeOne = { MAIL_FROM: 'a@myexample.com', SUPPORT_EMAIL: 'example@margine.test' }
    expect(problems({ ...right, ...likeOne })).toEqual([])
    expect(problems({ ...right, CONTROLLER_NAME: ' ' })).toEqual([`${controller} (it is not set).`])
    expect(problems({ ...right, TRUST_PROXY: ' ' })).toEqual([`${proxy} (it is not set).`])
    expect(problems({ ...right, TRUST_PROXY: 'yes' })).toEqual([`${proxy}.`])
  })

  it('take `none` for a server without a proxy', () => {
    expect(settings({ TRUST_PROXY: 'none' }).proxies.rules).toEqual([])
  })

  it('tell every bad value at once, a line each', () => {
    expect(
      problems({
        NODE_ENV: 'prod',
        HOST: 'x',
        PORT: 'x',
        APP_URL: 'x',
        DATABASE_URL: 'x',
        SMTP_URL: 'x',
        GOOGLE_ISSUER: 'x',
        SUPPORT_EMAIL: 'x',
        FEEDBACK_FORM_URL: 'javascript:alert(1)',
        TRUST_PROXY: 'x',
      }),
    ).toEqual([
      'NODE_ENV must be development or production.',
      'HOST must be an IP address of this machine: 127.0.0.1 for a proxy at this machine, 0.0.0.0 for every network.',
      'PORT must be a whole number from 1 to 65535.',
      'APP_URL must be an http:// or https:// address without a path, user or password.',
      `DATABASE_URL ${databaseAddress}.`,
      `SMTP_URL ${smtpAddress}.`,
      'GOOGLE_ISSUER must be an https:// address without a user or password (http:// only on localhost).',
      'SUPPORT_EMAIL must be an e-mail address.',
      'FEEDBACK_FORM_URL must be an http:// or https:// address without a user or password.',
      'TRUST_PROXY must be addresses or networks (10.0.0.0/8) separated by commas, or none.',
    ])
  })

  it.each(['http://accounts.example', 'http://localhost.example', 'ftp://localhost'])(
    'refuse %s as the issuer: only this machine may speak without TLS',
    (GOOGLE_ISSUER) => {
      expect(problems({ GOOGLE_ISSUER })).toEqual([
        `GOOGLE_ISSUER must be an https:// address without a user or password (http:// only on localhost).`,
      ])
    },
  )

  it('leave out blank clients of a list', () => {
    const { google } = settings({ GOOGLE_NATIVE_CLIENT_IDS: ' android.apps.example,, ' })
    expect(google.nativeClientIds).toEqual(['android.apps.example'])
  })

  it.each([
    ['DATABASE_URL', 'mysql://margine:segreta@db.example/margine'],
    ['DATABASE_URL', 'postgres://margine:segreta/5@db.example/margine'],
    ['DATABASE_URL', 'postgres://margine:5432/segreta@db.example/margine'],
    ['DATABASE_URL', 'postgres://margine:5432?segreta@db.example/margine'],
    ['DATABASE_URL', 'postgres://margine:5432#segreta@db.example/margine'],
    ['DATABASE_URL', 'postgres://margine:segreta%zz@db.example/margine'],
    ['DATABASE_URL', 'margine:segreta'],
    ['SMTP_URL', 'http://posta:segreta@ssima@smtp.example'],
    ['SMTP_URL', 'smtps://posta:465/segreta@smtp.example'],
    ['SMTP_URL', 'segreta'],
    ['GOOGLE_ISSUER', 'http://user:segreta@accounts.example'],
    ['APP_URL', 'https://user:segreta@margine.example/app'],
    ['TRUST_PROXY', 'segreta'],
    ['PORT', 'segreta'],
    ['HOST', 'segreta'],
  ])('are never told when they are wrong (%s, %s)', (name, value) => {
    const said = problems({ [name]: value })
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(new RegExp(`^${name} must be `))
    expect(said[0]).not.toMatch(/segreta|5432\b(?!\/name)/)
  })
})
