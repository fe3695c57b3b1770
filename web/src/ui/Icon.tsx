import { memo } from 'react'

const paths = {
  chevron: 'm4 6 4 4 4-4',
  close: 'M4 4l8 8M12 4l-8 8',
  menu: 'M2 4h12M2 8h12M2 12h12',
  arrow: 'M3 8h10M9 4l4 4-4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
} as const

/** An icon without a text alternative: its button or the text beside it has the words. */
export const Icon = memo(function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
})
