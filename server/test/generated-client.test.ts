import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { freePort } from './free-port.ts'
import { password, register } from './people.ts'

/** What somebody writes who has the description of the API and nothing else of us. */
const client = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

export async function visit(baseUrl: string, email: string, password: string) {
  const client = createClient<paths>({ baseUrl })
  const jar = new Map<string, string>()
  client.use({
    onRequest({ request }) {
      request.headers.set('Cookie', [...jar].map((cookie) => cookie.join('=')).join('; '))
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
    },
  })
  const params = { header: { Origin: baseUrl } }

  const refused = await client.POST('/api/account/sign-in', {
    params,
    body: { email, password: 'non è questa' },
  })
  const signedIn = await client.POST('/api/account/sign-in', { params, body: { email, password } })
  const saved = await client.POST('/api/calculations', {
    params,
    body: { name: 'Tazza', formData: { costo: '5', prezzoVendita: '20' } },
  })
  const id = saved.data?.id ?? ''
  const changed = await client.PUT('/api/calculations/{id}', {
    params: { ...params, path: { id } },
    body: { name: 'Tazza blu', formData: { costo: '6', prezzoVendita: '20', regime: 'forfettario' } },
  })
  const read = await client.GET('/api/calculations')
  const deleted = await client.DELETE('/api/calculations/{id}', { params: { ...params, path: { id } } })
  const left = await client.GET('/api/calculations')
  const signedOut = await client.POST('/api/account/sign-out', { params })
  const after = await client.GET('/api/account/session')
  return {
    refused: refused.error?.code,
    signedIn: signedIn.data?.user?.email,
    saved: saved.response.status,
    changed: changed.data?.calculationData.formData.regime,
    read: read.data?.map((record) => record.id === id),
    deleted: deleted.response.status,
    left: left.data,
    signedOut: signedOut.response.status,
    after: after.data?.user,
  }
}

export const mistakes = (client: ReturnType<typeof createClient<paths>>) => [
  // @ts-expect-error there is no such address
  client.GET('/api/calculation'),
  // @ts-expect-error what changes something names its origin
  client.POST('/api/account/sign-out'),
  client.POST('/api/calculations', {
    params: { header: { Origin: '' } },
    // @ts-expect-error an amount is a text
    body: { name: 'Tazza', formData: { costo: 5 } },
  }),
]

// @ts-expect-error a record leaves out what is the default
export const ratesOf = (form: components['schemas']['FormData']): string => form.tariffe
`

const run = promisify(execFile)
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Runs a program of a package with Node. A failure holds what it wrote. */
async function runNode(cwd: string, ...args: string[]) {
  await run(process.execPath, args, { cwd }).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`)
  })
}

/** A project of somebody else's, where our packages are installed and nothing of us is. */
async function strangersProject(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'margine-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(inProject('node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

it('a client generated from the description alone has right types, signs in, saves, reads, deletes and signs out', async () => {
  const port = await freePort()
  const service = await buildService({ APP_URL: `http://localhost:${port}` })
  const server = new WebServer(listenerOf(service.app, service.config.appUrl))
  await server.listen(port)
  onTestFinished(() => void server.stop())
  const email = 'giulia@example.it'
  await register(service, email)

  const { origin } = service.config.appUrl
  const description = await (await fetch(`${origin}/api/openapi.json`)).text()
  const folder = await strangersProject({ 'openapi.json': description, 'client.ts': client })
  const generator = fileURLToPath(
    new URL('../bin/cli.js', import.meta.resolve('openapi-typescript')),
  )
  await runNode(folder, generator, 'openapi.json', '-o', 'api.ts')
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes']
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2024']
  const compiler = inProject('node_modules/typescript/bin/tsc')
  const files = ['--noEmit', '--allowImportingTsExtensions', 'client.ts']
  await runNode(folder, compiler, ...strict, ...modules, ...files)

  const { visit } = await import(pathToFileURL(join(folder, 'client.ts')).href)
  expect(await visit(origin, email, password)).toEqual({
    refused: 'wrong-credentials',
    signedIn: email,
    saved: 201,
    changed: 'forfettario',
    read: [true],
    deleted: 204,
    left: [],
    signedOut: 204,
    after: null,
  })
})
