import { type ReactNode, type RefObject, useId } from 'react'
import { AmountInput } from './AmountInput.tsx'
import { FieldError } from './Field.tsx'
import styles from './SliderField.module.css'
import { movedByKey, type SliderSteps, snapped } from './slider-steps.ts'

/** The width of the thumb, as in the CSS. Its middle stops half a thumb before each end of the track. */
const thumb = 24

/** The CSS position of the thumb's middle at a share (0 to 1) of the range. */
const middleOf = (share: number) => `calc(${thumb / 2}px + (100% - ${thumb}px) * ${share})`

/** The filled part of the track. Clipping, unlike a width, needs no layout while the thumb moves. */
const upTo = (share: number) =>
  `inset(0 calc(${thumb / 2}px + (100% - ${thumb}px) * ${1 - share}) 0 0 round 99px)`

type Props = {
  label: string
  /** The slider itself. */
  slider?: RefObject<HTMLInputElement | null>
  /** What the field for the exact value is called. */
  exactLabel: string
  /** Under the label: what kind of value it is. */
  note: string
  steps: SliderSteps
  /** The exact value; if it is outside the range, the thumb stays at the end. */
  value: number
  valueText: string
  /** What a mark on the slider compares the value with, and what that is called; null where there is nothing. */
  original: { value: number; text: string } | null
  /** What stands at the slider's two ends. */
  ends: [min: string, max: string]
  /** The exact value as typed. */
  text: string
  suffix: string
  /** Why what is typed can't be used as it is. */
  problem: string | null
  onSlide: (value: number) => void
  onWrite: (text: string) => void
  onLeave: () => void
  /** Under the slider. */
  children?: ReactNode
}

/** Whether an amount (10.000 or more) is too long for a field beside the label. */
const isLong = (text: string) => text.replace(/\D/g, '').length > 6

/**
 * A value to slide or to type. Steps are computed here: the browser's own would round a typed value to
 * the nearest step.
 */
export function SliderField(props: Props) {
  const { label, steps, value, original, problem, onSlide } = props
  const id = useId()
  const at = Math.min(Math.max(value, steps.min), steps.max)
  const share = (position: number) => (position - steps.min) / (steps.max - steps.min)
  const marked = original !== null && original.value >= steps.min && original.value <= steps.max

  return (
    <div className={styles.field} data-long={isLong(props.text)}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-note`} className="note">
          {props.note}
        </span>
      </div>
      <div className={styles.exact}>
        <AmountInput
          compact
          aria-label={props.exactLabel}
          text={props.text}
          suffix={props.suffix}
          invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-hint`}
          onWrite={props.onWrite}
          onLeave={props.onLeave}
        />
      </div>
      <div className={`drawn ${styles.slider}`}>
        <span className={styles.filled} style={{ clipPath: upTo(share(at)) }} />
        {marked && (
          <span className={styles.mark} style={{ left: middleOf(share(original.value)) }} />
        )}
        <input
          ref={props.slider}
          id={id}
          type="range"
          min={steps.min}
          max={steps.max}
          step="any"
          value={at}
          aria-valuetext={props.valueText}
          aria-describedby={original === null ? `${id}-note` : `${id}-note ${id}-original`}
          onChange={(event) => onSlide(snapped(event.target.valueAsNumber, steps))}
          onKeyDown={(event) => {
            const moved = movedByKey(event.key, value, steps)
            if (moved === null || event.altKey || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            onSlide(moved)
          }}
        />
      </div>
      <div className={`note ${styles.scale}`}>
        <span>{props.ends[0]}</span>
        {original !== null && <span id={`${id}-original`}>{original.text}</span>}
        <span>{props.ends[1]}</span>
      </div>
      {problem !== null && <FieldError id={`${id}-hint`}>{problem}</FieldError>}
      {props.children}
    </div>
  )
}
