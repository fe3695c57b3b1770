/**
 * The value of a key, which is made and kept where there is none: `Map.prototype.getOrInsertComputed`, which not every
 * browser has.
 */
export function getOrInsert<Key, Value>(
  map: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
