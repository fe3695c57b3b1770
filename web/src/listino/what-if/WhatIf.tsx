import type { SellerProfile } from '@margine/contract'
import { type Choices, type ProfileTerm, type Terms, targetOf } from '@margine/listino/list'
import { type ComponentProps, type Ref, useId } from 'react'
import { profile } from '../../calculation/profile.ts'
import { formatMoney } from '../../format.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FromProfile, type ProfilePart } from '../../ui/FromProfile.tsx'
import { TermsFields } from './TermsFields.tsx'
import { TriedField } from './TriedField.tsx'
import { changeOf, percentOf } from './tried.ts'
import styles from './WhatIf.module.css'
import { words as said } from './words.ts'

/** The term that each part of a profile says. */
const termOf = {
  marketplaces: 'marketplace',
  tariffe: 'tariffe',
  regime: 'regime',
  imposte: 'imposte',
  costoIncludesIVA: 'costoIncludesIVA',
  speseIncludonoIVA: 'speseIncludonoIVA',
  obiettivo: 'target',
} as const satisfies Record<ProfilePart, ProfileTerm>

function isSaid(part: ProfilePart, terms: Terms, profile: SellerProfile): boolean {
  switch (part) {
    case 'marketplaces':
      return profile.marketplaces?.[0] !== undefined
    case 'imposte':
      return terms.regime === 'forfettario' && profile.imposte !== undefined
    case 'obiettivo':
      return profile.obiettivo?.kind === targetOf(terms).kind
    default:
      return profile[part] !== undefined
  }
}

/** The parts of a seller's profile that a list goes by. */
const profileParts = (terms: Terms, profile: SellerProfile): ProfilePart[] =>
  (Object.keys(termOf) as ProfilePart[]).filter(
    (part) => terms.fromProfile.includes(termOf[part]) && isSaid(part, terms, profile),
  )

const changeSteps = { min: -30, max: 30, step: 0.5 }

const sliders = [
  { term: 'prezzo', steps: changeSteps },
  { term: 'costo', steps: changeSteps },
] as const

type Props = Omit<ComponentProps<typeof TermsFields>, 'ref'> & {
  /** Whether the terms for all articles are open. */
  open: boolean
  /** What holds their fields. */
  fields: Ref<HTMLDivElement>
  onToggle: () => void
}

/** What holds for all articles, in short. */
function summaryOf({ tariffe, marketplace, regime }: Terms, { marketplaces }: Choices): string {
  const sold = marketplaces.find(({ value }) => value === marketplace)?.label ?? ''
  return [sold, tariffe === '1.3.1' ? said.fees131 : said.feesToday, said[regime]].join(' · ')
}

/** What every article should reach. */
function TargetField({ terms, onChange }: Pick<Props, 'terms' | 'onChange'>) {
  const target = targetOf(terms)
  const isAmount = target.kind === 'dopoImposte'
  const targetIn = isAmount ? 'dopoImposte' : 'margine'
  return (
    <TriedField
      key={targetIn}
      said={isAmount ? said.targetAfterTaxes : said.target}
      steps={isAmount ? { min: 0, max: 20, step: 0.5 } : { min: 0, max: 60, step: 1 }}
      value={'amount' in target ? target.amount : target.percent}
      say={isAmount ? (amount) => formatMoney(amount, 'EUR') : percentOf}
      suffix={isAmount ? '€' : '%'}
      onChange={(value) => onChange({ target: value, targetIn })}
    />
  )
}

/** What all articles are tried with, and by which rates. */
export function WhatIf({ open, fields, onToggle, ...rates }: Props) {
  const { terms, choices, onChange } = rates
  const id = useId()
  return (
    <section className={`card ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id}>{said.title}</h2>
      <p className={`note ${styles.hint}`}>{said.hint}</p>
      <div className={styles.sliders}>
        <TargetField terms={terms} onChange={onChange} />
        {sliders.map(({ term, steps }) => (
          <TriedField
            key={term}
            said={said[term]}
            steps={steps}
            value={terms[term]}
            say={changeOf}
            suffix="%"
            onChange={(value) => onChange({ [term]: value })}
          />
        ))}
      </div>
      <div className={styles.terms}>
        <FromProfile parts={profileParts(terms, profile())} />
        <Disclosure
          title={said.more}
          heading="h3"
          summary={summaryOf(terms, choices)}
          open={open}
          onToggle={onToggle}
        >
          {open && <TermsFields ref={fields} {...rates} />}
        </Disclosure>
      </div>
    </section>
  )
}
