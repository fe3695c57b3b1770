import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * The app as Node's server asks it. A request that names no host, as HTTP/1.0 allows, counts as one
 * to ours. Nothing we answer is made of that name: where an answer holds an address of our own, it
 * comes from the settings.
 */
export const listenerOf = ({ fetch }: { fetch: Fetch }, appUrl: URL): RequestListener =>
  getRequestListener(fetch, { hostname: appUrl.host })
