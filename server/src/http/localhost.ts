/** Whether a host's name means this machine, whatever a name server says. */
export const isLocalhost = (hostname: string) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
