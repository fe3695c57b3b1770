import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '../http/escape-html.ts'
import { ProgramError } from '../process/program-error.ts'
import { type Content, compressed, compressedAsAsked, content } from './content.ts'
import { type PageName, pageTable } from './page-table.ts'

/** Where a page comes from: built beforehand, or made at each request in development. */
export type Pages = (name: PageName, values?: RequestValues) => Promise<Content>

/** The values of a page's placeholders, such as `{{SUPPORT_EMAIL}}`, that are the same for every request. */
export type PageValues = Readonly<Record<string, string>>

/** The values that differ from request to request. */
export type RequestValues = Readonly<Partial<Record<(typeof requestPlaceholders)[number], string>>>

/** The page's person, for how many seconds their session lasts without another request, and their profile. */
const requestPlaceholders = ['USER_EMAIL', 'USER_ID', 'SESSION_SECONDS', 'USER_PROFILE'] as const

/** The settings that pages show. */
interface PageSettings {
  appUrl: URL
  supportEmail: string
  controller: string
  feedbackFormUrl: string | undefined
  /** Undefined where mails become files that the page `outbox` shows. */
  smtpUrl: string | undefined
}

export function pageValues(settings: PageSettings): PageValues {
  const { appUrl, supportEmail, controller, feedbackFormUrl, smtpUrl } = settings
  return {
    ORIGIN: appUrl.origin,
    SUPPORT_EMAIL: supportEmail,
    CONTROLLER: controller,
    FEEDBACK_URL: feedbackFormUrl ?? '/feedback',
    OUTBOX_URL: smtpUrl === undefined ? '/outbox' : '',
  }
}

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Fills the placeholders it has a value for, safely in text as in attributes. */
const fill = (html: string, values: PageValues) =>
  html.replace(placeholder, (whole, key: string) => {
    const value = values[key]
    return value === undefined ? whole : escapeHtml(value)
  })

/** @throws ProgramError when a page has a placeholder without a value */
export function fillSettings(name: PageName, html: string, values: PageValues): string {
  const filled = fill(html, values)
  for (const [whole, key] of filled.matchAll(placeholder)) {
    if (!requestPlaceholders.some((known) => known === key))
      throw new ProgramError(`${name}.html holds ${whole}, which the server does not know.`)
  }
  return filled
}

/** A page as it goes out. */
export function finishPage(html: string, values: RequestValues = {}): Content {
  return content('text/html; charset=utf-8', new TextEncoder().encode(fill(html, values)))
}

async function builtPage(dist: string, name: PageName, settings: PageValues) {
  const path = join(dist, `${name}.html`)
  const source = await readFile(path, 'utf8').catch(() => {
    throw new ProgramError(`The web app is not built: ${path} is missing. Run: npm run build`)
  })
  const html = fillSettings(name, source, settings)
  if (html.search(placeholder) !== -1)
    return async (values?: RequestValues) => compressedAsAsked(finishPage(html, values))
  const page = await compressed(finishPage(html))
  return async () => page
}

/** The pages of the built web app, read, filled and compressed once, except those with values of the request. */
export async function builtPages(dist: string, settings: PageValues): Promise<Pages> {
  const built = await Promise.all(
    pageTable.map(async ({ name }) => [name, await builtPage(dist, name, settings)] as const),
  )
  const pages = new Map(built)
  return (name, values) => {
    const page = pages.get(name)
    if (page === undefined) throw new Error(`no page is named ${name}`)
    return page(values)
  }
}
