import type { ExportKind, PricesKind, ResultsKind } from '@margine/listino/list'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { RadioList } from '../../ui/RadioList.tsx'
import { words as said } from './words.ts'

/** The files that a marketplace takes. */
const marketplaceFiles: Readonly<Record<string, readonly PricesKind[]>> = {
  amazon: ['amazonPrices', 'automatePricing'],
  ebay: ['ebayPrices'],
  shopify: ['shopifyPrices'],
  woocommerce: ['woocommercePrices'],
}

const isResults = (kind: ExportKind): kind is ResultsKind => kind === 'csv' || kind === 'xlsx'

type Props = {
  marketplace: string
  /** How many articles are shown. */
  count: number
  /** What is tried, in words; empty where nothing is. */
  tried: string
  onExport: (kind: ResultsKind) => void
  onReview: (kind: PricesKind) => void
  onClose: () => void
}

/** Which file the articles that are shown become. */
export function ExportDialog(props: Props) {
  const { marketplace, count, tried, onExport, onReview, onClose } = props
  const [kind, setKind] = useState<ExportKind>('csv')
  const kinds: ExportKind[] = [
    'csv',
    'xlsx',
    ...(marketplaceFiles[marketplace] ?? []),
    'priceChanges',
  ]
  return (
    <ModalDialog role="dialog" title={said.title(count)} onClose={onClose}>
      {(close) => (
        <>
          <RadioList
            legend={said.kind}
            options={kinds}
            said={said.kinds}
            value={kind}
            onChange={setKind}
          />
          {kind === 'priceChanges' && marketplace === 'etsy' && <p className="note">{said.etsy}</p>}
          {tried !== '' && (
            <p className="note">{isResults(kind) ? said.trying(tried) : said.untried(tried)}</p>
          )}
          <div className="row end">
            <Button onClick={close}>{said.cancel}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close()
                if (isResults(kind)) onExport(kind)
                else onReview(kind)
              }}
            >
              {isResults(kind) ? said.download : said.review}
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
