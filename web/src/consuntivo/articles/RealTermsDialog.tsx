import type { Period, RealTermsFacts } from '@margine/listino'
import { useEffect, useState } from 'react'
import { keepRealReturns } from '../../costs/real-returns.ts'
import { formatPercent } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { BooksActions } from '../page/books.ts'
import { onMarketplaces, realTermsWords as said } from './words.ts'

type Props = {
  period: Period
  /** All months that there are, in their order. */
  months: readonly string[]
  actions: BooksActions
  /** Is told what became of it, in words. */
  onDone: (outcome: string) => void
  onClose: () => void
}

/** What is remembered among costs. */
const costNames = ['logistics', 'advertising', 'rates', 'sales'] as const

const byMarketplace = (returns: RealTermsFacts['returns']) =>
  Object.fromEntries(returns.map(({ channel, percent }) => [channel, percent]))

/** Asks which real figures of a period the list takes over, and says what it has instead until then. */
export function RealTermsDialog({ period, months, actions, onDone, onClose }: Props) {
  const [facts, setFacts] = useState<RealTermsFacts | null>(null)
  const [chosen, setChosen] = useState({
    logistics: true,
    advertising: true,
    rates: true,
    sales: true,
    returns: true,
  })
  useEffect(() => {
    void actions.realTerms(period).then(setFacts)
  }, [actions, period])
  if (facts === null) return null
  const { rates, returns, advertisingPercent } = facts
  const [hasOdd, hasUntold] = (['odd', 'untold'] as const).map(
    (which) => onMarketplaces(rates, which) !== '',
  )
  const offered = {
    logistics: facts.logistics > 0,
    advertising: facts.advertising > 0,
    rates: rates.some(({ told, odd }) => told + odd > 0),
    sales: facts.sales.length > 0,
    returns: returns.length > 0,
  }
  const isAnyOffered = Object.values(offered).includes(true)
  const use = async () => {
    const isUsed = (name: keyof typeof chosen) => chosen[name] && offered[name]
    const costs = Object.fromEntries(costNames.map((name) => [name, isUsed(name)]))
    const source = said.source(period.month === null ? months : [period.month])
    const kept = Object.values(costs).includes(true)
      ? await actions.rememberRealTerms({ period, ...costs, source })
      : 'kept'
    const isLeft =
      kept !== 'kept' || (isUsed('returns') && !keepRealReturns(byMarketplace(returns)))
    onDone(isLeft ? said.notKept : said.done)
  }
  const switchFor = (name: keyof typeof chosen, label: string) =>
    offered[name] ? (
      <Switch
        label={label}
        checked={chosen[name]}
        onChange={(isChosen) => setChosen({ ...chosen, [name]: isChosen })}
      />
    ) : (
      <p className="note">{said.lacks[name]}</p>
    )
  return (
    <ModalDialog role="dialog" title={said.title} onClose={onClose}>
      {(close) => (
        <div className="stack">
          <p>{isAnyOffered ? said.lead : said.nothing}</p>
          {switchFor('logistics', said.logistics(facts.logistics, facts.otherLogistics))}
          {switchFor(
            'advertising',
            said.advertising(
              formatPercent(advertisingPercent),
              facts.advertising,
              facts.otherAdvertising,
            ),
          )}
          {switchFor('rates', said.rates(rates, facts.otherRates))}
          {hasOdd && <p className="note">{said.odd(rates)}</p>}
          {hasUntold && <p className="note">{said.untold(rates)}</p>}
          {switchFor('sales', said.sales(facts.sales))}
          {switchFor('returns', said.returns(returns, facts.withoutReturns))}
          <div className="row end">
            <Button onClick={close}>{isAnyOffered ? said.cancel : said.close}</Button>
            {isAnyOffered && (
              <Button
                variant="primary"
                onClick={() => {
                  close()
                  void use()
                }}
              >
                {said.use}
              </Button>
            )}
          </div>
        </div>
      )}
    </ModalDialog>
  )
}
