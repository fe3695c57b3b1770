import { type VAT, vatNotes, vatWords as words } from '@margine/listino'
import { Foldable } from '../ui/Foldable.tsx'

type Props = { vat: VAT; money: (amount: number) => string }

/** VAT of a month as reports tell it, folded: what is owed of sales less what fees had in them. */
export function MonthVAT({ vat, money }: Props) {
  const { sales, fees } = vat
  const lines = [
    [words.sales, sales],
    [words.fees, -fees],
    [words.difference, sales - fees],
  ] as const
  return (
    <Foldable title={words.title(money(sales - fees))} heading="h3">
      <dl>
        {lines.map(([name, amount]) => (
          <div key={name} className="entry">
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {vatNotes(vat, money).map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </Foldable>
  )
}
