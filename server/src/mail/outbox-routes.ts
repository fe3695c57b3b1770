import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShownMail } from '@margine/contract'
import { Hono } from 'hono'
import { atMachine } from '../http/at-machine.ts'
import { problem } from '../http/problem.ts'

async function readMail(folder: string, file: string): Promise<ShownMail> {
  const { default: PostalMime } = await import('postal-mime')
  const { to, subject, date, text } = await PostalMime.parse(await readFile(join(folder, file)))
  return {
    id: file.replace(/\.eml$/, ''),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    date: date ?? '',
    text: text ?? '',
  }
}

/** The mails written as files, newest first: for browsers at this machine alone. */
export function outboxRoutes(appUrl: URL, folder: string) {
  const near = atMachine(appUrl, (c) => problem(c, 'not-found'))
  return new Hono().get('/', near, async (c) => {
    const files = await readdir(folder).catch(() => [])
    const newest = files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse()
      .slice(0, 50)
    return c.json(await Promise.all(newest.map((file) => readMail(folder, file))))
  })
}
