import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type Content, compressed, content } from './content.ts'
import { StartupProblem } from './startup.ts'

export type PageName = 'index' | 'privacy' | 'termini' | '404'

/** Where a page comes from: built beforehand, or made at each request in development. */
export type Pages = (name: PageName) => Promise<Content>

/** What stands in a page's placeholders: `{{SUPPORT_EMAIL}}` and so on. */
export type PageValues = Readonly<Record<string, string>>

export function pageValues({ supportEmail, feedbackFormUrl }: Config): PageValues {
  return {
    SUPPORT_EMAIL: supportEmail,
    FEEDBACK_URL: feedbackFormUrl ?? `mailto:${supportEmail}?subject=Feedback%20su%20Margine`,
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Fills a page's placeholders, safely in its text as in its attributes. */
export function fillPage(name: PageName, html: string, values: PageValues): Content {
  const filled = html.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (placeholder, key: string) => {
    const value = values[key]
    if (value === undefined)
      throw new StartupProblem(`${name}.html holds ${placeholder}, which the server does not know.`)
    return escapeHtml(value)
  })
  return content('text/html; charset=utf-8', new TextEncoder().encode(filled))
}

async function builtPage(dist: string, name: PageName, values: PageValues): Promise<Content> {
  const path = join(dist, `${name}.html`)
  const html = await readFile(path, 'utf8').catch(() => {
    throw new StartupProblem(`The web app is not built: ${path} is missing. Run: npm run build`)
  })
  return compressed(fillPage(name, html, values))
}

/** The pages of the built web app, read, filled and compressed once. */
export async function builtPages(dist: string, values: PageValues): Promise<Pages> {
  const page = (name: PageName) => builtPage(dist, name, values)
  const pages: Record<PageName, Content> = {
    index: await page('index'),
    privacy: await page('privacy'),
    termini: await page('termini'),
    404: await page('404'),
  }
  return async (name) => pages[name]
}
