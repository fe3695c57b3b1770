import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { promisify } from 'node:util'
import { endsWithUs } from '../../scripts/at-end.mjs'
import { freePort } from '../../server/test/free-port.ts'
import { Client } from '../client.ts'
import { documented, replaced } from '../documented.ts'
import type { Product } from '../product.ts'

const run = promisify(execFile)

/** The name that stands in the manual, and in the certificate. */
export const host = 'margine.example'

/** What a proxy needs: where it listens, the servers behind it, a folder of its own. */
interface Place {
  port: number
  servers: readonly [number, number]
  folder: string
}

/** How a proxy is started with the manual's settings. */
export interface Kind {
  name: 'nginx' | 'caddy'
  /** The programs it takes, which are packages of Debian. */
  programs: readonly string[]
  /** Writes its files, lets it check them, and answers its command. */
  prepare(place: Place): Promise<readonly [string, ...string[]]>
}

const serversIn = ([one, other]: Place['servers']) => ({
  '127.0.0.1:3000': `127.0.0.1:${one}`,
  '127.0.0.1:3001': `127.0.0.1:${other}`,
})

/** What stands around `server` in nginx's own files, with every path in our folder. */
const nginxAround = (folder: string, inner: string) => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 2048; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${inner}
}
`

export const nginx: Kind = {
  name: 'nginx',
  programs: ['nginx', 'openssl'],
  async prepare({ port, servers, folder }) {
    const [certificate, key] = [join(folder, 'margine.pem'), join(folder, 'margine.key')]
    const subject = ['-subj', `/CN=${host}`, '-days', '1', '-keyout', key, '-out', certificate]
    await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject])
    const config = replaced(await documented('nginx'), {
      ...serversIn(servers),
      'listen 443': `listen 127.0.0.1:${port}`,
      '/etc/ssl/margine.pem': certificate,
      '/etc/ssl/margine.key': key,
    })
    const path = join(folder, 'nginx.conf')
    await writeFile(path, nginxAround(folder, config))
    const command = ['nginx', '-p', folder, '-e', 'stderr', '-c', path] as const
    await run(command[0], [...command.slice(1), '-t'])
    return command
  },
}

export const caddy: Kind = {
  name: 'caddy',
  programs: ['caddy'],
  async prepare({ port, servers, folder }) {
    const config = replaced(await documented('caddyfile'), serversIn(servers))
    const path = join(folder, 'Caddyfile')
    await writeFile(path, config)
    await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', path])
    // Added to its options: certificates of its own, and nothing that leaves our folder and port.
    const ours = ['local_certs', 'skip_install_trust', 'admin off', 'auto_https disable_redirects']
    const options = [...ours, `https_port ${port}`, `storage file_system ${folder}/storage`]
    await writeFile(path, config.replace('{\n', `{\n  ${options.join('\n  ')}\n`))
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', path]
  },
}

/** Whether TLS is answered at a port: Caddy takes connections before it has made its certificate. */
async function isReady(port: number): Promise<boolean> {
  const there = { host: '127.0.0.1', port, servername: host, rejectUnauthorized: false }
  const socket = connect(there)
  try {
    await once(socket, 'secureConnect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** A proxy with TLS in front of two servers, as the manual sets it up. */
export class ProxyProcess {
  readonly port: number
  /** Everything it complained about. */
  readonly complaints: string[] = []
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(port: number, folder: string, [program, ...args]: readonly string[]) {
    this.port = port
    this.#folder = folder
    this.#child = endsWithUs(
      spawn(program ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] }),
      'SIGTERM',
    )
    this.#child.stderr?.on('data', (bytes: Buffer) => this.complaints.push(String(bytes)))
  }

  /** Resolves once it takes connections. */
  static async start(kind: Kind, servers: Place['servers']): Promise<ProxyProcess> {
    const folder = await mkdtemp(join(tmpdir(), `margine-${kind.name}-`))
    // Started by root, nginx works as a user of its own.
    await chmod(folder, 0o755)
    const port = await freePort()
    const proxy = new ProxyProcess(port, folder, await kind.prepare({ port, servers, folder }))
    while (!(await isReady(port))) {
      if (proxy.#child.exitCode !== null) throw new Error(proxy.complaints.join(''))
      await pause(50)
    }
    return proxy
  }

  /** A client at an address of its own on this machine: the proxy's would be taken for a proxy. */
  client({ secrets }: Product, localAddress = '127.0.0.2'): Client {
    const tls = { servername: host, rejectUnauthorized: false }
    const agent = new Agent({ keepAlive: true, maxSockets: 20, localAddress, ...tls })
    return new Client(this.port, `https://${host}`, secrets, agent)
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill()
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }
}
