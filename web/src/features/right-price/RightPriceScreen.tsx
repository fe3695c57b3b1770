import type { CalculationFormData } from '@margine/engine'
import { memo, useCallback, useState } from 'react'
import type { ListArticle } from '../../calculation/opened-from.ts'
import { profile } from '../../calculation/profile.ts'
import { calculate } from '../../calculation/rates.ts'
import { MissingData } from '../../ui/result/MissingData.tsx'
import { problemSentences } from '../../ui/result/problem-sentences.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { type Aim, firstAim, withText } from './aim.ts'
import { PriceBench } from './PriceBench.tsx'
import styles from './RightPriceScreen.module.css'
import { words } from './words.ts'

type Props = {
  /** Whether the screen is in view. Out of view it costs a keystroke nothing. */
  shown: boolean
  form: CalculationFormData
  /** The article of the list that the form is of; its target is aimed at first. Null for any other form. */
  article: ListArticle | null
  /** Takes a price into the calculation, as it is entered there. */
  onApply: (prezzoVendita: string) => void
  onBack: () => void
}

/** What the seller said that they aim at, or what comes first. */
function aimOfProfile(): Aim {
  const { obiettivo } = profile()
  return obiettivo === undefined
    ? firstAim
    : withText({ ...firstAim, kind: obiettivo.kind }, obiettivo.value)
}

/** Which prices reach what the seller wants. What was aimed at is kept while the page lives. */
export const RightPriceScreen = memo(
  function RightPriceScreen({ shown, form, article, onApply, onBack }: Props) {
    const [aim, setAim] = useState(aimOfProfile)
    const [aimed, setAimed] = useState<ListArticle | null>(null)
    if (shown && article !== null && article !== aimed) {
      setAimed(article)
      setAim(withText(firstAim, article.target))
    }
    const [tried, setTried] = useState<{ text: string; of: CalculationFormData } | null>(null)
    const tryText = useCallback((text: string) => setTried({ text, of: form }), [form])
    if (!shown) return null

    // With any price, only what else is missing is left.
    const calculation = calculate({ ...form, prezzoVendita: '1' })
    return (
      <div className={styles.screen}>
        <ScreenHead title={words.title} lead={words.lead} back={words.back} onBack={onBack} />
        {calculation.ok ? (
          <PriceBench
            form={form}
            aim={aim}
            // What was tried out on another sale says nothing of this one.
            tried={tried?.of === form ? tried.text : null}
            onAim={setAim}
            onTry={tryText}
            onApply={onApply}
          />
        ) : (
          <div className={styles.missing}>
            <MissingData reasons={problemSentences(calculation.problems)} />
          </div>
        )}
      </div>
    )
  },
  (_, { shown }) => !shown,
)
