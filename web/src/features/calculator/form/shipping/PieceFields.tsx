import { type FbaPiece, readAmount } from '@margine/engine'
import styles from '../../../../ui/form/FormFields.module.css'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { words as sectionWords } from './words.ts'

const words = sectionWords.piece
const { problems } = sectionWords

type Measure = Exclude<keyof FbaPiece, 'pericolosa'>

/** What is wrong with a measure once it is typed; null while it is blank. */
function problemOf(name: Measure, text: string): string | null {
  if (text.trim() === '') return null
  const { value, problem } = readAmount(text)
  if (name === 'mesi') return problem !== null || value < 0 ? problems.months : null
  return problem !== null || value <= 0 ? problems.measure : null
}

type Props = { piece: FbaPiece; onChange: (piece: FbaPiece) => void }

/** What Amazon's fee goes by: the sides and the weight of a piece, whether it is dangerous, and how long it lies there. */
export function PieceFields({ piece, onChange }: Props) {
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
          name={words.pericolosa}
          label={words.pericolosa}
          checked={piece.pericolosa}
          onChange={(pericolosa) => onChange({ ...piece, pericolosa })}
        />
      </div>
    </>
  )
}
