import { type BuildOptions, buildPedigree } from './build.ts'
import { fromRows } from './fromRows.ts'
import { type Inbreeding, inbreedingOfAll } from './inbreeding.ts'
import type { Parents, Pedigree } from './pedigree.ts'
import type { SmallPedigree } from './tabular.test-helper.ts'

export interface Family {
  readonly pedigree: Pedigree
  readonly inbreeding: Inbreeding
  readonly dog: (id: string) => number
  readonly parents: (sire: string, dam: string) => Parents
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
