import type { Page } from '../e2e/product/chromium.ts'

/** A display's frame, and a pointer that moves in each of them. */
const frameMs = 1000 / 60
const moves = 120

/** What the page noted: when the slider was moved to which step, and which price the first row had in each frame. */
type Noted = {
  inputs: { time: number; pointer: number; value: number }[]
  frames: { time: number; price: string }[]
}

type Watching = typeof globalThis & { noted?: Noted }

/** Times of a drag, in milliseconds. */
export type Drag = {
  /** From a change of the slider to the frame that shows the figures of it, or of a newer one. */
  latencies: number[]
  /** The same from the pointer's move, which waits for its frame first. */
  fromPointer: number[]
  /** From a frame to the next. */
  frames: number[]
}

/** Notes every change of a slider and every frame from now on. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watching = globalThis as Watching
    let pointer = Number.NaN
    document.addEventListener('pointermove', ({ timeStamp }) => (pointer = timeStamp), true)
    const noteInput = ({ timeStamp, target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
      const input = { time: timeStamp, pointer, value: Number.NaN }
      watching.noted?.inputs.push(input)
      // By then the page has taken the pointer's place to the nearest step.
      requestAnimationFrame(() => (input.value = target.valueAsNumber))
    }
    document.addEventListener('input', noteInput, true)
    const note = () => {
      const cell = document.querySelector('[aria-rowindex="2"] [data-column="price"]')
      const price = cell?.textContent ?? ''
      const { port1, port2 } = new MessageChannel()
      // A message posted in an animation frame is taken up when that frame is painted and handed over.
      port1.onmessage = () => watching.noted?.frames.push({ time: performance.now(), price })
      port2.postMessage(null)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

const inCents = (price: string) => Number(price.replace(/\D/g, ''))

/** When the frame came that shows a change, or a newer one: along a drag to the right prices only grow. */
const shownAt = ({ frames }: Noted, time: number, cents: number) =>
  frames.find((frame) => frame.time > time && inCents(frame.price) >= cents)?.time ?? Number.NaN

/** Drags the slider of prices from its left end to its right one, a pointer move every frame. */
export async function drag(page: Page): Promise<Drag> {
  const slider = page.getByRole('slider', { name: 'Prezzi' })
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (box === null) throw new Error('The slider is not on the screen')
  const y = box.y + box.height / 2
  const at = (move: number) => box.x + box.width * (0.02 + (0.96 * move) / moves)
  await page.mouse.move(at(0), y)
  await page.mouse.down()
  await page.waitForTimeout(500)
  const price = page.locator('[aria-rowindex="2"] [data-column="price"]')
  const lowest = inCents((await price.textContent()) ?? '')
  const leftmost = Number(await slider.inputValue())
  await page.evaluate(() => {
    const watching = globalThis as Watching
    watching.noted = { inputs: [], frames: [] }
  })
  const begun = performance.now()
  for (let move = 1; move <= moves; move++) {
    const due = begun + move * frameMs - performance.now()
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due))
    await page.mouse.move(at(move), y)
  }
  await page.waitForTimeout(300)
  await page.mouse.up()
  const noted = await page.evaluate(() => {
    const watching = globalThis as Watching
    return watching.noted ?? { inputs: [], frames: [] }
  })
  return timesOf(noted, leftmost, (value) => (lowest * (100 + value)) / (100 + leftmost))
}

/**
 * @param leftmost the step that the drag began at
 * @param centsAt the first row's price at a value of the slider, roughly
 */
function timesOf(noted: Noted, leftmost: number, centsAt: (value: number) => number): Drag {
  const { frames } = noted
  const inputs = noted.inputs.filter(
    ({ value }, at) => value !== (noted.inputs[at - 1]?.value ?? leftmost),
  )
  const shown = inputs.map(({ time, value }) => shownAt(noted, time, centsAt(value) - 2))
  return {
    latencies: inputs.map(({ time }, at) => (shown[at] as number) - time),
    fromPointer: inputs.map(({ pointer }, at) => (shown[at] as number) - pointer),
    frames: frames.slice(1).map(({ time }, at) => time - (frames[at]?.time ?? time)),
  }
}
