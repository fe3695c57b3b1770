import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { isLocalhost } from './localhost.ts'

const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/** Headers that proxies, tunnels and content networks add; no browser sends any of them. */
const forwarding =
  /^(?:forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-proxy.*|true-client-ip|cf-.*|fly-.*|ngrok-.*)$/

/** Whether a request comes from a browser at this machine, directly and under our own name. */
function isAtMachine(c: Context, appUrl: URL): boolean {
  const near = loopback.test(getConnInfo(c).remote.address ?? '')
  // Under another name it may come through a proxy, or from a page by DNS rebinding.
  const ours = isLocalhost(appUrl.hostname) && c.req.header('Host') === appUrl.host
  const passedOn = Object.keys(c.req.header()).some((name) => forwarding.test(name))
  return near && ours && !passedOn && !isOldHttp(c)
}

/** nginx, unless told otherwise, passes requests on in HTTP/1.0, which no browser speaks. */
function isOldHttp(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: { httpVersion?: string } }
  return incoming?.httpVersion === '1.0'
}

/** Lets only requests from this machine through; all others are answered by `nothingThere`. */
export function atMachine(
  appUrl: URL,
  nothingThere: (c: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => (isAtMachine(c, appUrl) ? next() : nothingThere(c))
}
