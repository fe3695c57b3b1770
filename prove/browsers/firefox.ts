import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atEnd, endsWithUs } from '../../scripts/at-end.mjs'
import type { Wire } from './webdriver.ts'

const longestStartMs = 60_000

/** Nothing of its own in the way: no calls home, no first visit. */
const preferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'it-IT, it',
}

/** Messages as Firefox's own protocol carries WebDriver's commands: a length in bytes, a colon, JSON. */
function messagesOf(socket: Socket, take: (message: unknown) => void): void {
  let bytes = Buffer.alloc(0)
  socket.on('data', (more: Buffer) => {
    bytes = Buffer.concat([bytes, more])
    for (;;) {
      const colon = bytes.indexOf(':')
      const end = colon + 1 + Number(bytes.subarray(0, Math.max(colon, 0)))
      if (colon < 0 || bytes.length < end) return
      take(JSON.parse(bytes.subarray(colon + 1, end).toString()))
      bytes = bytes.subarray(end)
    }
  })
}

async function portIn(profile: string): Promise<number> {
  const giveUpAt = performance.now() + longestStartMs
  while (performance.now() < giveUpAt) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '')
    if (port !== '') return Number(port)
    await pause(50)
  }
  throw new Error('Firefox did not open its port for WebDriver')
}

/** A Firefox with a profile of its own. It takes WebDriver's commands without a driver between, over `--marionette`. */
export async function startFirefox(program: string): Promise<Wire> {
  const profile = await mkdtemp(join(tmpdir(), 'margine-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const browser = endsWithUs(
    spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
      env: { ...process.env, HOME: profile },
      stdio: 'ignore',
    }),
  )
  atEnd(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
  const socket = connect(await portIn(profile), '127.0.0.1')
  const answers = new Map<number, (answer: unknown[]) => void>()
  const greeted = new Promise<void>((resolve) => {
    messagesOf(socket, (message) => {
      if (!Array.isArray(message)) return resolve()
      answers.get(message[1])?.(message)
      answers.delete(message[1])
    })
  })
  await greeted
  let asked = 0
  return {
    capabilities: {},
    async send(command, parameters = {}) {
      const id = ++asked
      const answer = new Promise<unknown[]>((resolve) => answers.set(id, resolve))
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
      const [, , error, result] = await answer
      if (error !== null) throw new Error(`${command}: ${(error as { message: string }).message}`)
      return command === 'NewSession' ? result : (result as { value: unknown }).value
    },
    async close() {
      const ended = once(browser, 'exit')
      socket.destroy()
      browser.kill('SIGKILL')
      await ended
    },
  }
}
