import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database holds of a token: enough to recognise it, useless to a thief. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
