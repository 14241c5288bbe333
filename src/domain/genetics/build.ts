import { numberAt, orderBreeders } from './breederOrder.ts'
import { PedigreeError } from './errors.ts'
import { levelBelow } from './levels.ts'
import { int32, type Memory } from './memory.ts'
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
  const { order, componentEnds: ends } = orderBreeders(sire, dam)
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
