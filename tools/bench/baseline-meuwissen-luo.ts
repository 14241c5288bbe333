/**
 * Plain Meuwissen & Luo (1992), the yardstick: for each dog its ancestors in a linked list sorted by age, youngest
 * first, F = Σ W_j l_j² − 1. Full sibs that follow each other share their F, as in the published program.
 * @param sire,dam parents before offspring, −1 for unknown
 * @returns F of every dog
 */
export function meuwissenLuo(sire: Int32Array, dam: Int32Array): Float64Array {
  const dogs = sire.length
  const f = new Float64Array(dogs + 1)
  const within = new Float64Array(dogs + 1)
  const older = new Int32Array(dogs + 1)
  const weight = new Float64Array(dogs + 1)
  f[0] = -1
  for (let i = 1; i <= dogs; i++) {
    const s = sire[i - 1]! + 1
    const d = dam[i - 1]! + 1
    within[i] = 0.5 - 0.25 * (f[s]! + f[d]!)
    if (s === 0 || d === 0) continue
    if (i > 1 && s === sire[i - 2]! + 1 && d === dam[i - 2]! + 1) {
      f[i] = f[i - 1]!
      continue
    }
    let coefficient = -1
    weight[i] = 1
    for (let j = i; j !== 0; ) {
      const half = 0.5 * weight[j]!
      const p = sire[j - 1]! + 1
      const q = dam[j - 1]! + 1
      const young = p > q ? p : q
      const old = p > q ? q : p
      let at = j
      if (young > 0) at = insert(older, weight, at, young, half)
      if (old > 0) insert(older, weight, at, old, half)
      coefficient += weight[j]! * weight[j]! * within[j]!
      weight[j] = 0
      const next = older[j]!
      older[j] = 0
      j = next
    }
    f[i] = coefficient
  }
  return f.subarray(1)
}

/** Adds to an ancestor's weight, putting it into the list behind `at` where it belongs. */
function insert(older: Int32Array, weight: Float64Array, at: number, ancestor: number, half: number): number {
  let place = at
  while (older[place]! > ancestor) place = older[place]!
  weight[ancestor]! += half
  if (older[place] !== ancestor) {
    older[ancestor] = older[place]!
    older[place] = ancestor
  }
  return place
}
