import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

/** Nothing is allowed but what is listed: no inline script or style, no other origin, no frame. */
export const contentSecurityPolicy: Policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
}

/** The headers of every answer. Development leaves the policy out: hot reload inlines a script. */
export function securityHeaders(appUrl: URL, policy?: Policy): MiddlewareHandler {
  return secureHeaders({
    ...(policy && { contentSecurityPolicy: policy }),
    strictTransportSecurity: appUrl.protocol === 'https:' && 'max-age=31536000',
    // Signing in with Google happens in a popup, which must be able to find its opener.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // `no-referrer` would also blank the Origin of our own form posts.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      camera: [],
      displayCapture: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    // Only browsers no longer in use read these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}
