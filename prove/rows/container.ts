import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/test/free-port.ts'
import { openMailSink } from '../../server/test/mail-sink.ts'
import { Secrets } from '../../server/test/secrets.ts'
import { Client } from '../client.ts'
import { mustPodman, podman } from '../container/podman.ts'
import { documentedCommand, replaced } from '../documented.ts'
import { atMost, exactly, type Figure, type PlainRow, told } from '../row.ts'
import { save } from '../saving.ts'

/** What `docs/operations.md` has people build. */
const image = 'margine'
const origin = 'https://margine.example'
const email = 'giulia@example.it'
const password = 'un cavallo corretto'

const example = fileURLToPath(new URL('../../.env.example', import.meta.url))

/** A copy of `.env.example` with some settings filled in, as people make their `.env`. */
async function fillIn(path: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const lines = (await readFile(example, 'utf8')).split('\n')
  const filled = lines.map((line) => {
    const [name = ''] = line.split('=')
    return name in settings ? `${name}=${settings[name]}` : line
  })
  await writeFile(path, filled.join('\n'))
}

/** A container over a volume, run by the manual's command. On the host's network: the mail server listens on loopback. */
class Container {
  readonly client: Client
  readonly #name: string

  private constructor(name: string, port: number) {
    this.#name = name
    this.client = new Client(port, origin, new Secrets())
  }

  static async run(volume: string, environmentFile: string): Promise<Container> {
    const name = `margine-${randomUUID()}`
    const port = await freePort()
    const command = replaced(await documentedCommand('podman run'), {
      '--name margine': `--name ${name}`,
      '--env-file .env': `--env-file ${environmentFile}`,
      'PORT=3000': `PORT=${port}`,
      '--volume margine:': `--volume ${volume}:`,
      '--publish 127.0.0.1:3000:3000': '--network host',
    })
    const [, ...args] = command.trim().split(/\s+/)
    await mustPodman(...args)
    const container = new Container(name, port)
    await container.#ready()
    return container
  }

  async exec(...command: readonly string[]) {
    return podman('exec', this.#name, ...command)
  }

  async health(): Promise<string> {
    return (await podman('healthcheck', 'run', this.#name)).code === 0 ? 'healthy' : 'unhealthy'
  }

  /** Asks it to stop, and answers its exit code and after how many seconds it had ended. */
  async stop() {
    this.client.close()
    const began = performance.now()
    await mustPodman('stop', this.#name)
    const seconds = (performance.now() - began) / 1000
    const code = await mustPodman('inspect', '--format', '{{.State.ExitCode}}', this.#name)
    await mustPodman('rm', this.#name)
    return { code, seconds }
  }

  async #ready(): Promise<void> {
    for (let tries = 0; tries < 100; tries++) {
      const answer = await this.client.get('/readyz').catch(() => undefined)
      if (answer?.status === 200) return
      await wait(100)
    }
    const { output, errors } = await podman('logs', this.#name)
    throw new Error(`the container did not get ready:\n${output}\n${errors}`)
  }
}

/** Signs up, follows the link in the mail and signs in. */
async function register(
  { client }: Container,
  mails: readonly { text?: string | undefined }[],
): Promise<void> {
  await client.post('/api/account/sign-up', { email, password })
  for (let tries = 0; mails.length === 0 && tries < 100; tries++) await wait(100)
  const [, token] = /#([\w-]+)/.exec(mails[0]?.text ?? '') ?? []
  await client.post('/api/account/verify', { token })
}

const signIn = async ({ client }: Container) =>
  (await client.post('/api/account/sign-in', { email, password })).session ?? ''

/** Programs and packages that have no business in an image that serves. */
const surplus = `['npm', 'npx', 'tsc', 'vite'].flatMap((name) => process.env.PATH.split(':').map((folder) => folder + '/' + name))
  .concat(['typescript', 'vite', 'vitest', 'react', '@biomejs'].map((name) => '/margine/node_modules/' + name))
  .filter(require('node:fs').existsSync).length`

async function inside(container: Container): Promise<Figure[]> {
  const user = await container.exec('node', '--print', 'process.getuid()')
  const settings = "process.env.NODE_ENV + ' ' + process.env.DATA_DIR"
  const write = `try { require('node:fs').writeFileSync('/margine/x', ''); 'written' } catch ({ code }) { code }`
  return [
    exactly('user it runs as', user.output, '10001'),
    exactly(
      'NODE_ENV and DATA_DIR, blank and another in `.env`',
      (await container.exec('node', '--print', settings)).output,
      'production /data',
    ),
    exactly(
      'writing beside the volume',
      (await container.exec('node', '--print', write)).output,
      'EROFS',
    ),
    exactly(
      'build tools and packages in it',
      (await container.exec('node', '--print', surplus)).output,
      '0',
    ),
    exactly('its own health check', await container.health(), 'healthy'),
  ]
}

/** The image as it is run: read-only, without rights, everything it keeps in one volume. */
async function prove(): Promise<Figure[]> {
  if (spawnSync('podman', ['image', 'exists', image]).status !== 0)
    return [exactly('needs podman, and an image of that name built by it', 'missing', image)]
  const volume = `margine-${randomUUID()}`
  await mustPodman('volume', 'create', volume)
  const sink = await openMailSink()
  const folder = await mkdtemp(join(tmpdir(), 'margine-container-'))
  const environmentFile = join(folder, '.env')
  await fillIn(environmentFile, {
    APP_URL: origin,
    SMTP_URL: sink.url,
    MAIL_FROM: 'Margine <noreply@margine.test>',
    SUPPORT_EMAIL: 'aiuto@margine.test',
    CONTROLLER_NAME: 'Margine',
    TRUST_PROXY: '127.0.0.1',
  })
  const first = await Container.run(volume, environmentFile)
  const seen = await inside(first)
  await register(first, sink.taken)
  const saved = await save(first.client, await signIn(first))
  const { code, seconds } = await first.stop()

  const second = await Container.run(volume, environmentFile)
  const list = await second.client.get('/api/calculations', await signIn(second))
  await second.stop()
  await mustPodman('volume', 'rm', volume)
  await sink.close()
  await rm(folder, { recursive: true })
  const bytes = Number(await mustPodman('image', 'inspect', '--format', '{{.Size}}', image))
  return [
    told('size of the image', `${Math.round(bytes / 1_000_000)} MB`),
    ...seen,
    exactly('a save after signing up, by the link in the mail', saved.status, 201),
    exactly('exit code after SIGTERM', code, '0'),
    atMost('ended after', Math.round(seconds * 10) / 10, 11, ' s'),
    exactly(
      'what is there in another container on the volume',
      list.text.includes('Tazza') ? 'Tazza' : list.text,
      'Tazza',
    ),
  ]
}

export const container: PlainRow = {
  name: 'container',
  proves: 'The image runs without root and read-only, and keeps everything in its volume.',
  prove,
}
