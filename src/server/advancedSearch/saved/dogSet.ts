/** Dogs as bits: bit n of the bytes, each from its lowest, is the dog with id n, as PostgreSQL's `get_bit` counts them. */
export function withDogs(set: Buffer, ids: readonly number[]): Buffer {
  const most = ids.reduce((greatest, id) => Math.max(greatest, id), -1)
  const bytes = Buffer.alloc(Math.max(set.length, (most >> 3) + 1))
  set.copy(bytes)
  for (const id of ids) bytes[id >> 3]! |= 1 << (id & 7)
  return bytes
}

export const NO_DOGS = Buffer.alloc(0)

export const hasDog = (set: Buffer, id: number): boolean => ((set[id >> 3] ?? 0) & (1 << (id & 7))) !== 0
