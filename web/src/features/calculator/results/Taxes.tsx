import {
  addedDefaults,
  type CalculationFormData,
  type CalculationResult,
  isProvisional,
  readPercent,
  roundToCents,
  saysContributions,
  type Taxes as TaxAmounts,
  taxRulesOf,
  verdictBy,
} from '@margine/engine'
import { Fragment } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { formatMoney } from '../../../format.ts'
import { notATaxAdviser } from '../../../italian/not-a-tax-adviser.ts'
import { Explained } from '../../../ui/result/Explained.tsx'
import { Section } from '../../../ui/result/Section.tsx'
import { SourceName } from '../../../ui/result/SourceName.tsx'
import { taxWords as words } from '../../../ui/result/tax-words.ts'
import ledger from './Ledger.module.css'
import { contributionsInWords, ofThePrice, ofTheTaxBase, taxSourcesOf } from './tax-sentences.ts'

type Props = {
  form: CalculationFormData
  result: CalculationResult
  imposte: TaxAmounts
  /** Whether the amounts are older ones that differ from today's. */
  older: boolean
}

/** What taxes and contributions take of a sale in the forfettario regime: beside its profit. */
export function Taxes({ form, result, imposte, older }: Props) {
  const rates = ratesOf(form)
  const { currency } = rates.country
  const money = (amount: number) => formatMoney(amount, currency)
  const rules = taxRulesOf(form)
  const settings = form.imposte ?? addedDefaults.imposte
  const { baseImponibile, contributi, impostaSostitutiva, dopoImposte } = imposte
  const loss = roundToCents(dopoImposte) < 0 || verdictBy(rates, result) === 'taxedAway'
  return (
    <Section title={words.title}>
      <p>
        {words.base.is}
        <Explained figure="baseImponibile">{money(baseImponibile)}</Explained>
        {ofThePrice(readPercent(settings.coefficiente))}
        <Explained figure="prezzoVendita">{money(result.prezzoVendita)}</Explained>.
      </p>
      <dl className={`stack ${ledger.ledger}`}>
        <div>
          <dt>{words.profit}</dt>
          <dd>
            <Explained figure="guadagno">{money(result.guadagno)}</Explained>
          </dd>
        </div>
        <div data-sign="−">
          <dt>{words.contributions}</dt>
          <dd>
            {saysContributions(settings) ? (
              <Explained figure="contributi">{money(contributi)}</Explained>
            ) : (
              words.unknown
            )}
          </dd>
          <dd className={`note ${ledger.detail}`}>
            {contributionsInWords(settings, older ? null : rules)}
          </dd>
        </div>
        <div data-sign="−">
          <dt>{words.substituteTax}</dt>
          <dd>
            <Explained figure="impostaSostitutiva">{money(impostaSostitutiva)}</Explained>
          </dd>
          <dd className={`note ${ledger.detail}`}>
            {ofTheTaxBase(Number(settings.sostitutiva))}
            <Explained figure={contributi > 0 ? 'taxedIncome' : 'baseImponibile'}>
              {money(baseImponibile - contributi)}
            </Explained>
            {contributi > 0 && words.afterContributions}
          </dd>
        </div>
        <div data-sign="=" data-color={loss ? 'perdita' : 'guadagno'} className={ledger.rest}>
          <dt>{loss ? words.lossAfter : words.after}</dt>
          <dd>
            <Explained figure="dopoImposte">{money(dopoImposte)}</Explained>
          </dd>
        </div>
      </dl>
      <p className="note">
        {!older && (
          <>
            {words[isProvisional(form, rules) ? 'provisional' : 'rules'](rules.year)}
            {taxSourcesOf(settings, rules).map((source, index) => (
              <Fragment key={source.name}>
                {index > 0 && '; '}
                <SourceName source={source} />
              </Fragment>
            ))}
            .{' '}
          </>
        )}
        {notATaxAdviser}
      </p>
    </Section>
  )
}
