/**
 * Whether a value that came from outside is of a type. Each answer of the server has such a reader; tests hold it
 * against the contract's schema, which is too heavy for a page.
 */
export type Reads<Value> = (value: unknown) => value is Value

/** A reader for each field; one that may be missing is read as undefined. */
type Fields<Shape> = {
  [Name in keyof Shape]-?: Reads<
    Shape[Name] | (object extends Pick<Shape, Name> ? undefined : never)
  >
}

export const isText: Reads<string> = (value) => typeof value === 'string'

export const isNumber: Reads<number> = (value): value is number => Number.isFinite(value)

/** What is not there: an answer without a body, a field that may be missing. */
export const isNothing: Reads<undefined> = (value) => value === undefined

/** Whatever it is, but there. */
export const isAnything = (value: unknown): value is unknown => value !== undefined

export const isEither =
  <One, Other>(isOne: Reads<One>, isOther: Reads<Other>): Reads<One | Other> =>
  (value): value is One | Other =>
    isOne(value) || isOther(value)

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

export const isNull: Reads<null> = (value) => value === null

export const isListOf =
  <Item>(isItem: Reads<Item>): Reads<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) && value.every(isItem)

/** An object with these fields, whatever else it holds. */
export const hasFields =
  <Shape extends object>(fields: Fields<Shape>): Reads<Shape> =>
  (value): value is Shape =>
    isObject(value) &&
    Object.entries<Reads<unknown>>(fields).every(([name, reads]) => reads(Reflect.get(value, name)))

export const isOneOf =
  <Value extends string>(...values: Value[]): Reads<Value> =>
  (value): value is Value =>
    values.some((one) => one === value)

export const isFlag: Reads<boolean> = (value) => typeof value === 'boolean'
