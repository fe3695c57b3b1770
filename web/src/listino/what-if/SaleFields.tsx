import type { ReturnTerms } from '@margine/engine'
import { areReturnsOfOne, returnsIn, type Terms, withReturns } from '@margine/listino/list'
import { TypedField } from '../../ui/form/TypedField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { ListState } from '../page/list-state.ts'
import { words as said } from './words.ts'

const units = (['euro', 'percento'] as const).map((value) => ({ value, label: said.units[value] }))

const shippingAndFee = (['entrambe', 'tariffa'] as const).map((value) => ({
  value,
  label: said.shippingOrFee[value],
}))

type Props = {
  terms: Terms
  said: ListState['said']
  /** The name of the list's marketplace. */
  soldOn: string
  onChange: (changes: Partial<Terms>) => void
}

type Hinted = 'shipping' | 'paidShipping' | 'returns' | 'resaleable' | 'returnCost'

const field = (name: Hinted, text: string, unit: '€' | '%', onWrite: (text: string) => void) => (
  <TypedField
    label={said[name]}
    hint={said[`${name}Hint`]}
    text={text}
    unit={unit}
    onWrite={onWrite}
  />
)

/** What every sale costs and brings besides: shipping, packaging, advertising, returns. */
export function SaleFields({ terms, said: told, soldOn, onChange }: Props) {
  const { packaging = '', pubblicita = '', pubblicitaIn = 'euro', sale = {} } = terms
  const { percentuale: returns, rivendibili, costo } = returnsIn(terms)
  const changeReturns = (part: Partial<ReturnTerms>) => onChange(withReturns(terms, part))
  return (
    <>
      {field('shipping', terms.spedizione, '€', (spedizione) => onChange({ spedizione }))}
      {terms.spedizioneFBA !== undefined && (
        <SelectField
          label={said.shippingAndFee}
          value={terms.spedizioneFBA}
          options={shippingAndFee}
          onChange={(value) =>
            onChange({ spedizioneFBA: value === 'tariffa' ? value : 'entrambe' })
          }
        />
      )}
      {field('paidShipping', sale.spedizioneIncassata ?? '', '€', (text) =>
        onChange({ sale: { ...sale, spedizioneIncassata: text } }),
      )}
      <TypedField
        label={said.packaging}
        hint={said.unsaid('packaging', told?.packaging.unsaid ?? 0, packaging.trim() === '')}
        text={packaging}
        unit="€"
        onWrite={(text) => onChange({ packaging: text })}
      />
      <TypedField
        key={pubblicitaIn}
        label={said.advertising}
        hint={said.unsaid('advertising', told?.advertising.unsaid ?? 0, pubblicita.trim() === '')}
        text={pubblicita}
        unit={pubblicitaIn === 'euro' ? '€' : '%'}
        onWrite={(text) => onChange({ pubblicita: text })}
      />
      <SelectField
        label={said.advertisingIn}
        value={pubblicitaIn}
        options={units}
        onChange={(unit) => onChange({ pubblicitaIn: unit === 'percento' ? unit : 'euro' })}
      />
      {field('returns', returns, '%', (percentuale) => changeReturns({ percentuale }))}
      {returns !== '' && (
        <>
          <SelectField
            label={said.returnsOf}
            value={areReturnsOfOne(terms) ? 'one' : 'all'}
            options={[
              { value: 'all', label: said.returnsOfAll },
              { value: 'one', label: said.returnsOfOne(soldOn) },
            ]}
            onChange={(value) => onChange(withReturns(terms, {}, value === 'one'))}
          />
          {field('resaleable', rivendibili, '%', (text) => changeReturns({ rivendibili: text }))}
          {field('returnCost', costo, '€', (text) => changeReturns({ costo: text }))}
        </>
      )}
    </>
  )
}
