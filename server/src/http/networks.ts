import { isIPv4, isIPv6 } from 'node:net'

/** A network that a client's address lies in. */
interface Network {
  /** The IPv4 address, or the IPv6 prefix with its width. */
  readonly name: string
  /** How many times the limit of the narrowest network this one is allowed. */
  readonly factor: number
}

/** The networks of one client, the narrowest first. */
export type Networks = readonly [Network, ...Network[]]

/**
 * The usual IPv6 networks (one line or phone, one home, one site), and how many times the limit each is allowed.
 * A home with its 256 networks of /64 thus counts as two clients, and a site as four.
 */
const prefixes = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const

/** The first four of the eight groups of an IPv6 address. */
function firstGroups(address: string): number[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16))
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.map((group, index) => {
    const own = Math.min(16, Math.max(0, bits - 16 * index))
    return (group & (0xffff << (16 - own)) & 0xffff).toString(16)
  })
  return `${kept.join(':')}::/${bits}`
}

/** Every network that counts for a client, by which each limit on networks counts. */
export function networksOf(address: string): Networks {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!isIPv6(plain)) return [{ name: plain, factor: 1 }]
  const groups = firstGroups(plain)
  const [first, ...wider] = prefixes
  const network = ({ bits, factor }: (typeof prefixes)[number]) => ({
    name: prefixOf(groups, bits),
    factor,
  })
  return [network(first), ...wider.map(network)]
}

/** About where a client is on the network, for people to read: the /24 of IPv4 or the /48 of IPv6; null for neither. */
export function roughNetwork(networks: Networks): string | null {
  const name = widest(networks)
  if (isIPv4(name)) return name.replace(/\d+$/, '0/24')
  return name.endsWith('/48') ? name.replace(':0::/', '::/') : null
}

/** The name of the widest network of a client: for limits that everybody in it shares. */
export const widest = (networks: Networks): string => (networks.at(-1) ?? networks[0]).name
