import type { Currency, PriceInterval, Rates, Sale } from '@margine/engine'
import { useMemo, useRef, useState } from 'react'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { useDrawingSize } from '../../../ui/useDrawingSize.ts'
import { CurveDrawing } from './CurveDrawing.tsx'
import { CurveHandle, stopAt, usePriceDrag } from './CurveHandle.tsx'
import { CurveKeys } from './CurveKeys.tsx'
import { CurveTable } from './CurveTable.tsx'
import { factsOf } from './curve-facts.ts'
import { useView } from './curve-view.ts'
import { curveWords as words } from './curve-words.ts'
import { layoutOf } from './layout.ts'
import styles from './ProfitCurve.module.css'

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
  const size = useDrawingSize(root)
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
