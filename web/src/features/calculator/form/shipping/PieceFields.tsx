import { type Currency, type FbaPiece, readAmount } from '@margine/engine'
import { strings } from '../../../../application-strings.ts'
import { currencySymbols } from '../../../../format.ts'
import styles from '../../../../ui/form/FormFields.module.css'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { words as sectionWords } from './words.ts'

const words = sectionWords.piece
const { problems } = sectionWords

type Typed = Exclude<keyof FbaPiece, 'pericolosa'>

type Measure = Exclude<Typed, 'tariffa'>

/** What is wrong with a number once it is typed; null while it is blank. */
function problemOf(name: Typed, text: string): string | null {
  if (text.trim() === '') return null
  const { value, problem } = readAmount(text)
  if (name === 'mesi') return problem !== null || value < 0 ? problems.months : null
  if (name === 'tariffa') return problem !== null || value < 0 ? problems.amount : null
  return problem !== null || value <= 0 ? problems.measure : null
}

type Props = { piece: FbaPiece; currency: Currency; onChange: (piece: FbaPiece) => void }

/** Amazon's fee, where the seller knows it, else what it goes by: the sides and the weight of a piece, whether it is dangerous, and how long it lies there. */
export function PieceFields({ piece, currency, onChange }: Props) {
  const { tariffa = '', ...measured } = piece
  const field = (name: Measure, suffix: string) => (
    <NumberField
      name="logisticaAmazon"
      label={words[name]}
      text={piece[name]}
      suffix={suffix}
      problem={problemOf(name, piece[name])}
      onWrite={(text) => onChange({ ...piece, [name]: text })}
    />
  )
  return (
    <>
      <NumberField
        name="logisticaAmazon"
        label={words.tariffa}
        note={strings.calculator.withoutVat}
        text={tariffa}
        suffix={currencySymbols[currency]}
        placeholder={strings.calculator.placeholder}
        problem={problemOf('tariffa', tariffa)}
        onWrite={(text) => onChange(text === '' ? measured : { ...piece, tariffa: text })}
      />
      <p className="note">{sectionWords.knownFee}</p>
      <p className="note">{sectionWords.packed}</p>
      <div className={`pair ${styles.measures}`}>
        {field('lunghezza', 'cm')}
        {field('larghezza', 'cm')}
        {field('altezza', 'cm')}
      </div>
      <div className={`pair ${styles.measures}`}>
        {field('peso', 'g')}
        {field('mesi', 'mesi')}
      </div>
      <div className={styles.switch}>
        <Switch
          label={words.pericolosa}
          checked={piece.pericolosa}
          onChange={(pericolosa) => onChange({ ...piece, pericolosa })}
        />
      </div>
    </>
  )
}
