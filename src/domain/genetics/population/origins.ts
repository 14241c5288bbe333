import { breederCount, type Pedigree, UNKNOWN } from '../pedigree.ts'

/**
 * A reference population (dogs born in five years, say) and all its ancestors, numbered parents before offspring. What is told
 * of the origin of its genes needs no other dog. Of a dog with one known parent the other is a node too, a founder of its own.
 */
export interface Origins {
  /** node → dog; UNKNOWN for an unknown parent */
  readonly dog: Int32Array
  /** node → the sire's node; UNKNOWN together with the dam's for a founder */
  readonly sire: Int32Array
  readonly dam: Int32Array
  /** node → its part of the reference population: 1 / members, or 0 for one that is an ancestor only */
  readonly weight: Float64Array
}

/** @param members dog numbers, each once */
export function originsOf(pedigree: Pedigree, members: Int32Array): Origins {
  const { breeder, breederDog, breederSire, breederDam, mating, matingSire, matingDam } = pedigree
  const isConcerned = markAncestors(pedigree, members)
  const isMember = new Uint8Array(isConcerned.length)
  for (const dog of members) isMember[breeder[dog]!] = 1
  const nodeOf = new Int32Array(isConcerned.length).fill(UNKNOWN)
  const nodes = new Nodes(1 / members.length)
  for (let b = 1; b < nodeOf.length; b++) {
    if (isConcerned[b] === 0) continue
    nodeOf[b] = nodes.add(
      breederDog[b]!,
      nodeOf[breederSire[b]!]!,
      nodeOf[breederDam[b]!]!,
      isMember[b] === 1,
    )
  }
  for (const dog of members) {
    if (breeder[dog] !== 0) continue
    const from = mating[dog]!
    nodes.add(dog, nodeOf[matingSire[from]!]!, nodeOf[matingDam[from]!]!, true)
  }
  return nodes.origins()
}

class Nodes {
  readonly #dog: number[] = []
  readonly #sire: number[] = []
  readonly #dam: number[] = []
  readonly #weight: number[] = []
  readonly #weightOfMember: number

  constructor(weightOfMember: number) {
    this.#weightOfMember = weightOfMember
  }

  /** @returns the node's number */
  add(dog: number, sire: number, dam: number, isMember: boolean): number {
    const isHalfKnown = (sire === UNKNOWN) !== (dam === UNKNOWN)
    const other = isHalfKnown ? this.add(UNKNOWN, UNKNOWN, UNKNOWN, false) : UNKNOWN
    this.#sire.push(sire === UNKNOWN ? other : sire)
    this.#dam.push(dam === UNKNOWN ? other : dam)
    this.#weight.push(isMember ? this.#weightOfMember : 0)
    return this.#dog.push(dog) - 1
  }

  origins(): Origins {
    return {
      dog: Int32Array.from(this.#dog),
      sire: Int32Array.from(this.#sire),
      dam: Int32Array.from(this.#dam),
      weight: Float64Array.from(this.#weight),
    }
  }
}

/** breeder → 1 for a member of the reference population or an ancestor of one */
function markAncestors(pedigree: Pedigree, members: Int32Array): Uint8Array {
  const { breeder, breederSire, breederDam, mating, matingSire, matingDam } = pedigree
  const marked = new Uint8Array(breederCount(pedigree) + 1)
  for (const dog of members) {
    marked[breeder[dog]!] = 1
    marked[matingSire[mating[dog]!]!] = 1
    marked[matingDam[mating[dog]!]!] = 1
  }
  for (let b = marked.length - 1; b > 0; b--) {
    if (marked[b] === 0) continue
    marked[breederSire[b]!] = 1
    marked[breederDam[b]!] = 1
  }
  marked[0] = 0
  return marked
}
