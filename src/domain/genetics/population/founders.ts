import { UNKNOWN } from '../pedigree.ts'
import type { Origins } from './origins.ts'

export interface Founders {
  /** dogs without known parents, and unknown parents of dogs with one known: each counts as a founder of its own */
  readonly count: number
  /** effective number of founders, f_e = 1 / Σ p² (Lacy 1989); null for an empty population */
  readonly effective: number | null
  /** the known founders and their parts of the genes, largest first */
  readonly known: readonly Contribution[]
  /** the part of the genes that comes from unknown parents of dogs with one known */
  readonly ofUnknown: number
}

export interface Contribution {
  /** dog number; UNKNOWN for an unknown parent of a dog whose other parent is known */
  readonly dog: number
  /** part of the genes of the reference population (0..1) */
  readonly share: number
}

/**
 * From which founders the genes of a reference population come, by the probability that a gene drawn from it is theirs
 * (Boichard, Maignel & Verrier 1997, appendix A). The parts add up to 1.
 * Source: docs/rules/genetics.md#founders-and-ancestors.
 */
export function foundersOf({ dog, sire, dam, weight }: Origins): Founders {
  const share = weight.slice()
  passToParents(share, sire, dam)
  const known: Contribution[] = []
  let [unknown, ofUnknown, squares] = [0, 0, 0]
  for (let node = 0; node < dog.length; node++) {
    if (sire[node] !== UNKNOWN) continue
    const part = share[node]!
    squares += part * part
    if (dog[node] === UNKNOWN) {
      unknown++
      ofUnknown += part
    } else known.push({ dog: dog[node]!, share: part })
  }
  known.sort((a, b) => b.share - a.share)
  const effective = squares === 0 ? null : 1 / squares
  return { count: known.length + unknown, effective, known, ofUnknown }
}

/** Each node hands half of what it has to either parent, youngest first. */
export function passToParents(share: Float64Array, sire: Int32Array, dam: Int32Array): void {
  for (let node = share.length - 1; node >= 0; node--) {
    const half = share[node]! / 2
    if (half === 0 || sire[node] === UNKNOWN) continue
    share[sire[node]!]! += half
    share[dam[node]!]! += half
  }
}
