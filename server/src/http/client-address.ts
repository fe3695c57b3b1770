import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The client's address: the socket's other end, or what a trusted proxy says. */
export type ClientAddress = (c: Context) => string

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address as itself, also where the socket speaks IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The address in a hop: alone, `ip:port`, `[v6]` or `[v6]:port`. Null where it is none. */
function readHop(hop: string): string | null {
  const [, withPort, bracketed] =
    /^(?:([\d.]+):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i.exec(hop) ?? []
  const address = plain(withPort ?? bracketed ?? hop)
  return isIP(address) === 0 ? null : address
}

/**
 * Reads `TRUST_PROXY`: addresses and networks (`10.0.0.0/8`) separated by commas, or `none`. Null
 * where one is neither.
 */
export function readProxies(setting: string): BlockList | null {
  const proxies = new BlockList()
  if (setting.trim() === 'none') return proxies
  for (const entry of setting.split(',').map((text) => text.trim())) {
    const [address = '', bits, ...rest] = entry.split('/')
    if (isIP(address) === 0 || rest.length > 0) return null
    if (bits === undefined) proxies.addAddress(address, family(address))
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32))
      proxies.addSubnet(address, Number(bits), family(address))
    else return null
  }
  return proxies
}

/**
 * Finds the client's address. `X-Forwarded-For` counts only when the socket's other end is a proxy named in the
 * settings, and is read from its end: what stands before the proxies' entries, the client may have invented.
 * An entry that can't be read ends the search, and the request counts as the proxy's own.
 */
export function clientAddress(proxies: BlockList): ClientAddress {
  const trusted = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, family(address))
  return (c) => {
    const peer = plain(getConnInfo(c).remote.address ?? 'unknown')
    if (!trusted(peer)) return peer
    for (const hop of c.req.header('X-Forwarded-For')?.split(',').reverse() ?? []) {
      const address = readHop(hop.trim())
      if (address === null) return peer
      if (!trusted(address)) return address
    }
    return peer
  }
}
