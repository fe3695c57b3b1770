import type { Explanation, Step, StepName } from '@margine/engine'

/** The step of a figure that a result shows: one of its own or of its taxes, or what its commission or its tax is made of. */
export function stepNamed(name: StepName, { imposte, ...figures }: Explanation): Step | null {
  const shown = [...Object.values(figures), ...Object.values(imposte ?? {})]
  const within = [figures.commissione, imposte?.impostaSostitutiva].flatMap(
    (step) => step?.parts ?? [],
  )
  const logistics = figures.logistica.parts.flatMap((step) => [step, ...step.parts])
  return [...shown, ...within, ...logistics].find(({ about }) => about === name) ?? null
}
