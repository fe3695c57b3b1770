/** Headers that name another origin than ours at `ours`. */
export const foreignOrigins = (
  ours: URL,
): readonly (readonly [what: string, headers: Record<string, string>])[] => {
  const { origin, host, protocol, hostname } = ours
  const otherScheme = protocol === 'http:' ? 'https:' : 'http:'
  return [
    ['says nothing of where it comes from', {}],
    ['comes from another site', { Origin: 'https://evil.example' }],
    ['comes from a sandbox', { Origin: 'null' }],
    ['comes from another port', { Origin: `${protocol}//${hostname}:3001` }],
    ['comes over another scheme', { Origin: `${otherScheme}//${host}` }],
    ['comes from a name that begins with ours', { Origin: `${origin}.evil.example` }],
    ['comes from a name that ends with ours', { Origin: `${protocol}//evil-${host}` }],
    ['comes from a name under ours', { Origin: `${protocol}//evil.${host}` }],
    ['holds ours as a path', { Origin: `https://evil.example/${origin}` }],
    ['holds ours as a user', { Origin: `${origin}@evil.example` }],
    ['names two', { Origin: `${origin}, https://evil.example` }],
    ['names an empty one', { Origin: '' }],
    ['comes from another site, without an Origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['comes from a sister site, without an Origin', { 'Sec-Fetch-Site': 'same-site' }],
    ['comes from nowhere, without an Origin', { 'Sec-Fetch-Site': 'none' }],
    ['contradicts itself', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
    ['only refers to us', { Referer: `${origin}/` }],
  ]
}

/** Content types that another site may send without a preflight, and some that only look like JSON. */
export const foreignTypes = [
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json5',
  'application/problem+json',
  'text/json',
] as const
