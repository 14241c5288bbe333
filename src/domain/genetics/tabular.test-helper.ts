/**
 * Reference implementations that share nothing with the code they check: the tabular method (Emik & Terrill
 * 1949), a chart cut out place by place, and Wright's paths walked one by one. For small pedigrees only.
 */
export interface SmallPedigree {
  /** parents before offspring; −1 unknown */
  readonly sire: readonly number[]
  readonly dam: readonly number[]
}

/** A(i, j) for all pairs: row i from the rows of its parents, diagonal 1 + ½ A(sire, dam). */
export function tabular({ sire, dam }: SmallPedigree): number[][] {
  const a: number[][] = []
  const at = (i: number, j: number) => (i < 0 || j < 0 ? 0 : i >= j ? a[i]![j]! : a[j]![i]!)
  for (let i = 0; i < sire.length; i++) {
    a[i] = []
    for (let j = 0; j < i; j++) a[i]![j] = 0.5 * (at(j, sire[i]!) + at(j, dam[i]!))
    a[i]![i] = 1 + 0.5 * at(sire[i]!, dam[i]!)
  }
  return a.map((row, i) => a.map((_, j) => (i >= j ? row[j]! : a[j]![i]!)))
}

/**
 * The pedigree of one litter's chart: place by place, with generation 1 for the parents. A dog keeps its parents if it
 * stands in a generation before the last; others lose them.
 */
export function cutToChart(
  pedigree: SmallPedigree,
  sire: number,
  dam: number,
  generations: number,
): SmallPedigree {
  const keeps = new Set<number>()
  let generation = [sire, dam].filter((dog) => dog >= 0)
  for (let g = 1; g < generations; g++) {
    for (const dog of generation) keeps.add(dog)
    generation = generation
      .flatMap((dog) => [pedigree.sire[dog]!, pedigree.dam[dog]!])
      .filter((dog) => dog >= 0)
  }
  return {
    sire: pedigree.sire.map((parent, dog) => (keeps.has(dog) ? parent : -1)),
    dam: pedigree.dam.map((parent, dog) => (keeps.has(dog) ? parent : -1)),
  }
}

/** Wright's shares: every pair of paths from sire and dam to a common ancestor that share no other dog. */
export function sharesByPaths(pedigree: SmallPedigree, sire: number, dam: number): Map<number, number> {
  const a = tabular(pedigree)
  const shares = new Map<number, number>()
  for (const one of pathsUp(pedigree, sire)) {
    for (const other of pathsUp(pedigree, dam)) {
      const ancestor = one.at(-1)!
      if (other.at(-1) !== ancestor) continue
      if (one.slice(0, -1).some((dog) => other.includes(dog))) continue
      if (other.slice(0, -1).some((dog) => one.includes(dog))) continue
      const share = 0.5 ** (one.length + other.length - 1) * a[ancestor]![ancestor]!
      shares.set(ancestor, (shares.get(ancestor) ?? 0) + share)
    }
  }
  return shares
}

/** Every path from a dog up to itself or to any ancestor, as the dogs on it. */
function pathsUp({ sire, dam }: SmallPedigree, from: number): number[][] {
  if (from < 0) return []
  const onward = [sire[from]!, dam[from]!].flatMap((parent) => pathsUp({ sire, dam }, parent))
  return [[from], ...onward.map((path) => [from, ...path])]
}
