import { CostMemory } from '@margine/listino'
import type { CostsRead } from './files.ts'

/** Joins the costs of files, the last of which counts; once, as long as they are the same. */
export class JoinedFiles {
  #files: readonly CostsRead[] = []
  #memory = CostMemory.empty

  of(files: readonly CostsRead[]): CostMemory {
    const { length } = this.#files
    if (files.length === length && files.every((one, at) => one === this.#files[at]))
      return this.#memory
    this.#files = files
    this.#memory = files.reduce(
      (memory, { file, costs }, at) => memory.with(costs, { file: file.name, at }),
      CostMemory.empty,
    )
    return this.#memory
  }
}
