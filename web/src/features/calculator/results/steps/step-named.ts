import type { Explanation, Step, StepName } from '@margine/engine'

/** The step of a figure that a result shows: one of its own, of its taxes, or a part of its commission. */
export function stepNamed(name: StepName, { imposte, ...figures }: Explanation): Step | null {
  const shown = [...Object.values(figures), ...Object.values(imposte ?? {})]
  return [...shown, ...figures.commissione.parts].find(({ about }) => about === name) ?? null
}
