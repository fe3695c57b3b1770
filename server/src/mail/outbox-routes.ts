import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import PostalMime from 'postal-mime'
import { isLocalhost } from '../http/localhost.ts'
import { problem } from '../problem.ts'
import type { ShownMail } from './shown-mail.ts'

const loopback = /^(?:127\.|::1$|::ffff:127\.)/

async function readMail(folder: string, file: string): Promise<ShownMail> {
  const { to, subject, date, text } = await PostalMime.parse(await readFile(join(folder, file)))
  return {
    id: file.replace(/\.eml$/, ''),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    date: date ?? '',
    text: text ?? '',
  }
}

/** The mails written as files, newest first: for whoever sits at this machine, and nobody else. */
export function outboxRoutes(appUrl: URL, folder: string) {
  return new Hono().get('/', async (c) => {
    const near = loopback.test(getConnInfo(c).remote.address ?? '')
    // The address asked for counts too: a foreign name may have been made to lead to this machine.
    const local = [appUrl, new URL(c.req.url)].every(({ hostname }) => isLocalhost(hostname))
    if (!near || !local) return problem(c, 404, 'not-found')
    const files = await readdir(folder).catch(() => [])
    const newest = files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse()
      .slice(0, 50)
    return c.json(await Promise.all(newest.map((file) => readMail(folder, file))))
  })
}
