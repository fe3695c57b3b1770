import { addedDefaults, datedCards, invalidFieldsOf } from '@margine/engine'
import { useState } from 'react'
import { isFutureDay, today } from '../../../../calculation/today.ts'
import { DateField } from '../../../../ui/DateField.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { words as sectionWords } from './words.ts'

const words = sectionWords.rates

const { tariffe: version } = addedDefaults

const options = [
  { value: version, label: words.version },
  { value: 'today', label: words.today },
  { value: 'day', label: words.ofDay },
]

/** The first day that has a card: before it, rates are those of version 1.3.1. */
const [firstDay = ''] = Object.values(datedCards)
  .flatMap((cards) => cards.map(({ validFrom }) => validFrom))
  .toSorted()

function problemOf(tariffe: string): string | null {
  if (invalidFieldsOf({ tariffe }).length > 0) return words.noDay
  return isFutureDay(tariffe) ? words.futureDay : null
}

type Props = { tariffe: string; onChange: (tariffe: string) => void }

/** The choice of rates: version 1.3.1's, or those in force today or on a day. */
export function RatesChoice({ tariffe, onChange }: Props) {
  const [wantsDay, setWantsDay] = useState(false)
  const isOfDay = tariffe !== version && (wantsDay || tariffe !== today())
  const chosen = isOfDay ? 'day' : 'today'
  const choose = (value: string) => {
    setWantsDay(value === 'day')
    if (value === version) onChange(version)
    // A day begins with today's: what is shown by then is what counts.
    else if (value === 'today' || tariffe === version) onChange(today())
  }
  return (
    <div className="pair">
      <SelectField
        label={words.label}
        value={tariffe === version ? version : chosen}
        options={options}
        onChange={choose}
      />
      {isOfDay && (
        <DateField
          label={words.day}
          name="tariffe"
          value={tariffe}
          min={firstDay}
          max={today()}
          problem={problemOf(tariffe)}
          onChange={onChange}
        />
      )}
    </div>
  )
}
