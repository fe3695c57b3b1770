import { isIP } from 'node:net'

/** Nothing is allowed but what is listed: no inline script or style, no other origin, no frame. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Workers are made by this one policy: see `web/src/listino/talk/make-worker.ts`.
  'trusted-types margine-workers',
].join('; ')

/**
 * For a year, and for every name under ours, unless an address or a port says that the host is not ours alone: then what else
 * it serves may do without TLS.
 */
function strictTransport({ hostname, port }: URL): string {
  const isWhole = port === '' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  return `max-age=31536000${isWhole ? '; includeSubDomains' : ''}`
}

/** The headers of every answer while developing: without the policy, as hot reload inlines a script. */
export function developmentHeaders(appUrl: URL): Record<string, string> {
  return {
    // No answer may be cached unless it says so itself.
    'Cache-Control': 'no-store',
    // Signing in with Google happens in a popup, which must be able to find its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    // `no-referrer` would also blank the Origin of our own form posts.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    ...(appUrl.protocol === 'https:' && { 'Strict-Transport-Security': strictTransport(appUrl) }),
  }
}

/** The headers of every answer. */
export function securityHeaders(appUrl: URL): Record<string, string> {
  return { ...developmentHeaders(appUrl), 'Content-Security-Policy': contentSecurityPolicy }
}
