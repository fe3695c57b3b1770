import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/test/free-port.ts'
import { openMailSink } from '../../server/test/mail-sink.ts'
import { Secrets } from '../../server/test/secrets.ts'
import { Client } from '../client.ts'
import { mustPodman, podman } from '../container/podman.ts'
import { atMost, exactly, type Figure, type PlainRow, told } from '../row.ts'
import { save } from '../saving.ts'

/** What `docs/operations.md` has people build. */
const image = 'margine'
const origin = 'https://margine.example'
const email = 'giulia@example.it'
const password = 'un cavallo corretto'

/** A container over a volume, as the documentation has people run it. */
class Container {
  readonly client: Client
  readonly #name: string

  private constructor(name: string, port: number) {
    this.#name = name
    this.client = new Client(port, origin, new Secrets())
  }

  static async run(volume: string, mailServer: string): Promise<Container> {
    const name = `margine-${randomUUID()}`
    const port = await freePort()
    const settings = {
      PORT: port,
      APP_URL: origin,
      SMTP_URL: mailServer,
      CONTROLLER_NAME: 'Margine',
      TRUST_PROXY: '127.0.0.1',
    }
    await mustPodman(
      ...['run', '--detach', '--name', name, '--network', 'host'],
      ...['--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
      ...['--stop-timeout', '20', '--volume', `${volume}:/data`],
      ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      image,
    )
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
    throw new Error(
      `the container did not get ready:\n${(await podman('logs', this.#name)).output}`,
    )
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
  const write = `try { require('node:fs').writeFileSync('/margine/x', ''); 'written' } catch ({ code }) { code }`
  return [
    exactly('user it runs as', user.output, '10001'),
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
  const first = await Container.run(volume, sink.url)
  const seen = await inside(first)
  await register(first, sink.taken)
  const saved = await save(first.client, await signIn(first))
  const { code, seconds } = await first.stop()

  const second = await Container.run(volume, sink.url)
  const list = await second.client.get('/api/calculations', await signIn(second))
  await second.stop()
  await mustPodman('volume', 'rm', volume)
  await sink.close()
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
