import { ScenariosPage } from '../e2e/pages/scenarios-page.ts'
import { distribution } from './distribution.ts'
import { onThreePages, SlowedPage, type Subject, slowdown } from './slowed-page.ts'

export const name = 'scenarios-drag'

/** The share of its frames that a drag may drop. */
const aimShare = 0.01
/** A display's frame, and a pointer that moves in each of them. */
const frameMs = 1000 / 60
const moves = 120
/** Drags over both sliders in turn, so that what the machine does meanwhile falls on both. */
const rounds = 5

type Page = SlowedPage['page']
type Slider = ReturnType<Page['locator']>
type SlowedSlider = { slowed: SlowedPage; slider: Slider }
/** What a drag took: the times between its frames, and the main thread's work for each move. */
type Drag = { frames: number[]; workMs: number }

const slowedSlider = async (page: Page, slider: Slider): Promise<SlowedSlider> => ({
  slowed: await SlowedPage.of(page),
  slider,
})

/** Drags the slider to and fro, a pointer move every frame, and times the frames meanwhile. */
async function dragSlowed({ slowed, slider }: SlowedSlider): Promise<Drag> {
  const { page } = slowed
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
  const before = await slowed.spent()
  const begun = performance.now()
  for (let move = 1; move <= moves; move++) {
    const due = begun + move * frameMs - performance.now()
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due))
    await page.mouse.move(at(move), y)
  }
  const workMs = ((await slowed.spent()).all - before.all) / moves
  const times = await watch.evaluate((watched) => {
    watched.watching = false
    return watched.times
  })
  await page.mouse.up()
  await watch.dispose()
  return { frames: times.slice(1).map((time, at) => time - (times[at] ?? time)), workMs }
}

const drag = (slider: SlowedSlider): Promise<Drag> =>
  slider.slowed.whileSlowed(() => dragSlowed(slider))

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

/** Dragging a scenario's slider, against dragging one of a minimal React page, and a range input of a page that has nothing else. */
export const run = (): Promise<boolean> =>
  onThreePages(
    '<!doctype html><title>Bare</title><input type="range" step="any" style="width: 400px">',
    async ({ app, minimal, bare }, version) => {
      const scenarios = new ScenariosPage(app)
      await scenarios.openExample()
      const sliders = {
        app: await slowedSlider(app, scenarios.slider('Prezzo')),
        minimal: await slowedSlider(minimal, minimal.getByRole('slider')),
        bare: await slowedSlider(bare, bare.getByRole('slider')),
      }
      const drags: Record<Subject, Drag[]> = { app: [], minimal: [], bare: [] }
      for (const slider of Object.values(sliders)) await drag(slider)
      for (let round = 0; round < rounds; round++)
        for (const which of ['bare', 'minimal', 'app'] as const)
          drags[which].push(await drag(sliders[which]))

      const all = sum(drags.app.map(({ frames }) => frames.length))
      console.log(
        `${rounds} drags of ${moves} pointer moves each, CPU slowed ${slowdown} times, ${version}; ${all} frames.`,
      )
      console.log(
        `${'milliseconds between frames'.padEnd(30)}      p50      p95      max  per move        dropped`,
      )
      const ofApp = line("the scenarios' slider", drags.app)
      line('minimal React', drags.minimal)
      line('a bare range input', drags.bare)
      const met = ofApp.share <= aimShare
      console.log(
        `Aim: at most ${aimShare * 100} % of the frames dropped. ${met ? 'Met' : 'Missed'}: ${(ofApp.share * 100).toFixed(1)} %.`,
      )
      return met
    },
  )
