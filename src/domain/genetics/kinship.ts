import { type Inbreeding, inbreedingOf } from './inbreeding.ts'
import { mendelianVariance } from './mendelian.ts'
import { dogCount, type Pedigree } from './pedigree.ts'
import { addDog, emptyVector, sweepToAncestors, sweepToDescendants } from './sweeps.ts'

/** Kinship (coancestry) of two dogs over all generations = F of an offspring of theirs; of a dog with itself ½(1 + F). */
export function kinship(pedigree: Pedigree, inbreeding: Inbreeding, dog1: number, dog2: number): number {
  if (dog1 === dog2) return kinshipWithItself(pedigree, inbreeding, dog1)
  const { breederSire, breederDam } = pedigree
  const q1 = emptyVector(pedigree)
  const q2 = emptyVector(pedigree)
  const top = Math.max(addDog(pedigree, q1, dog1), addDog(pedigree, q2, dog2))
  let relationship = 0
  for (let b = top; b > 0; b--) {
    const from1 = q1[b]!
    const from2 = q2[b]!
    if (from1 === 0 && from2 === 0) continue
    relationship += from1 * from2 * inbreeding.mendelian[b]!
    const sire = breederSire[b]!
    const dam = breederDam[b]!
    q1[sire]! += 0.5 * from1
    q1[dam]! += 0.5 * from1
    q2[sire]! += 0.5 * from2
    q2[dam]! += 0.5 * from2
  }
  return 0.5 * relationship
}

/**
 * Kinship of one dog with every dog: F of the offspring it would have with each (with itself: ½(1 + F)). Two sweeps over
 * the breeders of its breed, then one number per litter, which all its puppies share.
 * @param out where to write, dogCount values; a fresh array when left out
 */
export function kinshipWithAll(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  dog: number,
  out = new Float64Array(dogCount(pedigree)),
): Float64Array {
  const row = kinshipRow(pedigree, inbreeding, dog)
  const { mating, breederDog, litterStart, litterDogs } = pedigree
  out.fill(0)
  for (const [from, to] of litterRanges(pedigree, row)) {
    for (let m = from; m < to; m++) {
      const kinship = kinshipOfLitter(pedigree, row, m)
      const end = litterStart[m + 1]!
      for (let i = litterStart[m]!; i < end; i++) out[litterDogs[i]!] = kinship
    }
  }
  for (let late = litterDogs.length; late < dogCount(pedigree); late++) {
    out[late] = kinshipOfLitter(pedigree, row, mating[late]!)
  }
  for (const breeder of row.ancestors) out[breederDog[breeder]!] = 0.5 * row.relationship[breeder]!
  out[dog] = kinshipWithItself(pedigree, inbreeding, dog)
  return out
}

/** The relationships of one dog to all breeders, from which its kinship with any dog can be read. */
interface KinshipRow {
  /** breeder → A = 2f */
  readonly relationship: Float64Array
  /** the dog's ancestors, and itself if it is a breeder, as ascending breeder numbers */
  readonly ancestors: readonly number[]
  /** no breeder outside `first` … `last` is related to the dog, but for those appended later */
  readonly first: number
  readonly last: number
}

/** A e_dog over the breeders. */
export function kinshipRow(pedigree: Pedigree, inbreeding: Inbreeding, dog: number): KinshipRow {
  const relationship = emptyVector(pedigree)
  const top = addDog(pedigree, relationship, dog)
  sweepToAncestors(pedigree, relationship, top)
  const ancestors: number[] = []
  for (let b = 1; b <= top; b++) if (relationship[b] !== 0) ancestors.push(b)
  const { componentEnds } = pedigree
  const appendedFrom = (componentEnds.at(-1) ?? 0) + 1
  const lowest = ancestors[0] ?? appendedFrom
  const highest = ancestors.findLast((b) => b < appendedFrom) ?? 0
  const first = (componentEnds.findLast((end) => end < lowest) ?? 0) + 1
  const last = highest === 0 ? 0 : componentEnds.find((end) => end >= highest)!
  sweepToDescendants(pedigree, inbreeding, relationship, first, last)
  sweepToDescendants(pedigree, inbreeding, relationship, appendedFrom)
  return { relationship, ancestors, first, last }
}

/**
 * The matings, as half-open ranges, whose offspring can be related to the row's dog: they are numbered sire by sire, so those
 * of a breed are contiguous, after those of all breeds whose sire is unknown.
 */
