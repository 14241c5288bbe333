import { buildPedigree } from '#domain/genetics/build.ts'
import { chartInbreedingOfAll } from '#domain/genetics/chartInbreeding.ts'
import { completeGenerationsOfAll, knownPlacesOfAll } from '#domain/genetics/completeness.ts'
import { dropLoops } from '#domain/genetics/dropLoops.ts'
import { PedigreeError } from '#domain/genetics/errors.ts'
import { type Inbreeding, inbreedingOfAll } from '#domain/genetics/inbreeding.ts'
import { type Parents, type Pedigree, UNKNOWN } from '#domain/genetics/pedigree.ts'
import { type Trust, trustOf } from '#domain/genetics/trust.ts'
import { AppError } from '../platform/errors.ts'
import type { PedigreeVersion, Population } from './population.store.ts'

/** Of a dog that was entered after the version in memory: the next one, a second or two away, has it. */
const PEDIGREE_LOADING = new AppError('busy', 'PEDIGREE_LOADING')

/**
 * The pedigree of all dogs as of one version, with its figures, on shared memory. Dogs are numbered in ascending order of
 * their database ids.
 */
export interface PedigreeSnapshot {
  readonly version: PedigreeVersion
  /** dog number → database id, ascending */
  readonly ids: Uint32Array
  readonly breeds: Uint16Array
  readonly birthYears: Uint16Array
  /** different breeds, varieties counted as one */
  readonly breedCount: number
  readonly pedigree: Pedigree
  readonly inbreeding: Inbreeding
  /** mating → F over six generations */
  readonly chartF: Float64Array
  /** mating → known places of the 126 over six generations */
  readonly knownPlaces: Uint8Array
  /** mating → generations without a gap, at most six */
  readonly completeGenerations: Uint8Array
  /** database ids of dogs that are their own ancestors, those of one loop together: the links among them count as unknown */
  readonly loops: readonly (readonly number[])[]
}

/** Links the dogs and computes the figures of all of them. */
export function buildSnapshot(version: PedigreeVersion, population: Population): PedigreeSnapshot {
  const { ids, breeds, birthYears } = population
  const { pedigree, loops } = linkDogs(numbersOf(ids, population.sireIds), numbersOf(ids, population.damIds))
  const inbreeding = inbreedingOfAll(pedigree, { shared: true })
  const chartF = chartInbreedingOfAll(pedigree, inbreeding, undefined, { shared: true })
  const breedCount = new Set(breeds).size
  return {
    version,
    ids,
    breeds,
    birthYears,
    breedCount,
    pedigree,
    inbreeding,
    chartF,
    knownPlaces: shared(knownPlacesOfAll(pedigree)),
    completeGenerations: shared(completeGenerationsOfAll(pedigree)),
    loops: loops.map((loop) => loop.map((dog) => ids[dog]!)),
  }
}

/** A loop cannot come in by the service, but by SQL or in a backup: it must not keep the other dogs from having figures. */
function linkDogs(sire: Int32Array, dam: Int32Array): { pedigree: Pedigree; loops: number[][] } {
  try {
    return { pedigree: buildPedigree(sire, dam, { shared: true }), loops: [] }
  } catch (error) {
    if (!(error instanceof PedigreeError && error.fault === 'loop')) throw error
    const loops = dropLoops(sire, dam)
    return { pedigree: buildPedigree(sire, dam, { shared: true }), loops }
  }
}

/** Database ids of a dog's parents, and its own; a planned litter has none. */
export interface ParentLinks {
  readonly id?: number
  readonly sireId: number | null
  readonly damId: number | null
}

/** Whether two dogs stand in one loop, so that a link between them counts as unknown. */
const isOfLoop = ({ loops }: PedigreeSnapshot, dog: number | undefined, parent: number | null): boolean =>
  dog !== undefined && parent !== null && loops.some((loop) => loop.includes(dog) && loop.includes(parent))

/** Whether a dog stands in one loop with a parent of its. */
export const hasLoop = (snapshot: PedigreeSnapshot, { id, sireId, damId }: ParentLinks): boolean =>
  isOfLoop(snapshot, id, sireId) || isOfLoop(snapshot, id, damId)

/** Whether this version has a dog, by its database id. */
export const isIn = (snapshot: PedigreeSnapshot, id: number): boolean => search(snapshot.ids, id) !== UNKNOWN

/** The numbers of the dogs that this version has, by their database ids. */
export const dogNumbers = (snapshot: PedigreeSnapshot, ids: Uint32Array): Int32Array =>
  Int32Array.from(ids, (id) => search(snapshot.ids, id)).filter((dog) => dog !== UNKNOWN)

/** The number of a dog, or UNKNOWN for null. @throws AppError 503 for a dog that was entered after this version */
export function dogNumber(snapshot: PedigreeSnapshot, id: number | null): number {
  if (id === null) return UNKNOWN
  const number = search(snapshot.ids, id)
  if (number === UNKNOWN) throw PEDIGREE_LOADING
  return number
}

/**
 * The parents as dog numbers, from their database ids. One that this version does not have yet is refused: taken for unknown
 * it would make a figure that is false.
 * @throws AppError 503 PEDIGREE_LOADING
 */
export function parentNumbers(snapshot: PedigreeSnapshot, dog: ParentLinks): Parents {
  const parent = (id: number | null) => (isOfLoop(snapshot, dog.id, id) ? UNKNOWN : dogNumber(snapshot, id))
  return { sire: parent(dog.sireId), dam: parent(dog.damId) }
}

/**
 * F over six generations of a dog by its database id, with the known places of 126 that it rests on and how far it can be trusted. F is
 * null where a parent is unknown: nothing can be said of such a dog. All are null while it is not in this version.
 */
export function inbreedingById(
  snapshot: PedigreeSnapshot,
  id: number,
): { inbreeding: number | null; knownAncestors: number | null; inbreedingTrust: Trust | null } {
  const dog = search(snapshot.ids, id)
  if (dog === UNKNOWN) return { inbreeding: null, knownAncestors: null, inbreedingTrust: null }
  const { pedigree, chartF } = snapshot
  const mating = pedigree.mating[dog]!
  const knownPlaces = snapshot.knownPlaces[mating]!
  if (!bothParentsKnown(pedigree, mating)) {
    return { inbreeding: null, knownAncestors: knownPlaces, inbreedingTrust: null }
  }
  const completeGenerations = snapshot.completeGenerations[mating]!
  return {
    inbreeding: chartF[mating]!,
    knownAncestors: knownPlaces,
    inbreedingTrust: trustOf({ completeGenerations, knownPlaces }),
  }
}

/** Without both parents there is no figure. Source: docs/rules/genetics.md#inbreeding. */
function bothParentsKnown({ matingSire, matingDam }: Pedigree, mating: number): boolean {
  return matingSire[mating] !== 0 && matingDam[mating] !== 0
}

/** Small whole numbers on memory that threads share. */
function shared(values: Float64Array | Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(values.length))
  copy.set(values)
  return copy
}

function numbersOf(ids: Uint32Array, parentIds: Uint32Array): Int32Array {
  const numbers = new Int32Array(parentIds.length)
  for (let dog = 0; dog < numbers.length; dog++) {
    numbers[dog] = parentIds[dog] === 0 ? UNKNOWN : search(ids, parentIds[dog]!)
  }
  return numbers
}

/** Binary search for an id: 20 steps among a million. */
function search(ids: Uint32Array, id: number): number {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ids[middle]!
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return UNKNOWN
}
