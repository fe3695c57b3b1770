import {
  type CalculationFormData,
  type Currency,
  type FbaDoubt,
  type Fulfilment,
  fbaCardOf,
  type Logistics,
  primeApplies,
  type Source,
  saidFeeOf,
  withoutNoise,
} from '@margine/engine'
import { ratesOf } from '../../../../calculation/rates.ts'
import { formatMoney } from '../../../../format.ts'
import { sourcesInWords } from '../../../../italian/source.ts'
import { feeInWords, inFigures, tierInWords } from '../../../../ui/result/fulfilment-words.ts'

import { words as sectionWords } from './words.ts'

const words = sectionWords.fee

function sourcesOf({ card, lowPrice, storage }: Logistics, used: readonly Fulfilment[]): Source[] {
  const surcharged = used.some(({ surchargePercent }) => surchargePercent > 0)
  if (card === null) return []
  return [
    card.source,
    ...(lowPrice === null ? [] : [card.lowPrice.source]),
    ...(lowPrice?.inDoubt == null ? [] : [card.lowPrice.lower.source]),
    ...(surcharged ? [card.surcharge.source] : []),
    ...(storage.amount > 0 ? [card.storageSource] : []),
  ]
}

/** What Amazon takes for a piece: what the seller says, and its tier and fee as soon as it is measured. */
export function FbaFee({ form }: { form: CalculationFormData }) {
  const { logisticaAmazon: piece = null } = form
  const { country } = ratesOf(form)
  const fee = piece === null ? 0 : saidFeeOf(piece)
  const said = fee > 0 && <p>{words.said(formatMoney(fee, country.currency))}</p>
  const measured = piece && { ...piece, tariffa: '' }
  const { logistics } = ratesOf({ ...form, logisticaAmazon: measured })
  const [missing, uncounted] =
    fbaCardOf(form) === null
      ? [words.unknown, words.storageUncounted]
      : [words.missing, words.storageByMeasures]
  return (
    <section className="tinted stack" aria-label={words.region}>
      {said}
      {logistics !== null ? (
        <>
          {said && <p>{words.instead}</p>}
          <MeasuredFee form={form} logistics={logistics} currency={country.currency} />
        </>
      ) : (
        <p>{said ? `${words.withoutVat}. ${uncounted}` : missing}</p>
      )}
    </section>
  )
}

type MeasuredProps = { form: CalculationFormData; logistics: Logistics; currency: Currency }

/** Which tier a piece is in, and what Amazon takes for it by its measures. */
function MeasuredFee({ form, logistics, currency }: MeasuredProps) {
  const { standard, lowPrice, storage } = logistics
  const line = (name: string, fulfilment: Fulfilment) => (
    <FeeLine name={name} fulfilment={fulfilment} currency={currency} />
  )
  const upTo = lowPrice && formatMoney(lowPrice.upTo, currency)
  const used = lowPrice === null ? [standard] : [standard, lowPrice.fulfilment]
  const inDoubt = lowPrice?.inDoubt ?? null
  const doubts = [...new Set(used.flatMap((one): readonly FbaDoubt[] => one.doubts))]
  return (
    <>
      <p>
        <strong>{tierInWords(standard)}</strong>
        {standard.goesBy === 'maggiore' && <> ({words.volumetric})</>}
      </p>
      <dl className="stack tight">
        {lowPrice === null || upTo === null ? (
          line(words.fee, standard)
        ) : (
          <>
            {line(words.lowPrice(upTo), lowPrice.fulfilment)}
            {line(words.standard(upTo), standard)}
          </>
        )}
        {storage.amount > 0 && (
          <div className="entry">
            <dt>
              {words.storage(
                words.months(inFigures(storage.months)),
                inFigures(withoutNoise(storage.volume * 1000)),
              )}
            </dt>
            <dd>
              <b>{formatMoney(storage.amount, currency)}</b>
            </dd>
          </div>
        )}
      </dl>
      <p className="note">
        {words.withoutVat}
        {storage.amount === 0 && `. ${words.withoutStorage}`}
        {storage.amount > 0 && '.'}{' '}
        {doubts.length > 0 &&
          words.toConfirm(doubts.map((doubt) => words.doubts[doubt]).join('; '))}
      </p>
      {inDoubt !== null && (
        <p className="note">
          {words.thresholdInDoubt(
            formatMoney(inDoubt.above, currency),
            formatMoney(inDoubt.upTo, currency),
            formatMoney(inDoubt.fulfilment.fee, currency),
            formatMoney(inDoubt.otherwise.fee, currency),
          )}
        </p>
      )}
      {primeApplies(form) && !form.prime && <p className="note">{words.prime}</p>}
      <p className="note">
        {words.source}
        {sourcesInWords(sourcesOf(logistics, used))}.
      </p>
    </>
  )
}

type FeeLineProps = { name: string; fulfilment: Fulfilment; currency: Currency }

function FeeLine({ name, fulfilment, currency }: FeeLineProps) {
  return (
    <div className="entry">
      <dt>
        {name}
        <div className="note">{feeInWords(fulfilment, currency)}</div>
      </dt>
      <dd>
        <b>{formatMoney(fulfilment.fee, currency)}</b>
      </dd>
    </div>
  )
}
