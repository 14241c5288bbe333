import { type BuildOptions, buildPedigree } from './build.ts'
import { type Inbreeding, inbreedingOfAll } from './inbreeding.ts'
import type { Parents, Pedigree } from './pedigree.ts'
import { type NamedPedigree, PedigreeRows } from './pedigreeRows.ts'
import type { SmallPedigree } from './tabular.test-helper.ts'

export interface Family {
  readonly pedigree: Pedigree
  readonly inbreeding: Inbreeding
  readonly dog: (id: string) => number
  readonly parents: (sire: string, dam: string) => Parents
}

/** A dog and its parents by name; an empty string or null for an unknown parent. */
interface PedigreeRow {
  readonly id: string
  readonly sire: string | null
  readonly dam: string | null
}

/**
 * Builds a pedigree from rows in any order. Parents without a row of their own become founders.
 * @throws PedigreeError with `names`: two rows of one dog, a dog as its own parent, one dog as both parents, a loop
 */
export function fromRows(rows: Iterable<PedigreeRow>, options: BuildOptions = {}): NamedPedigree {
  const gathered = new PedigreeRows()
  for (const row of rows) gathered.add(row.id, row.sire, row.dam)
  return gathered.build(options)
}

/** A family from lines like `x s d`, `x s -` or `x`; parents need no line of their own. */
export function family(...lines: string[]): Family {
  const rows = lines.map((line) => {
    const [id = '', sire = '-', dam = '-'] = line.split(' ')
    return { id, sire: sire === '-' ? null : sire, dam: dam === '-' ? null : dam }
  })
  const { pedigree, numberOf } = fromRows(rows)
  const dog = (id: string) => numberOf.get(id)!
  return {
    pedigree,
    inbreeding: inbreedingOfAll(pedigree),
    dog,
    parents: (sire, dam) => ({ sire: dog(sire), dam: dog(dam) }),
  }
}

/** A litter `x` of `s` and `d` whose one common ancestor A stands in generation a on one side and b on the other. */
export function meetingAt(a: number, b: number): string[] {
  return [`x ${lineTop('s', a)} ${lineTop('d', b)}`, ...line('s', a), ...line('d', b)]
}

function lineTop(name: string, generation: number): string {
  return generation === 1 ? 'A' : `${name}1`
}

/** s1 … s(generation − 1), the last of them an offspring of A, each with another parent of its own. */
function line(name: string, generation: number): string[] {
  return Array.from({ length: generation - 1 }, (_, i) => {
    const parent = i + 2 === generation ? 'A' : `${name}${i + 2}`
    return `${name}${i + 1} ${parent} ${name}${i + 1}dam`
  })
}

/** The same dogs for the code under test. */
export function buildSmall({ sire, dam }: SmallPedigree, options: BuildOptions = {}): Pedigree {
  return buildPedigree(Int32Array.from(sire), Int32Array.from(dam), options)
}
