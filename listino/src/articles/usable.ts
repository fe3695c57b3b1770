import type { Article } from './article.ts'
import type { Problem } from './problem.ts'

/** What an article may lack and have later: a cost, or a marketplace that sells where it is sold. */
const canWait = ({ code, role }: Problem): boolean =>
  code === 'noCost' || code === 'onlyInItaly' || role === 'cost'

/** Whether an article can be shown with the others, though what can wait may keep it from being reckoned. */
export const isUsable = ({ problems }: Article): boolean => problems.every(canWait)
