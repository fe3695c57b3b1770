/** A value beside what it was made of: it is made anew where that is something else. */
export class Stage<Value> {
  #made: { of: readonly unknown[]; value: Value } | null = null

  /** The value that was made last; null before there is one. */
  get value(): Value | null {
    return this.#made?.value ?? null
  }

  isOf(of: readonly unknown[]): boolean {
    const made = this.#made?.of
    return made?.length === of.length && of.every((one, at) => Object.is(one, made[at]))
  }

  of(of: readonly unknown[], make: () => Value): Value {
    if (this.#made !== null && this.isOf(of)) return this.#made.value
    return this.set(of, make())
  }

  set(of: readonly unknown[], value: Value): Value {
    this.#made = { of, value }
    return value
  }

  /** Puts another value in the place of the one that was made, of the same. */
  patch(change: (value: Value) => Value): void {
    if (this.#made !== null) this.#made = { ...this.#made, value: change(this.#made.value) }
  }

  clear(): void {
    this.#made = null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value as it was before wherever it equals that: stages know copies from a message again. */
export function asBefore<Value>(value: Value, before: unknown): Value {
  if (Object.is(value, before)) return value
  if (!isObject(value) || !isObject(before)) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    asBefore(part, Reflect.get(before, name)),
  ])
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([name, part]) => Object.is(part, Reflect.get(before, name as string)))
  if (isSame) return before as Value
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value
}
