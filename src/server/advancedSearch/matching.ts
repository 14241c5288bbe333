import { bitsIn, type MaskCount, MOST_CONDITIONS } from '#domain/advancedSearch/conditions.ts'
import type { Meeting } from '#domain/advancedSearch/relatives.ts'
import type { HitRow, PageAsked } from './advancedSearch.types.ts'

/** For each dog the conditions that it meets: bit i of its mask is condition i. */
export function masksOf(size: number, meetings: readonly Meeting[]): Uint16Array {
  const masks = new Uint16Array(size)
  meetings.forEach(({ met }, index) => {
    for (let dog = 0; dog < size; dog++) masks[dog]! |= met[dog]! << index
  })
  return masks
}

/** The dogs that are searched among, by mask. */
export function countMasks(masks: Uint16Array, among: Uint32Array, conditions: number): readonly MaskCount[] {
  const dogs = new Uint32Array(1 << conditions)
  for (let dog = 0; dog < masks.length; dog++) dogs[masks[dog]!]! += among[dog]!
  return Array.from(dogs, (count, mask) => ({ mask, dogs: count })).filter((group) => group.dogs > 0)
}

const BITS = Uint8Array.from({ length: 1 << MOST_CONDITIONS }, (_, mask) => bitsIn(mask))

/** Which dogs are searched among, what each meets, and how many conditions it has to meet. */
export interface Matching {
  readonly masks: Uint16Array
  readonly among: Uint32Array
  readonly needed: number
}

export const isFound = ({ masks, among, needed }: Matching, dog: number): boolean =>
  among[dog]! > 0 && BITS[masks[dog]!]! >= needed

/** One page of the dogs that meet as many conditions as they have to. */
export function sliceOf(
  order: Int32Array,
  matching: Matching,
  { sort, slice: { offset, limit } }: PageAsked,
): readonly number[] {
  const { masks } = matching
  const found = order.filter((dog) => isFound(matching, dog))
  const ordered = sort === 'relevance' ? found.sort((a, b) => BITS[masks[b]!]! - BITS[masks[a]!]!) : found
  return [...ordered.subarray(offset, offset + limit)]
}

/** A dog with what it meets, and of conditions about several relatives with what is known of these. */
export const hitOf = (id: number, dog: number, mask: number, meetings: readonly Meeting[]): HitRow => ({
  id,
  mask,
  relatives: meetings.flatMap(({ relatives }, condition) => {
    if (relatives === null || relatives.all[dog] === 0) return []
    return [{ condition, all: relatives.all[dog]!, known: relatives.known[dog]!, met: relatives.met[dog]! }]
  }),
})
