import { UNKNOWN } from '../pedigree.ts'
import { type Contribution, passToParents } from './founders.ts'
import type { Origins } from './origins.ts'

export interface Ancestors {
  /** effective number of ancestors, f_a = 1 / Σ p²; null for an empty population */
  readonly effective: number | null
  /** the ancestors in the order they were found, with what each adds to those before it */
  readonly found: readonly Contribution[]
}

/** The search ends where what is left could change Σ p² by less than this part of it. */
const NEGLIGIBLE = 0.0005

/**
 * The ancestors that explain the genes of a reference population with the least overlap: each time the one that adds most to
 * those already found, whose own ancestors then count no more (Boichard, Maignel & Verrier 1997, appendix B). A member of the
 * population is none, unless it has no known parent. Of two that add equally the older is taken; the effective number is the same.
 * Source: docs/rules/genetics.md#founders-and-ancestors.
 */
export function ancestorsOf({ dog, sire, dam, weight }: Origins): Ancestors {
  const cut = { sire: sire.slice(), dam: dam.slice() }
  const isFound = new Uint8Array(dog.length)
  const found: Contribution[] = []
  let [left, squares] = [dog.length === 0 ? 0 : 1, 0]
  while (found.length < dog.length) {
    const shares = marginalShares(cut.sire, cut.dam, weight, isFound)
    for (let node = 0; node < shares.length; node++) {
      if (weight[node] !== 0 && sire[node] !== UNKNOWN) shares[node] = 0
    }
    const { node, share } = largest(shares)
    if (share * left <= NEGLIGIBLE * squares || share <= 0) break
    found.push({ dog: dog[node]!, share })
    squares += share * share
    left -= share
    isFound[node] = 1
    cut.sire[node] = UNKNOWN
    cut.dam[node] = UNKNOWN
  }
  return { effective: squares === 0 ? null : 1 / squares, found }
}

/** p = q (1 − a) of each node: its part of the genes, less what those already found explain of it. */
function marginalShares(
  sire: Int32Array,
  dam: Int32Array,
  weight: Float64Array,
  isFound: Uint8Array,
): Float64Array {
  const share = weight.slice()
  passToParents(share, sire, dam)
  const explained = new Float64Array(share.length)
  for (let node = 0; node < share.length; node++) {
    if (isFound[node] === 1) explained[node] = 1
    else if (sire[node] !== UNKNOWN) explained[node] = (explained[sire[node]!]! + explained[dam[node]!]!) / 2
    share[node]! *= 1 - explained[node]!
  }
  return share
}

/** A difference this small is rounding. */
const ROUNDING = 1e-12

function largest(shares: Float64Array): { node: number; share: number } {
  let node = 0
  for (let other = 1; other < shares.length; other++) {
    if (shares[other]! > shares[node]! + ROUNDING) node = other
  }
  return { node, share: shares[node] ?? 0 }
}
