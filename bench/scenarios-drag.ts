import { ScenariosPage } from '../e2e/pages/scenarios-page.ts'
import { register, signedInState } from '../e2e/product/account.ts'
import { launchChromium } from '../e2e/product/chromium.ts'
import { startServer } from '../e2e/product/server.ts'
import { buildWebApp } from '../scripts/build.mjs'
import { distribution } from './distribution.ts'

export const name = 'scenarios-drag'

const slowdown = 4
/** A display's frame, and a pointer that moves in each of them. */
const frameMs = 1000 / 60
const moves = 120
/** Drags over both sliders in turn, so that what the machine does meanwhile falls on both. */
const rounds = 5

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>
type Slider = ReturnType<Page['locator']>
type DevTools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

/** One slider on its page, with the page's CPU slowed. */
type Subject = { page: Page; slider: Slider; devtools: DevTools }
/** What a drag took: the times between its frames, and the main thread's work for each move. */
type Drag = { frames: number[]; workMs: number }

async function prepare(page: Page, slider: Slider): Promise<Subject> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, slider, devtools }
}

async function workOf({ devtools }: Subject): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Drags the slider to and fro, a pointer move every frame, and times the frames meanwhile. */
async function drag(subject: Subject): Promise<Drag> {
  const { page, slider } = subject
  await page.bringToFront()
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (box === null) throw new Error('The slider is not on the screen')
  const y = box.y + box.height / 2
  const at = (move: number) => box.x + box.width * (0.5 + 0.45 * Math.sin(move / 12))

  await page.mouse.move(at(0), y)
  await page.mouse.down()
  const watch = await page.evaluateHandle(() => {
    const times: number[] = []
    const watched = { times, watching: true }
    const tick = (now: number) => {
      times.push(now)
      if (watched.watching) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    return watched
  })
  const before = await workOf(subject)
  const begun = performance.now()
  for (let move = 1; move <= moves; move++) {
    const due = begun + move * frameMs - performance.now()
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due))
    await page.mouse.move(at(move), y)
  }
  const workMs = ((await workOf(subject)) - before) / moves
  const times = await watch.evaluate((watched) => {
    watched.watching = false
    return watched.times
  })
  await page.mouse.up()
  await watch.dispose()
  return { frames: times.slice(1).map((time, at) => time - (times[at] ?? time)), workMs }
}

/** Frames that a display would have shown and the page did not. */
const droppedIn = (frames: number[]) =>
  frames.reduce((sum, length) => sum + Math.max(0, Math.round(length / frameMs) - 1), 0)

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

function line(what: string, drags: Drag[]): { dropped: number; share: number } {
  const frames = drags.flatMap((each) => each.frames)
  const dropped = droppedIn(frames)
  const share = dropped / (frames.length + dropped)
  const { p50, p95, max } = distribution(frames)
  const work = distribution(drags.map(({ workMs }) => workMs)).p50
  const cells = [p50, p95, max, work].map((value) => value.toFixed(2).padStart(9)).join('')
  const shares = `${dropped} (${(share * 100).toFixed(1)} %)`.padStart(15)
  console.log(`${what.padEnd(30)}${cells}${shares}`)
  return { dropped, share }
}

/** Dragging a scenario's slider, against dragging a range input of a page that has nothing else. */
export async function run(): Promise<boolean> {
  await buildWebApp()
  const browser = await launchChromium()
  const server = await startServer()
  try {
    const standpoint = { url: server.url, clientAddress: '203.0.113.9' }
    const viewport = { width: 1280, height: 860 }
    const page = await browser.newPage({
      viewport,
      storageState: await signedInState(standpoint, await register(standpoint)),
    })
    await page.goto(server.url)
    const scenarios = new ScenariosPage(page)
    await scenarios.openExample()
    const app = await prepare(page, scenarios.slider('Prezzo'))

    const empty = await browser.newPage({ viewport })
    await empty.setContent(
      '<!doctype html><title>Bare</title><input type="range" step="any" style="width: 400px">',
    )
    const bare = await prepare(empty, empty.getByRole('slider'))

    const drags: { app: Drag[]; bare: Drag[] } = { app: [], bare: [] }
    for (const subject of [app, bare]) await drag(subject)
    for (let round = 0; round < rounds; round++) {
      drags.bare.push(await drag(bare))
      drags.app.push(await drag(app))
    }

    const all = sum(drags.app.map(({ frames }) => frames.length))
    console.log(
      `${rounds} drags of ${moves} pointer moves each, CPU slowed ${slowdown} times, ${browser.version()}; ${all} frames.`,
    )
    console.log(
      `${'milliseconds between frames'.padEnd(30)}      p50      p95      max  per move        dropped`,
    )
    const ofApp = line("the scenarios' slider", drags.app)
    const ofBare = line('a bare range input', drags.bare)
    const ratio = (1 - ofApp.share) / (1 - ofBare.share)
    console.log(`Frames shown: ${ratio.toFixed(3)} times as many as the bare input's.`)
    const met = ofApp.dropped <= ofBare.dropped
    console.log(
      `Aim: no more frames dropped than by the bare input. ${met ? 'Met' : 'Missed'}: ${ofApp.dropped} against ${ofBare.dropped}.`,
    )
    return met
  } finally {
    await browser.close()
    await server.stop()
  }
}
