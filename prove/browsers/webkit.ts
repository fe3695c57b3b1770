import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { atEnd, endsWithUs } from '../../scripts/at-end.mjs'
import { freePort } from '../../server/test/free-port.ts'
import type { Command, Parameters, Wire } from './webdriver.ts'

const shell = fileURLToPath(new URL('webkit-shell.js', import.meta.url))
const longestStartMs = 30_000

/** Where a command goes; `{id}` is an element's. */
const routes: Readonly<Record<Exclude<Command, 'Print'>, readonly [method: string, path: string]>> =
  {
    DeleteSession: ['DELETE', ''],
    ElementClick: ['POST', '/element/{id}/click'],
    ElementSendKeys: ['POST', '/element/{id}/value'],
    ExecuteAsyncScript: ['POST', '/execute/async'],
    Navigate: ['POST', '/url'],
    NewSession: ['POST', ''],
    Refresh: ['POST', '/refresh'],
    SetTimeouts: ['POST', '/timeouts'],
    SetWindowRect: ['POST', '/window/rect'],
    TakeScreenshot: ['GET', '/screenshot'],
  }

/** A screen without a display: WebKitGTK has no headless mode. */
async function startScreen() {
  const screen = endsWithUs(
    spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    }),
  )
  const [display] = await once(createInterface(screen.stdio[3] as NodeJS.ReadableStream), 'line')
  return { display: `:${display}`, close: () => screen.kill() }
}

/** A file that is there in a moment, in base64. */
async function fileOnceThere(path: string): Promise<string> {
  const giveUpAt = performance.now() + longestStartMs
  while (performance.now() < giveUpAt) {
    const content = await readFile(path, 'base64').catch(() => '')
    if (content !== '') return content
    await pause(50)
  }
  throw new Error('WebKitGTK printed nothing')
}

async function untilReady(url: string): Promise<void> {
  const giveUpAt = performance.now() + longestStartMs
  while (performance.now() < giveUpAt) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await pause(50)
  }
  throw new Error('WebKitWebDriver did not answer')
}

/** A WebKitGTK by way of its driver, with a home and a screen of its own. */
export async function startWebKit(program: string): Promise<Wire> {
  const screen = await startScreen()
  const home = await mkdtemp(join(tmpdir(), 'margine-webkit-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const driver = endsWithUs(
    spawn(program, [`--port=${port}`], {
      env: {
        ...process.env,
        HOME: home,
        DISPLAY: screen.display,
        LANG: 'it_IT.UTF-8',
        GTK_A11Y: 'none',
      },
      stdio: 'ignore',
    }),
  )
  atEnd(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))
  await untilReady(url)
  let session = ''
  const send = async (command: keyof typeof routes, { id, ...parameters }: Parameters = {}) => {
    const [method, path] = routes[command]
    const answer = await fetch(`${url}/session${session}${path.replace('{id}', String(id))}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(parameters) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${command}: ${JSON.stringify(value)}`)
    if (command === 'NewSession') session = `/${(value as { sessionId: string }).sessionId}`
    return value
  }
  const paper = join(home, 'paper.pdf')
  const print = async () => {
    const script = 'webkit.messageHandlers.paper.postMessage(""); arguments[0]()'
    await send('ExecuteAsyncScript', { script, args: [] })
    return fileOnceThere(paper)
  }
  const args = [shell, home, paper]
  return {
    capabilities: { 'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args } },
    send: (command, parameters) => (command === 'Print' ? print() : send(command, parameters)),
    async close() {
      // It ends its browser with the session.
      await send('DeleteSession').catch(() => {})
      driver.kill('SIGKILL')
      screen.close()
    },
  }
}
