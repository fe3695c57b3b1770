import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { isLocalhost } from './localhost.ts'

const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/** What proxies, tunnels and content networks add to what they pass on; no browser sends any of it. */
const forwarding =
  /^(?:forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-proxy.*|true-client-ip|cf-.*|fly-.*|ngrok-.*)$/

/** Whether a request comes from a browser at this machine, straight to us and under our own name. */
function isAtMachine(c: Context, appUrl: URL): boolean {
  const near = loopback.test(getConnInfo(c).remote.address ?? '')
  // Under another name it may be a proxy that comes, or a foreign name made to lead to this machine.
  const ours = isLocalhost(appUrl.hostname) && c.req.header('Host') === appUrl.host
  const passedOn = Object.keys(c.req.header()).some((name) => forwarding.test(name))
  return near && ours && !passedOn && !speaksForAnother(c)
}

/** nginx, unless told otherwise, passes requests on in HTTP/1.0, which no browser speaks. */
function speaksForAnother(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: { httpVersion?: string } }
  return incoming?.httpVersion === '1.0'
}

/** Shows something to whoever sits at this machine; for everybody else it is not there. */
export function atMachine(
  appUrl: URL,
  nothingThere: (c: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => (isAtMachine(c, appUrl) ? next() : nothingThere(c))
}
