import type { Currency, PriceInterval, Rates, Sale } from '@margine/engine'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { usePrinting } from '../../../ui/usePrinting.ts'
import { CurveDrawing } from './CurveDrawing.tsx'
import { CurveHandle, stopAt, usePriceDrag } from './CurveHandle.tsx'
import { CurveKeys } from './CurveKeys.tsx'
import { CurveTable } from './CurveTable.tsx'
import { factsOf } from './curve-facts.ts'
import { useView } from './curve-view.ts'
import { curveWords as words } from './curve-words.ts'
import { layoutOf, type Size } from './layout.ts'
import styles from './ProfitCurve.module.css'

/** On paper, as its width is unknown before printing. */
const paper: Size = { width: 680, em: 10 }

/** The size of the letters on the curve, in those of the page. */
const letters = 0.75

const sizeOf = (element: Element): Size => ({
  width: element.getBoundingClientRect().width,
  em: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * letters,
})

/** The width of an element and the size of its letters, which grow with the page's text. */
function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState(paper)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = () => {
      const next = sizeOf(current)
      if (next.width === 0) return
      setSize((size) => (size.width === next.width && size.em === next.em ? size : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return usePrinting() ? paper : size
}

type ViewButtonsProps = {
  /** What a press does; null where there is nothing left to do. */
  widen: (() => void) | null
  narrow: (() => void) | null
}

/** Shows more prices, or fewer of them larger. A button that is out of use keeps the focus. */
const ViewButtons = ({ widen, narrow }: ViewButtonsProps) => (
  <div className={`screen-only ${styles.zoom}`}>
    <button
      type="button"
      aria-label={words.widen}
      aria-disabled={widen === null}
      onClick={widen ?? undefined}
    >
      −
    </button>
    <button
      type="button"
      aria-label={words.narrow}
      aria-disabled={narrow === null}
      onClick={narrow ?? undefined}
    >
      +
    </button>
  </div>
)

type Props = {
  /** A sale without problems, but for its price; the same object as long as it is the same sale, as the rates are. */
  sale: Sale
  rates: Rates
  currency: Currency
  /** Where the handle stands, as entered. */
  price: number
  onPrice: (price: number) => void
  /** The prices that reach the target. */
  prices: readonly PriceInterval[]
}

/** The profit at every price, with a handle to try one: drawn, and as a table. */
export function ProfitCurve({ sale, rates, currency, price, onPrice, prices }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLInputElement>(null)
  const [isTableOpen, setTableOpen] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const size = useSize(root)
  const facts = useMemo(() => factsOf(sale, rates), [sale, rates])
  const { view, widen, narrow } = useView(
    facts,
    { targets: prices, current: sale.prezzoVendita, price },
    isMoving,
  )
  const layout = useMemo(
    () => layoutOf(facts, view, sale.prezzoVendita, currency, size),
    [facts, view, sale.prezzoVendita, currency, size],
  )
  const move = (next: number) => {
    setMoving(true)
    onPrice(next)
  }
  const settle = () => setMoving(false)
  const drag = usePriceDrag(layout, view, price, move, settle, handle)

  return (
    <div
      ref={root}
      className={`stack loose ${styles.curve}`}
      data-unjudged={!rates.isOwnRegime || undefined}
    >
      <div className="row apart">
        <h2>{words.title}</h2>
        <ViewButtons widen={widen} narrow={narrow} />
      </div>
      <div className={styles.plot} {...drag}>
        <CurveDrawing
          facts={facts}
          layout={layout}
          view={view}
          targets={prices}
          currency={currency}
          em={size.em}
        />
        <CurveHandle
          ref={handle}
          sale={sale}
          rates={rates}
          currency={currency}
          facts={facts}
          layout={layout}
          view={view}
          price={price}
          onKey={move}
          onSet={(asked) => onPrice(stopAt(asked, view, size.width))}
          onLeave={settle}
        />
      </div>
      <CurveKeys facts={facts} layout={layout} view={view} targets={prices} em={size.em} />
      <div className={styles.numbers} data-open={isTableOpen}>
        <Disclosure
          title={words.table.title}
          heading="h3"
          open={isTableOpen}
          onToggle={() => setTableOpen(!isTableOpen)}
        >
          <CurveTable facts={facts} view={view} sale={sale} rates={rates} currency={currency} />
        </Disclosure>
      </div>
    </div>
  )
}
