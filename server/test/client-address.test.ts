import { describe, expect, it } from 'vitest'
import { hashToken } from '../src/accounts/secret-token.ts'
import { buildConfig, buildService } from './build-app.ts'

/** The address for which tries are counted. The table holds it hashed. */
async function expectCounted(
  environment: Record<string, string>,
  { peer, forwarded }: { peer: string; forwarded?: string },
  address: string,
): Promise<void> {
  const service = await buildService(environment)
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  await service
    .browser(peer)
    .post('/api/account/sign-in', { email: 'a@example.it', password: 'x' }, headers)
  const rows = await service.database.queries.selectFrom('throttles').select('key').execute()
  const keys = rows.map(({ key }) => key).filter((key) => key.startsWith('sign-in-network:'))
  expect(keys).toContain(`sign-in-network:${hashToken(`sign-in-network ${address}`)}`)
}

describe('the address of a client', () => {
  it.each([
    ['198.51.100.7', '203.0.113.9'],
    ['127.0.0.1', '203.0.113.9'],
    ['::ffff:198.51.100.7', '203.0.113.9'],
  ])("is the socket's where no proxy is trusted (%s)", async (peer, forwarded) => {
    await expectCounted({}, { peer, forwarded }, peer.replace('::ffff:', ''))
  })

  it.each(['203.0.113.9', '127.0.0.1', '10.0.0.1', '203.0.113.9, 10.0.0.1', 'unknown'])(
    "is the socket's for whoever is not the proxy, whatever they write (%s)",
    async (forwarded) => {
      const TRUST_PROXY = '10.0.0.0/8'
      await expectCounted({ TRUST_PROXY }, { peer: '198.51.100.7', forwarded }, '198.51.100.7')
    },
  )

  it.each([
    ['one hop', '203.0.113.9', '203.0.113.9'],
    ['what the client wrote before it', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['a trusted address the client wrote', '10.9.9.9, 203.0.113.9', '203.0.113.9'],
    ['two proxies', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['blanks', ' 203.0.113.9 ,10.0.0.2 ', '203.0.113.9'],
    ['an IPv4 address in IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['an IPv6 client', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['a port', '203.0.113.9:4711', '203.0.113.9'],
    ['a port after what the client wrote', '1.2.3.4, 203.0.113.9:4711', '203.0.113.9'],
    ['an IPv6 client with a port', '1.2.3.4, [2001:db8:1:2:3::4]:4711', '2001:db8:1:2::/64'],
    ['an IPv6 client in brackets', '[2001:db8:1:2:3::4]', '2001:db8:1:2::/64'],
    ['two proxies with ports', '203.0.113.9:1, 10.0.0.2:80, [::1]:80', '203.0.113.9'],
    ['words', 'unknown, _hidden', '10.0.0.1'],
    ['words after what the client wrote', '1.2.3.4, unknown', '10.0.0.1'],
    ['words from another proxy', '1.2.3.4, unknown, 10.0.0.2', '10.0.0.1'],
    ['no address after what the client wrote', '1.2.3.4, 203.0.113.9:x', '10.0.0.1'],
    ['an address cut short', '1.2.3.4, 203.0.113', '10.0.0.1'],
    ['a blank after what the client wrote', '1.2.3.4,', '10.0.0.1'],
    ['nothing', '', '10.0.0.1'],
    ['proxies only', '10.0.0.3, 10.0.0.2', '10.0.0.1'],
  ])('is what the trusted proxy says: %s', async (_what, forwarded, expected) => {
    const TRUST_PROXY = '10.0.0.0/8, ::1'
    await expectCounted({ TRUST_PROXY }, { peer: '10.0.0.1', forwarded }, expected)
  })

  it("is the proxy's own where it says nothing", async () => {
    await expectCounted({ TRUST_PROXY: '10.0.0.1' }, { peer: '10.0.0.1' }, '10.0.0.1')
  })

  it('is trusted of a proxy that speaks IPv4 over an IPv6 socket', async () => {
    const peer = '::ffff:10.0.0.1'
    const forwarded = '203.0.113.9'
    await expectCounted({ TRUST_PROXY: '10.0.0.1' }, { peer, forwarded }, forwarded)
  })

  it.each([
    ['10.0.0.0/8', '10.255.255.255', true],
    ['10.0.0.0/8', '11.0.0.0', false],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['192.0.2.1, 10.0.0.0/8', '10.1.1.1', true],
  ])('of %s trusts %s: %s', (TRUST_PROXY, address, trusted) => {
    expect(buildConfig({ TRUST_PROXY }).proxies.check(address)).toBe(trusted)
  })
})
