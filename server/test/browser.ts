import { pageTable } from '../src/pages/page-table.ts'
import { assertAgreed } from './contract.ts'
import { Secrets } from './secrets.ts'

/** What answers requests: an app without a port. */
interface App {
  request(url: string, init: RequestInit, bindings: object): Response | Promise<Response>
}

type Init = RequestInit & { headers?: Record<string, string> }

/** The only answer that may hold links, as it shows the mails that were sent. */
const outbox = '/api/outbox'

/** Does what a browser does with an app: keeps cookies, sends `Origin` and JSON. */
export class Browser {
  readonly #app: App
  readonly #appUrl: URL
  readonly #address: string
  readonly #secrets: Secrets
  readonly cookies = new Map<string, string>()

  constructor(app: App, appUrl: URL, address = '198.51.100.7', secrets = new Secrets()) {
    this.#app = app
    this.#appUrl = appUrl
    this.#address = address
    this.#secrets = secrets
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, { headers })
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send('POST', path, body, headers)
  }

  put(path: string, body: unknown): Promise<Response> {
    return this.#send('PUT', path, body, {})
  }

  patch(path: string, body: unknown): Promise<Response> {
    return this.#send('PATCH', path, body, {})
  }

  delete(path: string): Promise<Response> {
    return this.request(path, { method: 'DELETE', headers: { Origin: this.#appUrl.origin } })
  }

  /**
   * Sends any request.
   *
   * @throws when the answer holds a secret elsewhere than in a cookie's header, or is none that the contract has
   */
  async request(path: string, init: Init): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      Host: this.#appUrl.host,
      ...(cookie !== '' && { Cookie: cookie }),
      ...init.headers,
    }
    const socket = { remoteAddress: this.#address, remotePort: 40_000, remoteFamily: 'IPv4' }
    this.#secrets.noteBody(init.body)
    const answer = await this.#app.request(
      new URL(path, this.#appUrl).href,
      { ...init, headers },
      { incoming: { socket } },
    )
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    if (path !== outbox) await this.#assertDiscreet(answer)
    await assertAgreed(init.method ?? 'GET', new URL(path, this.#appUrl).pathname, answer)
    return answer
  }

  #send(method: string, path: string, body: unknown, headers: Record<string, string>) {
    return this.request(path, {
      method,
      body: JSON.stringify(body),
      headers: { Origin: this.#appUrl.origin, 'Content-Type': 'application/json', ...headers },
    })
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const value = pair.slice(at + 1)
    // The cookie of the page that was asked for holds a name that everybody knows.
    if (!pageTable.some((page) => page.name === value)) this.#secrets.note(value)
    const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
    if (gone) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  async #assertDiscreet(answer: Response): Promise<void> {
    const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie')
    const shown = `${JSON.stringify(headers)}\n${await answer.clone().text()}`
    const found = this.#secrets.foundIn(shown)
    if (found.length > 0) throw new Error(`an answer shows what is secret: ${found.join(', ')}`)
  }
}
