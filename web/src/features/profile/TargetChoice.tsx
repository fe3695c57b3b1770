import type { SellerProfile } from '@margine/contract'
import { isPercentTarget, readTarget } from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { AmountField } from '../../ui/AmountField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { words as screenWords } from './words.ts'

const words = screenWords.target

type Target = NonNullable<SellerProfile['obiettivo']>

const { amountHints } = strings.calculator

/** What is wrong with a target; where nothing is typed yet, nothing. */
function problemWith({ kind, value }: Target): string | null {
  const { problem } = readTarget(kind, value)
  return problem === null || problem === 'empty' ? null : amountHints[problem]
}

const isKind = (value: string): value is Target['kind'] => Object.hasOwn(words.kinds, value)

const options = [
  { value: '', label: words.none },
  ...Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
]

type Props = { target: Target | null; onChange: (target: Target | null) => void }

/** What the seller aims at with every product, where they do. */
export function TargetChoice({ target, onChange }: Props) {
  return (
    <div className="pair">
      <SelectField
        label={words.label}
        value={target?.kind ?? ''}
        options={options}
        onChange={(kind) =>
          onChange(isKind(kind) ? { kind, value: kind === target?.kind ? target.value : '' } : null)
        }
      />
      {target !== null && (
        <AmountField
          label={words.value}
          problem={problemWith(target)}
          enterKeyHint="done"
          text={target.value}
          suffix={isPercentTarget(target.kind) ? '%' : '€'}
          onWrite={(value) => onChange({ ...target, value })}
        />
      )}
    </div>
  )
}
