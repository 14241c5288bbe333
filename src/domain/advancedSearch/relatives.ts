import { type GroupRelation, isGroup, type Relation } from './conditions.ts'

/** Conditions about dogs and their relatives, each dog by its place in the lists. Source: docs/rules/advanced-search.md#relatives. */

/** What is known of a condition of one dog by itself. */
export const STATE = { unknown: 0, notMet: 1, met: 2 } as const
/** One for each dog. */
export type States = Uint8Array

const NOBODY = -1

export interface Families {
  /** places of the parents; `NOBODY`: not known */
  readonly sires: Int32Array
  readonly dams: Int32Array
  /** dogs with the same two parents have the same number; `NOBODY`: not both are known */
  readonly litters: Int32Array
  readonly litterCount: number
}

/** @param sires places of the sires, -1 where none is known; `dams` alike */
export function familiesOf(sires: Int32Array, dams: Int32Array): Families {
  const numbers = new Map<number, number>()
  const litters = sires.map((sire, dog) => {
    const dam = dams[dog]!
    if (sire === NOBODY || dam === NOBODY) return NOBODY
    const parents = sire * sires.length + dam
    const litter = numbers.get(parents) ?? numbers.size
    numbers.set(parents, litter)
    return litter
  })
  return { sires, dams, litters, litterCount: numbers.size }
}

/** For each dog, how many relatives there are, of how many it is known, and how many meet the condition. */
interface RelativeCounts {
  readonly all: Int32Array
  readonly known: Int32Array
  readonly met: Int32Array
}

const noCounts = (size: number): RelativeCounts => ({
  all: new Int32Array(size),
  known: new Int32Array(size),
  met: new Int32Array(size),
})

/** Counts a dog in where it belongs. @param places by dog; `NOBODY`: nowhere */
function countAt(places: Int32Array, states: States, { all, known, met }: RelativeCounts): void {
  for (let dog = 0; dog < places.length; dog++) {
    const place = places[dog]!
    if (place === NOBODY) continue
    all[place]!++
    if (states[dog] !== STATE.unknown) known[place]!++
    if (states[dog] === STATE.met) met[place]!++
  }
}

function countSiblings(states: States, { litters, litterCount }: Families): RelativeCounts {
  const [counts, ofLitters] = [noCounts(states.length), noCounts(litterCount)]
  countAt(litters, states, ofLitters)
  for (let dog = 0; dog < states.length; dog++) {
    const litter = litters[dog]!
    if (litter === NOBODY) continue
    counts.all[dog] = ofLitters.all[litter]! - 1
    counts.known[dog] = ofLitters.known[litter]! - (states[dog] === STATE.unknown ? 0 : 1)
    counts.met[dog] = ofLitters.met[litter]! - (states[dog] === STATE.met ? 1 : 0)
  }
  return counts
}

function countOffspring(states: States, { sires, dams }: Families): RelativeCounts {
  const counts = noCounts(states.length)
  countAt(sires, states, counts)
  countAt(dams, states, counts)
  return counts
}

/** Which dogs meet a condition about relatives. */
export interface Meeting {
  /** 1: the dog meets it */
  readonly met: Uint8Array
  /** of a condition about several relatives */
  readonly relatives: RelativeCounts | null
}

/** @param states what is known of each dog by itself */
export function meetingOf(relation: Relation, states: States, families: Families): Meeting {
  if (!isGroup(relation)) return { met: metByOne(relation, states, families), relatives: null }
  const ofSiblings = relation === 'someSibling' || relation === 'noSibling'
  const relatives = ofSiblings ? countSiblings(states, families) : countOffspring(states, families)
  const isSome = relation === 'someSibling' || relation === 'someOffspring'
  return { met: isSome ? someOf(relatives) : noneOf(relatives), relatives }
}

function someOf({ met }: RelativeCounts): Uint8Array {
  const some = new Uint8Array(met.length)
  for (let dog = 0; dog < met.length; dog++) if (met[dog]! > 0) some[dog] = 1
  return some
}

function noneOf({ known, met }: RelativeCounts): Uint8Array {
  const none = new Uint8Array(met.length)
  for (let dog = 0; dog < met.length; dog++) if (known[dog]! > 0 && met[dog] === 0) none[dog] = 1
  return none
}

function metByOne(
  relation: Exclude<Relation, GroupRelation>,
  states: States,
  { sires, dams }: Families,
): Uint8Array {
  switch (relation) {
    case 'dog':
      return states.map((state) => (state === STATE.met ? 1 : 0))
    case 'sire':
      return metBy(sires, states)
    case 'dam':
      return metBy(dams, states)
    case 'bothParents': {
      const byDam = metBy(dams, states)
      return metBy(sires, states).map((met, dog) => met & byDam[dog]!)
    }
  }
}

function metBy(parents: Int32Array, states: States): Uint8Array {
  const met = new Uint8Array(states.length)
  for (let dog = 0; dog < met.length; dog++) {
    const parent = parents[dog]!
    if (parent !== NOBODY && states[parent] === STATE.met) met[dog] = 1
  }
  return met
}
