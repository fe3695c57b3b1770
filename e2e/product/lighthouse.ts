import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { endsWithUs } from '../../scripts/at-end.mjs'
import { provideChromium } from '../../scripts/chromium.mjs'
import { chromiumFlags } from './chromium.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof categories)[number]

export type Audit = {
  id: string
  title: string
  score: number | null
  displayValue?: string
  numericValue?: number
}
export type Report = {
  lighthouseVersion: string
  runtimeError?: { message: string }
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/**
 * Audits a page as Lighthouse does by default: a mid-range phone on a slow mobile network.
 *
 * @param cookie what the browser brings along, where the page takes a session
 */
export async function audit(url: string, cookie?: string): Promise<Report> {
  const CHROME_PATH = await provideChromium()
  const lighthouse = spawn(
    'lighthouse',
    [
      url,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  // At this signal it ends its Chromium too.
  endsWithUs(lighthouse, 'SIGINT')
  const [output, [code]] = await Promise.all([text(lighthouse.stdout), once(lighthouse, 'close')])
  if (code !== 0) throw new Error(`Lighthouse did not audit ${url}; its own words are above.`)
  const report: Report = JSON.parse(output)
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}
