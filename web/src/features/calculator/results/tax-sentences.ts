import { type Source, saysContributions, type TaxRules, type TaxSettings } from '@margine/engine'
import { formatRate } from '../../../format.ts'
import { withArticle } from '../../../italian/article.ts'
import { taxWords as words } from '../../../ui/result/tax-words.ts'

/** Which part of a price taxes are on, before the price itself. */
export const ofThePrice = (coefficient: number): string =>
  words.base.ofPrice(withArticle('il', formatRate(coefficient)))

/**
 * How contributions come about.
 *
 * @param rules those of the year; null where they aren't known any more
 */
export function contributionsInWords(settings: TaxSettings, rules: TaxRules | null): string {
  const { gestione, riduzione } = settings
  if (gestione === 'nessuna') return saysContributions(settings) ? words.noContributions : words.ask
  const parts: string[] = [words.gestioni[gestione]]
  if (rules !== null) parts.push(words.ofTheBase(formatRate(rules.contributi[gestione])))
  if (riduzione === '35') parts.push(words.reduced(reductionInWords(rules)))
  if (riduzione === '50') parts.push(words.halved)
  return `${parts.join(', ')} ${words.onceThePaidMinimum}`
}

const reductionInWords = (rules: TaxRules | null) =>
  rules === null
    ? 'su richiesta'
    : withArticle('del', formatRate(Math.round(100 - rules.ridotti * 100)))

/** Which part of its base the substitute tax is, before the base itself. */
export const ofTheTaxBase = (percent: number): string =>
  words.substitute(withArticle('il', formatRate(percent)))

/** Where the rules come from that taxes followed: those of contributions only where there are any. */
export const taxSourcesOf = (
  { gestione }: TaxSettings,
  { sources: { contributi, sostitutiva } }: TaxRules,
): Source[] => (gestione === 'nessuna' ? [sostitutiva] : [contributi, sostitutiva])
