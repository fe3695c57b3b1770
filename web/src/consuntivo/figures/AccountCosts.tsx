import { moneyIn } from '../money.ts'
import { words } from '../words.ts'
import type { PeriodFacts } from '../worker/api.ts'
import panel from './Panel.module.css'

const said = words.account

/** What the account as a whole was charged for, by kind. */
export function AccountCosts({ view: { account, period } }: { view: PeriodFacts }) {
  if (account.length === 0) return null
  const channels = new Set(account.map(({ channel }) => channel))
  return (
    <section className={panel.panel} aria-label={said.title}>
      <h2>{said.title}</h2>
      <dl className={panel.lines}>
        {account.map(({ name, channel, amount }) => (
          <div key={`${channel} ${name}`}>
            <dt>{channels.size === 1 ? name : `${name} (${channel})`}</dt>
            <dd>{moneyIn(amount, period.currency)}</dd>
          </div>
        ))}
      </dl>
      <p className={panel.note}>{said.lead}</p>
    </section>
  )
}
