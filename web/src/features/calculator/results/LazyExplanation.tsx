import type { ComponentProps } from 'react'
import { Chunk } from '../../../chunk.ts'
import { LazyPart } from '../../../ui/LazyPart.tsx'
import type { Explanation } from './Explanation.tsx'

const chunk = new Chunk('explanation', async () => (await import('./Explanation.tsx')).Explanation)

/** What explains a result, as soon as its script is there. */
export function LazyExplanation(props: ComponentProps<typeof Explanation>) {
  return <LazyPart chunk={chunk} props={props} />
}
