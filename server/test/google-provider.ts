import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Adapter, type AdapterPayload, interactionPolicy } from 'oidc-provider'

/** What the provider says of whoever signs in with an address. */
interface Person {
  /** By default one that follows from the address. */
  subject?: string
  /** True by default. */
  emailVerified?: boolean
  /** The claim `hd`: absent by default. */
  hostedDomain?: string
}

interface Setup {
  /** All of one host. */
  redirectUris: string[]
  /** By address; an address that isn't named is a person with nothing special. */
  people?: Record<string, Person>
  port?: number
}

/** Answers a request in the provider's place; false where the provider shall answer itself. */
type Interference = (request: IncomingMessage, response: ServerResponse) => boolean

const clientId = 'margine-web'
const clientSecret = 'il segreto del client di prova'

const { privateKey } = await generateKeyPair('RS256', { extractable: true })
const jwks = {
  keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'prova' }],
}

/** What a provider remembers, gone with it. */
function memory(): new (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>()
  return class implements Adapter {
    readonly #model: string

    constructor(model: string) {
      this.#model = model
    }

    #find(matches: (row: AdapterPayload) => boolean) {
      const mine = [...rows].filter(([key]) => key.startsWith(`${this.#model}:`))
      return mine.map(([, row]) => row).find(matches)
    }

    async upsert(id: string, row: AdapterPayload) {
      rows.set(`${this.#model}:${id}`, row)
    }

    async find(id: string) {
      return rows.get(`${this.#model}:${id}`)
    }

    async findByUid(uid: string) {
      return this.#find((row) => row.uid === uid)
    }

    async findByUserCode(userCode: string) {
      return this.#find((row) => row.userCode === userCode)
    }

    async consume(id: string) {
      const row = rows.get(`${this.#model}:${id}`)
      if (row !== undefined) Object.assign(row, { consumed: Math.floor(Date.now() / 1000) })
    }

    async destroy(id: string) {
      rows.delete(`${this.#model}:${id}`)
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
    }
  }
}

/** Asks for the account at every sign-in, as Google does on `prompt=select_account`; consent is given. */
function policy() {
  const prompts = interactionPolicy.base()
  prompts.remove('consent')
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return prompts
}

const signInPage = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Accedi al provider di prova</title>
<h1>Accedi al provider di prova</h1>
<form method="post">
  <p><label for="email">Email</label> <input id="email" name="email" type="email" required></p>
  <p>
    <button name="answer" value="continue">Continua</button>
    <button name="answer" value="cancel" formnovalidate>Annulla</button>
  </p>
</form>
</html>`

function buildProvider(issuer: string, redirectUris: string[], people: Map<string, Person>) {
  return new Provider(issuer, {
    adapter: memory(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
        subject_type: 'pairwise',
      },
    ],
    jwks,
    cookies: { keys: ['una chiave di prova'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'] },
    // Google puts the claims into the ID token.
    conformIdTokenClaims: false,
    // An account is known here by its address, and to the client by its subject.
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_ctx, accountId) => people.get(accountId)?.subject ?? `sub-${accountId}`,
    findAccount: (_ctx, accountId) => {
      const { emailVerified = true, hostedDomain } = people.get(accountId) ?? {}
      return {
        accountId,
        claims: () => ({
          sub: accountId,
          email: accountId,
          email_verified: emailVerified,
          ...(hostedDomain !== undefined && { hd: hostedDomain }),
        }),
      }
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 3600,
      Interaction: 600,
      Session: 600,
    },
  })
}

async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(signInPage)
    return
  }
  const typed = new URLSearchParams(await text(request))
  const result =
    typed.get('answer') === 'cancel'
      ? { error: 'access_denied', error_description: 'the person went back' }
      : { login: { accountId: typed.get('email') ?? '' }, select_account: {} }
  await provider.interactionFinished(request, response, result)
}

/** An OpenID provider on this machine that behaves as Google does. It ends at `stop()`. */
export async function startGoogleProvider({ redirectUris, people = {}, port = 0 }: Setup) {
  const known = new Map(Object.entries(people))
  let interfere: Interference = () => false
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  const server = createServer((request, response) => {
    if (interfere(request, response)) return
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = buildProvider(issuer, redirectUris, known)
  const callback = provider.callback()
  answer = async (request, response) =>
    request.url?.startsWith('/interaction/')
      ? answerInteraction(provider, request, response)
      : callback(request, response)
  return {
    issuer,
    /** What the service has to be told to use this provider. */
    environment: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
    },
    /** Who signs in with an address; may be changed at any time. */
    people: known,
    /** From now on something else answers where it wants to. */
    interfere(interference: Interference) {
      interfere = interference
    },
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type GoogleProvider = Awaited<ReturnType<typeof startGoogleProvider>>

/** What a person does on the provider's page: signs in with an address, or goes back. */
export type Choice = { email: string } | 'cancel'

function keepCookies(jar: Map<string, string>, { headers }: Response): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

/**
 * Goes through the provider's pages as a popup does, from the address the service sent it to. Answers
 * where the provider sends the popup back to, without going there.
 */
export async function walkProvider(authorizationUrl: string, choice: Choice): Promise<URL> {
  const { origin } = new URL(authorizationUrl)
  const jar = new Map<string, string>()
  const ask = async (url: URL, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' })
    keepCookies(jar, answer)
    return answer
  }
  const body = new URLSearchParams(
    choice === 'cancel' ? { answer: 'cancel' } : { answer: 'continue', email: choice.email },
  )
  let url = new URL(authorizationUrl)
  for (let pages = 0; url.origin === origin; pages++) {
    if (pages > 9) throw new Error('the provider sends the popup around in circles')
    const onForm = url.pathname.startsWith('/interaction/')
    const answer = await ask(url, onForm ? { method: 'POST', body } : {})
    const location = answer.headers.get('Location')
    if (location === null) throw new Error(`the provider stops: ${await answer.text()}`)
    url = new URL(location, url)
  }
  return url
}
