import { UNKNOWN } from './pedigree.ts'

/**
 * Makes the links among dogs that are their own ancestors unknown, since nobody knows which of them is false; changes `sire` and
 * `dam`. Source: docs/rules/genetics.md#loops.
 * @param sire dog → its sire's dog number, or UNKNOWN
 * @param dam dog → its dam's dog number, or UNKNOWN
 * @returns the dogs of each loop, and of loops that share dogs together
 */
export function dropLoops(sire: Int32Array, dam: Int32Array): number[][] {
  const loops = loopsIn(sire, dam)
  const loopOf = new Map(loops.flatMap((dogs, loop) => dogs.map((dog) => [dog, loop])))
  for (const [dog, loop] of loopOf) {
    if (loopOf.get(sire[dog]!) === loop) sire[dog] = UNKNOWN
    if (loopOf.get(dam[dog]!) === loop) dam[dog] = UNKNOWN
  }
  return loops
}

/** The strongly connected components of more than one dog, by Tarjan 1972 (SIAM J. Comput. 1:146) with a stack of its own. */
function loopsIn(sire: Int32Array, dam: Int32Array): number[][] {
  const loops: number[][] = []
  const index = new Int32Array(sire.length).fill(-1)
  const lowest = new Int32Array(sire.length)
  const linksSeen = new Uint8Array(sire.length)
  const isOpen = new Uint8Array(sire.length)
  const open: number[] = []
  let next = 0
  for (let start = 0; start < sire.length; start++) {
    const path = index[start] === -1 ? [enter(start)] : []
    while (path.length > 0) {
      const dog = path.at(-1)!
      const seen = linksSeen[dog]!
      if (seen === 2) {
        path.pop()
        leave(dog, path.at(-1))
        continue
      }
      linksSeen[dog] = seen + 1
      const parent = (seen === 0 ? sire : dam)[dog]!
      if (parent === UNKNOWN) continue
      if (index[parent] === -1) path.push(enter(parent))
      else if (isOpen[parent]) lowest[dog] = Math.min(lowest[dog]!, index[parent]!)
    }
  }
  return loops

  function enter(dog: number): number {
    index[dog] = next
    lowest[dog] = next++
    isOpen[dog] = 1
    open.push(dog)
    return dog
  }

  function leave(dog: number, child: number | undefined): void {
    if (child !== undefined) lowest[child] = Math.min(lowest[child]!, lowest[dog]!)
    if (lowest[dog] !== index[dog]) return
    const dogs = open.splice(open.lastIndexOf(dog))
    for (const member of dogs) isOpen[member] = 0
    if (dogs.length > 1) loops.push(dogs)
  }
}
