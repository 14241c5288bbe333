import { PedigreeError } from './errors.ts'

/**
 * The level of every animal: 0 without parents, otherwise one more than its higher parent (the longest path to a
 * founder). Levels give an order, parents before offspring, that trusts no birth date.
 *
 * Walks up the parents with a stack of its own, so that the depth of a pedigree has no limit.
 * @param sire animal → sire, numbered from 1; 0 for unknown; row 0 is not an animal
 * @param dam the same for the dam
 * @throws PedigreeError 'loop', naming its members by these numbers
 */
export function levelsOf(sire: Int32Array, dam: Int32Array): Int32Array {
  const level = new Int32Array(sire.length).fill(UNVISITED)
  level[0] = -1
  const path = new Int32Array(sire.length)
  for (let start = 1; start < sire.length; start++) {
    if (level[start] !== UNVISITED) continue
    let depth = 0
    path[0] = start
    level[start] = ON_PATH
    while (depth >= 0) {
      const animal = path[depth]!
      const s = sire[animal]!
      const d = dam[animal]!
      const next = level[s]! < -1 ? s : level[d]! < -1 ? d : 0
      if (next === 0) {
        level[animal] = 1 + Math.max(level[s]!, level[d]!)
        depth--
      } else {
        if (level[next] === ON_PATH) throw new PedigreeError('loop', loopInPath(path, depth, next))
        level[next] = ON_PATH
        path[++depth] = next
      }
    }
  }
  level[0] = 0
  return level
}

/** The level of an animal of these parents (0: unknown). */
export function levelBelow(level: Int32Array, sire: number, dam: number): number {
  const above = Math.max(sire === 0 ? -1 : level[sire]!, dam === 0 ? -1 : level[dam]!)
  return above + 1
}

const UNVISITED = -2
const ON_PATH = -3

/** The path runs from offspring to parent; the loop is returned the other way round, each member a parent of the next. */
function loopInPath(path: Int32Array, depth: number, first: number): number[] {
  const members = path.subarray(path.indexOf(first), depth + 1)
  return Array.from(members).reverse()
}
