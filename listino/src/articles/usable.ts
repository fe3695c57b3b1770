import { type CostPart, costParts } from '../layouts/role.ts'
import type { Article } from './article.ts'
import type { Problem } from './problem.ts'

const isPart = (role: Problem['role']): role is CostPart =>
  (costParts as readonly Problem['role'][]).includes(role)

/** Problems that can be mended later: a cost that is missing or can't be used, a VAT to be asked, a country without rates. */
const canWait = ({ code, role }: Problem): boolean =>
  code === 'noCost' || code === 'onlyInItaly' || code === 'reducedVAT' || isPart(role)

/** Whether some part of what an article costs is not known, which is not 0. */
export const lacksPart = ({ problems }: Article, parts: readonly CostPart[]): boolean =>
  problems.some(({ role }) => isPart(role) && parts.includes(role))

/** Whether an article can be shown with the others, also while a problem that can wait leaves it without figures. */
export const isUsable = ({ problems }: Article): boolean => problems.every(canWait)