function litterRanges(pedigree: Pedigree, row: KinshipRow): [number, number][] {
  const { matingSire, litterStart } = pedigree
  const end = litterStart.length - 1
  const withSireFrom = (sire: number) => lowerBound(matingSire, sire, 1, end)
  return [
    [1, withSireFrom(1)],
    [withSireFrom(Math.max(1, row.first)), withSireFrom(row.last + 1)],
  ]
}

/** The first index from `from` to `to` whose value in the ascending array is at least this one. */
function lowerBound(ascending: Int32Array, value: number, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Reads one kinship from a row; `other` is another dog than the row's own. */
export function kinshipInRow(pedigree: Pedigree, row: KinshipRow, other: number): number {
  const breeder = pedigree.breeder[other]!
  if (breeder !== 0) return 0.5 * row.relationship[breeder]!
  return kinshipOfLitter(pedigree, row, pedigree.mating[other]!)
}

/** Kinship with the offspring of a mating, through their parents; not for the row's own ancestors. */
function kinshipOfLitter({ matingSire, matingDam }: Pedigree, row: KinshipRow, mating: number): number {
  return 0.25 * (row.relationship[matingSire[mating]!]! + row.relationship[matingDam[mating]!]!)
}

interface MeanKinship {
  /** mean over all ordered pairs of the group, each dog with itself included; 0 for an empty group */
  readonly mean: number
  /** the mean kinship of each member with the group (itself included), in the order of `members` */
  readonly ofMember: Float64Array
}

/**
 * Mean kinship in a group of dogs (a breed's living dogs): one product of A with the group's indicator vector
 * (Colleau 2002), O(dogs). 1/(2 · mean) is the number of founder genomes left in the group (Lacy 1989).
 * @param members dog numbers, each once
 */
export function meanKinship(pedigree: Pedigree, inbreeding: Inbreeding, members: Int32Array): MeanKinship {
  const r = groupRow(pedigree, inbreeding, members)
  const ofMember = new Float64Array(members.length)
  let sum = 0
  for (let i = 0; i < members.length; i++) {
    ofMember[i] = (0.5 * rowOfMember(pedigree, inbreeding, r, members[i]!)) / members.length
    sum += ofMember[i]!
  }
  return { mean: members.length === 0 ? 0 : sum / members.length, ofMember }
}

/**
 * The mean kinship of each dog with the other dogs of a group, itself left out where it is one of them, so that members and others can be
 * compared; null where the group has no other dog. The same product as `meanKinship`.
 * @param members dog numbers, each once
 */
export function kinshipWithOthers(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  members: Int32Array,
  dogs: Int32Array,
): (number | null)[] {
  const r = groupRow(pedigree, inbreeding, members)
  const isMember = new Set(members)
  return Array.from(dogs, (dog) => {
    const others = members.length - (isMember.has(dog) ? 1 : 0)
    if (others === 0) return null
    if (!isMember.has(dog)) return (0.5 * rowOfOther(pedigree, r, dog)) / others
    const withAll = 0.5 * rowOfMember(pedigree, inbreeding, r, dog)
    return (withAll - kinshipWithItself(pedigree, inbreeding, dog)) / others
  })
}

/** A times the group's indicator vector, over the breeders. */
function groupRow(pedigree: Pedigree, inbreeding: Inbreeding, members: Int32Array): Float64Array {
  const r = emptyVector(pedigree)
  for (const dog of members) addDog(pedigree, r, dog)
  sweepToAncestors(pedigree, r)
  sweepToDescendants(pedigree, inbreeding, r)
  return r
}

/** r of a dog that is not of the group: of its parents' where the sweep over breeders does not reach it. */
function rowOfOther(
  { breeder, mating, matingSire, matingDam }: Pedigree,
  r: Float64Array,
  dog: number,
): number {
  if (breeder[dog] !== 0) return r[breeder[dog]!]!
  return 0.5 * (r[matingSire[mating[dog]!]!]! + r[matingDam[mating[dog]!]!]!)
}

/** r of a dog of the group: where the sweep over breeders does not reach it, W + ½ (r_sire + r_dam). */
function rowOfMember(pedigree: Pedigree, inbreeding: Inbreeding, r: Float64Array, dog: number): number {
  const { breeder, mating, matingSire, matingDam } = pedigree
  if (breeder[dog] !== 0) return r[breeder[dog]!]!
  const [sire, dam] = [matingSire[mating[dog]!]!, matingDam[mating[dog]!]!]
  return mendelianVariance(pedigree, inbreeding.byMating, sire, dam) + rowOfOther(pedigree, r, dog)
}

function kinshipWithItself(pedigree: Pedigree, inbreeding: Inbreeding, dog: number): number {
  return 0.5 * (1 + inbreedingOf(pedigree, inbreeding, dog))
}
