import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { documented } from '../../prove/documented.ts'
import { buildDist } from './build-dist.ts'
import { freePort } from './free-port.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** What the manual has systemd run, by the settings of its unit. */
async function unit() {
  const lines = [...(await documented('ini')).matchAll(/^(\w+)=(.*)$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
}

/** An installed project that is built; the web app is a small one. */
async function installation(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'margine-service-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const path of ['package.json', 'server/package.json'])
    await cp(join(project, path), join(root, path))
  const outDir = join(root, 'server/dist/program')
  await build({ root: join(project, 'server'), logLevel: 'error', build: { outDir } })
  await cp(await buildDist(), join(root, 'web/dist'), { recursive: true })
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'))
  return root
}

/** Starts what the unit names in a process group of its own, and resolves once it is ready. */
async function started() {
  const { ExecStart = '', WorkingDirectory = '' } = await unit()
  const root = await installation()
  const [command = '', ...args] = ExecStart.replaceAll(WorkingDirectory, root).split(' ')
  const port = await freePort()
  const main = spawn(command, args, {
    cwd: root,
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, PORT: String(port), DATA_DIR: root },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const group = -Number(main.pid)
  const isAlive = () => {
    try {
      return process.kill(group, 0)
    } catch {
      return false
    }
  }
  onTestFinished(() => void (isAlive() && process.kill(group, 'SIGKILL')))
  for await (const line of createInterface(main.stdout))
    if (line.startsWith('Margine is ready')) break
  return { main, port, isAlive, signal: (name: NodeJS.Signals) => process.kill(group, name) }
}

/** Whether the port still takes connections. */
const listens = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )

it('the service of the manual answers the request under way when systemd stops it, and ends well', async () => {
  const { main, port, isAlive, signal } = await started()
  const body = JSON.stringify({ email: 'giulia@example.it', password: 'un cavallo corretto' })
  const client = connect(port, '127.0.0.1')
  client.write(
    `POST /api/account/sign-in HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  const [first] = await once(client, 'data')
  expect(String(first)).toMatch(/^HTTP\/1\.1 100 /)

  const ended = once(main, 'exit')
  signal('SIGTERM')
  await expect.poll(() => listens(port)).toBe(false)
  client.write(body)
  expect(await text(client)).toMatch(/^HTTP\/1\.1 401 .*Connection: close/s)
  expect(await ended).toEqual([0, null])
  expect(isAlive()).toBe(false)
})
