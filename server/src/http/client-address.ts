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

const privateNetworks = new BlockList()
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
const ipv4InIpv6 = new BlockList()
ipv4InIpv6.addSubnet('::ffff:0:0', 96, 'ipv6')

/**
 * Whether a network is too wide for proxies alone: who lives in it too could name any client's address. The widest private
 * ones are a /8 of IPv4 and a /7 of IPv6, and nobody was ever given more than a /16 of that.
 */
function isTooWide(address: string, bits: number): boolean {
  if (isIP(address) === 4) return bits < 8
  const network = new BlockList()
  network.addSubnet(address, bits, 'ipv6')
  if (ipv4InIpv6.check(address, 'ipv6') || network.check('::ffff:0:0', 'ipv6')) return bits < 96 + 8
  return bits < (privateNetworks.check(address, 'ipv6') ? 7 : 16)
}

/** An address, or a network with its width; null where it is neither. */
function readNetwork(entry: string): { address: string; bits: number } | null {
  const [address = '', width, ...rest] = entry.trim().split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const bits = /^\d{1,3}$/.test(width ?? '0') ? Number(width ?? most) : Number.POSITIVE_INFINITY
  return isIP(address) === 0 || rest.length > 0 || bits > most ? null : { address, bits }
}

/**
 * Reads `TRUST_PROXY`: addresses and networks (`10.0.0.0/8`) separated by commas, or `none`. Says where one is neither, or
 * a network in which there are not proxies alone.
 */
export function readProxies(setting: string): BlockList | 'unreadable' | 'too-wide' {
  const proxies = new BlockList()
  if (setting.trim() === 'none') return proxies
  for (const entry of setting.split(',')) {
    const network = readNetwork(entry)
    if (network === null) return 'unreadable'
    const { address, bits } = network
    if (isTooWide(address, bits)) return 'too-wide'
    proxies.addSubnet(address, bits, family(address))
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
