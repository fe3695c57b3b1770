import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * The app as a listener of Node's server. A request that names no host, as HTTP/1.0 allows, gets ours. No
 * answer uses that name: addresses of our own come from the settings. What nobody reads of a body Node passes over
 * itself: the adapter would end a connection half a second later, with whatever request is on it by then.
 */
export const listenerOf = ({ fetch }: { fetch: Fetch }, appUrl: URL): RequestListener =>
  getRequestListener(fetch, { hostname: appUrl.host, autoCleanupIncoming: false })
