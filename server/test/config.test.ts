import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'

const problems = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment)
  return parsed.ok ? [] : parsed.problems
}

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(parseConfig({})).toEqual({
      ok: true,
      config: {
        port: 3000,
        appUrl: new URL('http://localhost:3000'),
        dataDir: resolve('data'),
        supportEmail: 'supporto@margine.example',
        feedbackFormUrl: undefined,
      },
    })
  })

  it('are taken from the environment', () => {
    const environment = {
      NODE_ENV: 'production',
      PORT: '8080',
      APP_URL: 'https://margine.example',
      DATA_DIR: '/var/lib/margine',
      SUPPORT_EMAIL: 'aiuto@margine.example',
      FEEDBACK_FORM_URL: 'https://forms.example/margine?lang=it',
    }
    expect(parseConfig(environment)).toEqual({
      ok: true,
      config: {
        port: 8080,
        appUrl: new URL('https://margine.example'),
        dataDir: '/var/lib/margine',
        supportEmail: 'aiuto@margine.example',
        feedbackFormUrl: 'https://forms.example/margine?lang=it',
      },
    })
  })

  it('put the port into the default address', () => {
    expect(parseConfig({ PORT: '4100' })).toMatchObject({
      config: { appUrl: new URL('http://localhost:4100') },
    })
  })

  it('count as not set when blank', () => {
    expect(problems({ PORT: '', APP_URL: ' ', SUPPORT_EMAIL: '', FEEDBACK_FORM_URL: '' })).toEqual(
      [],
    )
  })

  it.each(['0', '65536', '-1', '80.5', '3e3', '0x10', 'abc'])('refuse the port %s', (PORT) => {
    expect(problems({ PORT })).toEqual([
      `PORT must be a whole number from 1 to 65535 (it is "${PORT}").`,
    ])
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
  ])('refuse the address %s', (APP_URL) => {
    expect(problems({ APP_URL })).toEqual([
      `APP_URL must be an http:// or https:// address without a path (it is "${APP_URL}").`,
    ])
  })

  it('need an https address in production', () => {
    const must = 'APP_URL must be the https:// address people open, when NODE_ENV is production'
    expect(problems({ NODE_ENV: 'production' })).toEqual([`${must} (it is not set).`])
    expect(problems({ NODE_ENV: 'production', APP_URL: 'http://margine.example' })).toEqual([
      `${must} (it is "http://margine.example").`,
    ])
  })

  it('tell every bad value at once, a line each', () => {
    expect(
      problems({
        NODE_ENV: 'prod',
        PORT: 'x',
        APP_URL: 'x',
        SUPPORT_EMAIL: 'x',
        FEEDBACK_FORM_URL: 'javascript:alert(1)',
      }),
    ).toEqual([
      'NODE_ENV must be development, test or production (it is "prod").',
      'PORT must be a whole number from 1 to 65535 (it is "x").',
      'APP_URL must be an http:// or https:// address without a path (it is "x").',
      'SUPPORT_EMAIL must be an e-mail address (it is "x").',
      'FEEDBACK_FORM_URL must be an http:// or https:// address (it is "javascript:alert(1)").',
    ])
  })
})
