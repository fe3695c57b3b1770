import { type Currency, type Figures, type Goal, reaches, type Target } from '@margine/engine'
import {
  formatMargin,
  formatMoney,
  formatMoneyChange,
  formatPercent,
  formatPointsChange,
} from '../../format.ts'
import { isPercentKind } from './aim.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.reach

/** How a sale stands to a target. */
export type Reach = {
  reached: boolean
  /** The figure that the target is about: «margine 23,3%». */
  figure: string
  /** How far it is from the target, with its sign: «+3,3 punti». */
  distance: string
  /** The same where a figure is told: «+3,3 punti rispetto all'obiettivo». */
  compared: string
  /** Both in a sentence. */
  sentence: string
}

/** What a figure of a kind is in writing. */
export function writeFigure(kind: Target['kind'], figure: number, currency: Currency): string {
  if (kind === 'margine') return formatMargin(figure)
  return isPercentKind(kind) ? formatPercent(figure) : formatMoney(figure, currency)
}

/** How the figures of a sale stand to a target. */
export function reachOf(
  figures: Figures,
  kind: Target['kind'],
  goal: Goal,
  currency: Currency,
): Reach {
  const figure = goal.figureOf(figures)
  const reached = reaches(figures, goal)
  const change = figure - goal.least
  const written = isPercentKind(kind)
    ? words.points(formatPointsChange(change))
    : formatMoneyChange(change, currency)
  const how = reached ? 'reached' : 'missed'
  const isFar = /[1-9]/.test(written)
  const { near, far } = words[how]
  return {
    reached,
    figure: words.figure[kind](writeFigure(kind, figure, currency)),
    distance: isFar ? written : words.nearly[how],
    compared: isFar ? words.compared.far(written) : words.compared[how],
    sentence: isFar ? far(written) : near,
  }
}
