import { setTimeout as pause } from 'node:timers/promises'

/** The commands of WebDriver that a person's visit takes: https://www.w3.org/TR/webdriver2 */
export type Command =
  | 'DeleteSession'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteAsyncScript'
  | 'Navigate'
  | 'NewSession'
  | 'Print'
  | 'Refresh'
  | 'SetTimeouts'
  | 'SetWindowRect'
  | 'TakeScreenshot'

export type Parameters = Readonly<Record<string, unknown>>

/** What carries commands to a browser, and ends it. */
export interface Wire {
  /** What is asked of a new session. */
  capabilities: Parameters
  send(command: Command, parameters?: Parameters): Promise<unknown>
  close(): Promise<void>
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const longestWaitMs = 15_000
const betweenLooksMs = 50

// What runs in the page is text here: this room's types know no page.
const finders = `
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim()
  /** As it is read: an amount and its currency stand apart by a blank that doesn't break. */
  const textOf = (element) => (element?.textContent ?? '').replaceAll('\\u00a0', ' ').trim()
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const find = (selector, name) =>
    [...document.querySelectorAll(selector)].find((one) => nameOf(one) === name && isSeen(one)) ?? null
`

/** A browser of any make, used as a person does: by what things are called. */
export class WebDriver {
  readonly #wire: Wire
  /** Its make and version. */
  readonly name: string

  private constructor(wire: Wire, name: string) {
    this.#wire = wire
    this.name = name
  }

  static async open(wire: Wire): Promise<WebDriver> {
    const { capabilities } = (await wire.send('NewSession', {
      capabilities: { alwaysMatch: wire.capabilities },
    })) as { capabilities: { browserName: string; browserVersion: string } }
    await wire.send('SetTimeouts', { script: longestWaitMs, pageLoad: longestWaitMs })
    return new WebDriver(wire, `${capabilities.browserName} ${capabilities.browserVersion}`)
  }

  go(url: string): Promise<unknown> {
    return this.#wire.send('Navigate', { url })
  }

  reload(): Promise<unknown> {
    return this.#wire.send('Refresh')
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.#wire.send('SetWindowRect', { width, height })
  }

  /** The value of an expression in the page, of a promise too. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const script = `${finders}
      const done = arguments[arguments.length - 1]
      new Promise((resolve) => resolve(${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = (await this.#wire.send('ExecuteAsyncScript', { script, args: [] })) as {
      value?: Value
      error?: string
    } | null
    // Of a page that is left meanwhile.
    if (answer === null) throw new Error('the page was left')
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value as Value
  }

  /** Evaluates again and again until it is what is wanted; else answers what it was at last. */
  eventually<Value>(expression: string, wanted: Value): Promise<Value> {
    return this.#until<Value>(expression, (value) => value === wanted)
  }

  /** Presses the button or link of this name. */
  press(name: string): Promise<void> {
    return this.click(`find('a, button', ${JSON.stringify(name)})`)
  }

  /** Types into the field of this name. */
  fill(name: string, text: string): Promise<void> {
    return this.type(`find('input, textarea', ${JSON.stringify(name)})`, text)
  }

  /** Clicks on the element of an expression, once it is there. */
  click(element: string): Promise<void> {
    return this.#act('ElementClick', element)
  }

  /** Types into the element of an expression, once it is there; where files are asked for, their paths. */
  type(element: string, text: string): Promise<void> {
    return this.#act('ElementSendKeys', element, { text })
  }

  /** The page on paper, as a PDF. */
  async print(): Promise<Buffer> {
    return Buffer.from((await this.#wire.send('Print')) as string, 'base64')
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#wire.send('TakeScreenshot')) as string, 'base64')
  }

  close(): Promise<void> {
    return this.#wire.close()
  }

  async #act(command: Command, element: string, parameters: Parameters = {}): Promise<void> {
    const found = await this.#until<Record<string, string> | null>(element, (one) => one !== null)
    if (found === null) throw new Error(`${this.name} shows no ${element}`)
    try {
      await this.#wire.send(command, { id: found[elementKey], ...parameters })
    } catch (error) {
      // The page replaced it after it was found: nothing was done to it.
      if (!/\bstale\b/.test(String(error))) throw error
      await this.#act(command, element, parameters)
    }
  }

  async #until<Value>(expression: string, isWanted: (value: Value) => boolean): Promise<Value> {
    const giveUpAt = performance.now() + longestWaitMs
    for (;;) {
      try {
        const value = await this.evaluate<Value>(expression)
        if (isWanted(value) || performance.now() > giveUpAt) return value
      } catch (error) {
        // From one page to the next there is none for a moment.
        if (performance.now() > giveUpAt) throw error
      }
      await pause(betweenLooksMs)
    }
  }
}
