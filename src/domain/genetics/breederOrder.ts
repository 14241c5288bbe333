import { Components } from './components.ts'
import { PedigreeError } from './errors.ts'
import { levelsOf } from './levels.ts'
import { UNKNOWN } from './pedigree.ts'

/** The dogs with offspring, in the order of their breeder numbers. */
interface BreederOrder {
  /** breeder number, from 1 → dog */
  readonly order: Int32Array
  /** the last breeder number of each component */
  readonly componentEnds: readonly number[]
}

/**
 * Orders the dogs with offspring component by component, in each by level and hence parents before offspring, and offspring
 * of one sire beside each other.
 * @param sire,dam dog → parent, or UNKNOWN
 * @throws PedigreeError 'loop', naming dogs
 */
export function orderBreeders(sire: Int32Array, dam: Int32Array): BreederOrder {
  const { number, dog, count } = findBreeders(sire, dam)
  const parentSire = new Int32Array(count + 1)
  const parentDam = new Int32Array(count + 1)
  const components = new Components(count + 1)
  for (let i = 0; i < sire.length; i++) {
    const self = number[i]!
    const littermate = i > 0 && sire[i] === sire[i - 1] && dam[i] === dam[i - 1]
    if (self === 0 && littermate) continue
    const s = numberAt(number, sire[i]!)
    const d = numberAt(number, dam[i]!)
    components.join(s, d)
    if (self === 0) continue
    parentSire[self] = s
    parentDam[self] = d
    components.join(self, s)
    components.join(self, d)
  }
  const level = levelsNamingDogs(parentSire, parentDam, dog)
  const bySire = sortedBy(
    parentSire,
    Int32Array.from({ length: count }, (_, i) => i + 1),
  )
  const component = components.numbers()
  const sorted = sortedBy(component, sortedBy(level, bySire))
  const order = new Int32Array(count + 1)
  const componentEnds: number[] = []
  for (let i = 0; i < count; i++) {
    order[i + 1] = dog[sorted[i]!]!
    if (i + 1 === count || component[sorted[i]!] !== component[sorted[i + 1]!]) componentEnds.push(i + 1)
  }
  return { order, componentEnds }
}

/** Numbers the dogs with offspring from 1 in the caller's order. @returns `number`: dog → that number; `dog`: the inverse */
function findBreeders(sire: Int32Array, dam: Int32Array) {
  const number = new Int32Array(sire.length)
  for (let i = 0; i < sire.length; i++) {
    if (sire[i] !== UNKNOWN) number[sire[i]!] = 1
    if (dam[i] !== UNKNOWN) number[dam[i]!] = 1
  }
  let count = 0
  for (let i = 0; i < number.length; i++) if (number[i] === 1) number[i] = ++count
  const dog = new Int32Array(count + 1)
  for (let i = 0; i < number.length; i++) dog[number[i]!] = i
  return { number, dog, count }
}

function levelsNamingDogs(sire: Int32Array, dam: Int32Array, dog: Int32Array): Int32Array {
  try {
    return levelsOf(sire, dam)
  } catch (error) {
    if (!(error instanceof PedigreeError)) throw error
    throw new PedigreeError(
      error.fault,
      error.dogs.map((breeder) => dog[breeder]!),
    )
  }
}

/** The items in ascending order of `key[item]` (≥ 0), equal keys in their given order: a counting sort. */
function sortedBy(key: Int32Array, items: Int32Array): Int32Array {
  let highest = 0
  for (let i = 0; i < items.length; i++) if (key[items[i]!]! > highest) highest = key[items[i]!]!
  const next = new Int32Array(highest + 2)
  for (let i = 0; i < items.length; i++) next[key[items[i]!]! + 1]!++
  for (let k = 1; k <= highest; k++) next[k]! += next[k - 1]!
  const sorted = new Int32Array(items.length)
  for (let i = 0; i < items.length; i++) sorted[next[key[items[i]!]!]!++] = items[i]!
  return sorted
}

/** A parent's number in `numbers`, 0 for UNKNOWN. */
export function numberAt(numbers: Int32Array, dog: number): number {
  return dog === UNKNOWN ? 0 : numbers[dog]!
}
