import type { Locator } from '@playwright/test'

/**
 * What a part of the page shows in the animation frame right after an input: the frame in which the
 * change is painted. Anything later (a debounce, a timer, a second render) is not in it.
 */
export async function textInTheFrameAfter(
  part: Locator,
  change: () => Promise<unknown>,
): Promise<string> {
  const watch = await part.evaluateHandle((element) => {
    const frame = new Promise<string>((resolve) =>
      document.addEventListener(
        'input',
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen, its parts apart
        () => requestAnimationFrame(() => resolve((element as HTMLElement).innerText)),
        { capture: true, once: true },
      ),
    )
    return { frame }
  })
  await change()
  const text = await watch.evaluate(({ frame }) => frame)
  await watch.dispose()
  return text.replace(/\s+/g, ' ')
}
