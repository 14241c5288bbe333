import { UNKNOWN } from '#domain/genetics/pedigree.ts'
import { breakLoops } from '#domain/imports/loops.ts'
import { placeName, placeOf } from '#domain/imports/rowPlace.ts'
import { FaultList } from './faultList.ts'

/** Rows of a pedigree file: their dogs and lines, and the parents by dog. */
interface GatheredRows {
  readonly rows: readonly number[]
  readonly lines: readonly number[]
  readonly ids: readonly string[]
  readonly sire: Int32Array
  readonly dam: Int32Array
}

/** Dogs that are sire in one row and dam in another, each once. */
export function inBothRoles(
  { rows, lines, ids, sire, dam }: GatheredRows,
  sheets: readonly string[],
): FaultList {
  const asSire = new Int32Array(ids.length)
  const asDam = new Int32Array(ids.length)
  const found = new FaultList('dogs are used as sire and as dam', sheets)
  const note = (parent: number, line: number, here: Int32Array, there: Int32Array) => {
    if (parent === UNKNOWN || here[parent] !== 0) return
    here[parent] = line
    const [role, other] = here === asSire ? ['sire', 'dam'] : ['dam', 'sire']
    if (there[parent] !== 0)
      found.addAt(
        line,
        `${ids[parent]} is a ${role} here and the ${other} of ${placeName(placeOf(there[parent]!, sheets))}.`,
      )
  }
  rows.forEach((dog, place) => {
    note(sire[dog]!, lines[place]!, asSire, asDam)
    note(dam[dog]!, lines[place]!, asDam, asSire)
  })
  return found
}

/** Every loop with the last line that closes it. */
export function loopsOf({ rows, lines, ids, sire, dam }: GatheredRows): { line: number; text: string }[] {
  const lineOf = new Int32Array(ids.length + 1)
  rows.forEach((dog, place) => {
    lineOf[dog + 1] = lines[place]!
  })
  const fromOne = (parents: Int32Array) => Int32Array.from([UNKNOWN, ...parents], (parent) => parent + 1)
  const { loops } = breakLoops({ sire: fromOne(sire), dam: fromOne(dam), sireLine: lineOf, damLine: lineOf })
  return loops
    .map(({ dogs, line }) => {
      const names = [...dogs, dogs[0]!].map((dog) => ids[dog - 1]!)
      return {
        line,
        text: `these dogs are their own ancestors, each a parent of the next: ${names.join(' → ')}.`,
      }
    })
    .toSorted((a, b) => a.line - b.line)
}
