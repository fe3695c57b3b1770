import type { SellerProfile } from '@margine/contract'

const words = {
  parts: {
    marketplaces: 'marketplace',
    tariffe: 'tariffe',
    regime: 'regime',
    imposte: 'imposte e contributi',
    costoIncludesIVA: 'IVA nei costi',
    speseIncludonoIVA: 'IVA nelle spese',
    obiettivo: 'margine obiettivo',
  } satisfies Partial<Record<keyof SellerProfile, string>>,
  from: (parts: string) => `Dal profilo: ${parts}. Quello che cambi qui vale solo qui.`,
} as const

/** What of a profile a page may go by. */
export type ProfilePart = keyof typeof words.parts

type Props = { parts: readonly ProfilePart[] }

/** Says what comes from the seller's profile; nothing where nothing does. */
export const FromProfile = ({ parts }: Props) =>
  parts.length > 0 && (
    <p className="note screen-only">
      {words.from(parts.map((part) => words.parts[part]).join(', '))}
    </p>
  )
