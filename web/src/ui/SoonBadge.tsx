import { strings } from '../strings.ts'

/** Marks a button of a feature that is still to come: part of the button's description (by `id`), not of its name. */
export function SoonBadge({ id }: { id: string }) {
  return (
    <span id={id} aria-hidden="true" className="badge">
      {strings.soon}
    </span>
  )
}
