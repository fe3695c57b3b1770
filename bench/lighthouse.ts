import { register, signedInState } from '../e2e/product/account.ts'
import {
  type Audit,
  audit,
  type Category,
  categories,
  type Report,
} from '../e2e/product/lighthouse.ts'
import { startServer } from '../e2e/product/server.ts'
import { buildProduct } from '../scripts/build.mjs'
import { provideChromium } from '../scripts/chromium.mjs'
import { exitWith } from '../scripts/failure.mjs'
import { distribution } from './distribution.ts'
import { machine } from './machine.ts'

/** The least score of each category, of 100. */
const aims: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/** How long the page may keep whoever touches it waiting while it loads, in the middle of the runs. */
const aimBlockedMs = 100

/** How many times as late as on a page without script the largest content may be painted, by the same run. */
const aimLargestPaint = 1.3

/**
 * Pages with how often each is audited: a single figure for performance means little. The first is plain HTML, which the
 * others are measured against.
 */
const pages = [
  { path: '/privacy', runs: 5, signedIn: false },
  { path: '/', runs: 5, signedIn: true },
  { path: '/login', runs: 5, signedIn: false },
  { path: '/signup', runs: 5, signedIn: false },
  { path: '/prova', runs: 5, signedIn: false },
]

const medianOf = (reports: Report[], id: string) =>
  distribution(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)).p50

const scoreOf = (report: Report, category: Category) =>
  Math.round(report.categories[category].score * 100)

/** The audits that keep a category from 100. */
function losses(report: Report, category: Category): Audit[] {
  return report.categories[category].auditRefs.flatMap(({ id, weight }) => {
    const found = report.audits[id]
    return found && weight > 0 && found.score !== null && found.score < 1 ? [found] : []
  })
}

/** Prints what a page scores, and answers whether that is enough. */
function judge(path: string, reports: Report[]): boolean {
  console.log(`\n▸ ${path}`)
  let enough = true
  for (const category of categories) {
    const scores = reports.map((report) => scoreOf(report, category))
    const { p50 } = distribution(scores)
    const met = p50 >= aims[category]
    enough &&= met
    const spread = scores.length > 1 ? `  (${scores.join(' ')})` : ''
    console.log(
      `${category.padEnd(16)}${String(p50).padStart(4)}  aim ${aims[category]}: ${met ? 'met' : 'missed'}${spread}`,
    )
    const worst = reports.find((report) => scoreOf(report, category) === Math.min(...scores))
    for (const { id, title, score, displayValue = '' } of worst ? losses(worst, category) : [])
      console.log(`    ${Math.round((score ?? 0) * 100)}  ${id}: ${title} ${displayValue}`)
  }
  const blocked = medianOf(reports, 'total-blocking-time')
  const met = blocked <= aimBlockedMs
  console.log(
    `blocked         ${blocked.toFixed(0).padStart(4)} ms  aim ${aimBlockedMs}: ${met ? 'met' : 'missed'}`,
  )
  return enough && met
}

await exitWith(async () => {
  await buildProduct()
  // Before the server: it may have to be installed.
  await provideChromium()
  const server = await startServer()
  try {
    console.log(machine())
    const standpoint = { url: server.url, clientAddress: '203.0.113.9' }
    const { cookies } = await signedInState(standpoint, await register(standpoint))
    const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    let enough = true
    let plain = Number.NaN
    for (const { path, runs, signedIn } of pages) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++)
        reports.push(await audit(`${server.url}${path}`, signedIn ? session : undefined))
      enough = judge(path, reports) && enough
      const painted = medianOf(reports, 'largest-contentful-paint')
      if (Number.isNaN(plain)) plain = painted
      const met = painted <= aimLargestPaint * plain
      enough &&= met
      console.log(
        `largest paint   ${painted.toFixed(0)} ms, ${(painted / plain).toFixed(2)} times the first page's  aim ${aimLargestPaint}: ${met ? 'met' : 'missed'}`,
      )
    }
    return enough ? 0 : 1
  } finally {
    await server.stop()
  }
})
