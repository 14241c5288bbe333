import { Components } from './components.ts'
import { PedigreeError } from './errors.ts'
import { int32, type Memory } from './memory.ts'
import { levelBelow, levelsOf } from './order.ts'
import { type Pedigree, UNKNOWN } from './pedigree.ts'

export interface BuildOptions extends Memory {
  /** room for so many dogs to be appended later (litters born after loading); default 0 */
  readonly spare?: number
}

/**
 * Builds the pedigree from parent links, in any order.
 * @param sire dog → its sire's dog number, or UNKNOWN (−1)
 * @param dam dog → its dam's dog number, or UNKNOWN (−1); as long as `sire`
 * @throws PedigreeError a dog as its own parent, one dog as both parents, or a loop; it names the dogs
 */
export function buildPedigree(sire: Int32Array, dam: Int32Array, options: BuildOptions = {}): Pedigree {
  checkLinks(sire, dam)
  const dogs = sire.length
  const { order, ends } = orderBreeders(sire, dam)
  const breeders = order.length - 1
  const spare = options.spare ?? 0
  const column = (rows: number) => int32(rows + spare, options)
  const breederColumn = () => int32(breeders + 1 + 2 * spare, options)

  const breeder = column(dogs)
  const breederDog = breederColumn()
  breederDog[0] = UNKNOWN
  for (let b = 1; b <= breeders; b++) {
    breederDog[b] = order[b]!
    breeder[order[b]!] = b
  }
  const breederSire = breederColumn()
  const breederDam = breederColumn()
  for (let b = 1; b <= breeders; b++) {
    breederSire[b] = numberAt(breeder, sire[order[b]!]!)
    breederDam[b] = numberAt(breeder, dam[order[b]!]!)
  }
  const breederLevel = breederColumn()
  for (let b = 1; b <= breeders; b++)
    breederLevel[b] = levelBelow(breederLevel, breederSire[b]!, breederDam[b]!)

  const mating = column(dogs)
  const pairs = pairUp(sire, dam, breeder, breeders, mating)
  const matingSire = column(pairs.sire.length)
  const matingDam = column(pairs.sire.length)
  matingSire.set(pairs.sire)
  matingDam.set(pairs.dam)

  const componentEnds = int32(ends.length, options)
  componentEnds.set(ends)
  const litterDogs = int32(dogs, options)
  const litterStart = int32(pairs.sire.length + 1, options)
  groupByMating(mating, litterStart, litterDogs)

  const counts = int32(3, options)
  counts.set([dogs, pairs.sire.length - 1, breeders])
  return {
    counts,
    mating,
    breeder,
    matingSire,
    matingDam,
    breederDog,
    breederSire,
    breederDam,
    breederLevel,
    componentEnds,
    litterStart,
    litterDogs,
  }
}

/** Fills `dogs` with the dogs in the order of their matings, and `start` with where each mating's begin. */
function groupByMating(mating: Int32Array, start: Int32Array, dogs: Int32Array): void {
  for (let dog = 0; dog < dogs.length; dog++) start[mating[dog]!]!++
  for (let m = 1; m < start.length; m++) start[m]! += start[m - 1]!
  for (let dog = dogs.length - 1; dog >= 0; dog--) dogs[--start[mating[dog]!]!] = dog
}

function checkLinks(sire: Int32Array, dam: Int32Array): void {
  const dogs = sire.length
  for (let dog = 0; dog < dogs; dog++) {
    const s = sire[dog]!
    const d = dam[dog]!
    if (s >= dogs || d >= dogs || s < UNKNOWN || d < UNKNOWN) throw new PedigreeError('unknown-parent', [dog])
    if (s === dog || d === dog) throw new PedigreeError('own-parent', [dog])
    if (s === d && s !== UNKNOWN) throw new PedigreeError('same-parents', [dog])
  }
}

/** The dogs with offspring, component by component, in each parents before offspring; from position 1. */
function orderBreeders(sire: Int32Array, dam: Int32Array) {
  const found = findBreeders(sire, dam)
  const { number, dog, count } = found
  const parentSire = new Int32Array(count + 1)
  const parentDam = new Int32Array(count + 1)
  const components = new Components(count + 1)
  for (let i = 0; i < sire.length; i++) {
    const s = numberAt(number, sire[i]!)
    const d = numberAt(number, dam[i]!)
    components.join(s, d)
    const self = number[i]!
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
  const ends: number[] = []
  for (let i = 0; i < count; i++) {
    order[i + 1] = dog[sorted[i]!]!
    if (i + 1 === count || component[sorted[i]!] !== component[sorted[i + 1]!]) ends.push(i + 1)
  }
  return { order, ends }
}

/** Numbers the dogs with offspring from 1 in the caller's order; `number` is dog → that, `dog` the way back. */
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

/**
 * Numbers the distinct pairs of parents from 1, sire by sire, and writes each dog's into `mating`.
 * @returns sire and dam (breeder numbers) of every mating; row 0: both unknown
 */
function pairUp(
  sire: Int32Array,
  dam: Int32Array,
  breeder: Int32Array,
  breeders: number,
  mating: Int32Array,
): { sire: Int32Array; dam: Int32Array } {
  const dogs = sire.length
  const next = new Int32Array(breeders + 2)
  for (let dog = 0; dog < dogs; dog++) next[numberAt(breeder, sire[dog]!) + 1]!++
  for (let s = 1; s <= breeders; s++) next[s]! += next[s - 1]!
  const bySire = new Int32Array(dogs)
  for (let dog = 0; dog < dogs; dog++) bySire[next[numberAt(breeder, sire[dog]!)]!++] = dog

  const sires = new Int32Array(dogs + 1)
  const dams = new Int32Array(dogs + 1)
  const latestWith = new Int32Array(breeders + 1)
  let matings = 0
  let firstOfSire = 1
  let current = 0
  for (const dog of bySire) {
    const s = numberAt(breeder, sire[dog]!)
    const d = numberAt(breeder, dam[dog]!)
    if (s !== current) {
      current = s
      firstOfSire = matings + 1
    }
    if (s === 0 && d === 0) continue
    if (latestWith[d]! < firstOfSire) {
      latestWith[d] = ++matings
      sires[matings] = s
      dams[matings] = d
    }
    mating[dog] = latestWith[d]!
  }
  return { sire: sires.slice(0, matings + 1), dam: dams.slice(0, matings + 1) }
}

/** A parent's number in `numbers`, 0 for UNKNOWN. */
function numberAt(numbers: Int32Array, dog: number): number {
  return dog === UNKNOWN ? 0 : numbers[dog]!
}
