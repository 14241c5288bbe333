import type { Inbreeding } from './inbreeding.ts'
import { mendelianVariance } from './mendelian.ts'
import { breederCount, matingCount, type Pedigree } from './pedigree.ts'

/**
 * F of a whole population by the indirect method, sire by sire (Colleau 2002, Genet. Sel. Evol. 34:409;
 * Sargolzaei, Iwaisaki & Colleau 2005, J. Anim. Breed. Genet. 122:325).
 *
 * With A = T W T′ the relationships of a sire s to all others are A e_s, found in two sweeps:
 *
 *     up:   q = T′ e_s           over his ancestors, youngest first: q[parent] += ½ q[animal]
 *     down: r = T W q            over his mates and their ancestors, oldest first: r = W q + ½ (r_sire + r_dam)
 *
 * and each of his litters with a dam d has F = ½ r[d]. It needs the W of his ancestors only, hence the F of animals
 * older than he is: taking sires parents before offspring makes every figure known before it is asked for.
 *
 * Both sweeps visit the few animals concerned (some hundred of a million) in the order of their levels, from one
 * bucket per level (after Quaas 1995). Whether an animal is already in its bucket is added instead of branched on: the
 * processor cannot predict the branch. Founders (level 0) have r = W q = q, so they are written
 * straight into r and the way down need not visit them.
 */
export function sweepSires(pedigree: Pedigree, inbreeding: Inbreeding): void {
  const { byMating, mendelian } = inbreeding
  const { breederSire, breederDam } = pedigree
  const breeders = breederCount(pedigree)
  const litters = littersBySire(pedigree)
  const work = workspace(pedigree)
  for (let sire = 1; sire <= breeders; sire++) {
    mendelian[sire] = mendelianVariance(pedigree, byMating, breederSire[sire]!, breederDam[sire]!)
    const from = litters.start[sire]!
    const to = litters.start[sire + 1]!
    if (from === to) continue
    sweepUp(work, sire)
    const highest = collectMates(work, litters.dam, from, to)
    sweepDown(work, mendelian, highest)
    for (let i = from; i < to; i++) byMating[litters.mating[i]!] = 0.5 * work.r[litters.dam[i]!]!
    clearUp(work, sire)
  }
}

/** Matings with both parents known, grouped by sire: those of sire s stand at start[s] … start[s + 1] − 1. */
function littersBySire(pedigree: Pedigree) {
  const { matingSire, matingDam } = pedigree
  const matings = matingCount(pedigree)
  const start = new Int32Array(breederCount(pedigree) + 3)
  for (let m = 1; m <= matings; m++) if (matingDam[m] !== 0) start[matingSire[m]! + 2]!++
  start[2] = 0
  for (let s = 3; s < start.length; s++) start[s]! += start[s - 1]!
  const mating = new Int32Array(matings)
  const dam = new Int32Array(matings)
  for (let m = 1; m <= matings; m++) {
    const s = matingSire[m]!
    if (s === 0 || matingDam[m] === 0) continue
    const at = start[s + 1]!++
    mating[at] = m
    dam[at] = matingDam[m]!
  }
  return { start, mating, dam }
}

/** A set of animals, one bucket per level: bucket l holds members[start[l]] … members[end[l] − 1]. */
interface Buckets {
  readonly members: Int32Array
  readonly end: Int32Array
  /** 1 for an animal that is in (or never has to be) */
  readonly has: Uint8Array
}

interface Workspace {
  /** level → its bucket's place, the same in both sets */
  readonly start: Int32Array
  readonly level: Int32Array
  /** animal → sire, dam, level of the sire, level of the dam: four numbers in one cache line */
  readonly links: Int32Array
  readonly up: Buckets
  readonly down: Buckets
  readonly q: Float64Array
  readonly r: Float64Array
}

/** When an animal that is in a full bucket is met again, the slot behind the last member is written to. */
const SPARE_SLOT = 1

function workspace(pedigree: Pedigree): Workspace {
  const { breederSire, breederDam, breederLevel: level } = pedigree
  const breeders = breederCount(pedigree)
  const links = new Int32Array(4 * (breeders + 1))
  let highest = 0
  for (let b = 1; b <= breeders; b++) {
    const sire = breederSire[b]!
    const dam = breederDam[b]!
    links[4 * b] = sire
    links[4 * b + 1] = dam
    links[4 * b + 2] = level[sire]!
    links[4 * b + 3] = level[dam]!
    if (level[b]! > highest) highest = level[b]!
  }
  const start = new Int32Array(highest + 2)
  for (let b = 1; b <= breeders; b++) start[level[b]! + 1]!++
  for (let l = 1; l < start.length; l++) start[l]! += start[l - 1]! + SPARE_SLOT
  const buckets = (): Buckets => ({
    members: new Int32Array(breeders + SPARE_SLOT * start.length),
    end: start.slice(),
    has: new Uint8Array(breeders + 1),
  })
  const up = buckets()
  const down = buckets()
  up.has[0] = 1
  down.has[0] = 1
  for (let b = 1; b <= breeders; b++) if (level[b] === 0) down.has[b] = 1
  const q = new Float64Array(breeders + 1)
  const r = new Float64Array(breeders + 1)
  return { start, level, links, up, down, q, r }
}

/** q = T′ e_s, over the sire's ancestors, youngest first; r of the founders among them. */
function sweepUp(work: Workspace, sire: number): void {
  const { start, level, links, q, r } = work
  const { members, end, has } = work.up
  const top = level[sire]!
  members[start[top]!] = sire
  end[top] = start[top]! + 1
  has[sire] = 1
  q[sire] = 1
  for (let l = top; l > 0; l--) {
    const stop = end[l]!
    for (let i = start[l]!; i < stop; i++) {
      const animal = members[i]!
      const half = 0.5 * q[animal]!
      const s = links[4 * animal]!
      const d = links[4 * animal + 1]!
      const ls = links[4 * animal + 2]!
      const ld = links[4 * animal + 3]!
      q[s]! += half
      q[d]! += half
      const atSire = end[ls]!
      members[atSire] = s
      end[ls] = atSire + (has[s]! ^ 1)
      has[s] = 1
      const atDam = end[ld]!
      members[atDam] = d
      end[ld] = atDam + (has[d]! ^ 1)
      has[d] = 1
    }
  }
  q[0] = 0
  for (let i = start[0]!; i < end[0]!; i++) r[members[i]!] = q[members[i]!]!
}

/** Puts the mates into their buckets. @returns the highest level among them */
function collectMates(work: Workspace, mates: Int32Array, from: number, to: number): number {
  const { level } = work
  const { members, end, has } = work.down
  let highest = 0
  for (let i = from; i < to; i++) {
    const mate = mates[i]!
    const l = level[mate]!
    members[end[l]!] = mate
    end[l]! += has[mate]! ^ 1
    has[mate] = 1
    if (l > highest) highest = l
  }
  return highest
}

/** r = T W q, over the mates and their ancestors: gathered youngest first, computed oldest first. */
function sweepDown(work: Workspace, mendelian: Float64Array, highest: number): void {
  const { start, links, q, r } = work
  const { members, end, has } = work.down
  for (let l = highest; l > 1; l--) {
    const stop = end[l]!
    for (let i = start[l]!; i < stop; i++) {
      const animal = members[i]!
      const s = links[4 * animal]!
      const d = links[4 * animal + 1]!
      const ls = links[4 * animal + 2]!
      const ld = links[4 * animal + 3]!
      const atSire = end[ls]!
      members[atSire] = s
      end[ls] = atSire + (has[s]! ^ 1)
      has[s] = 1
      const atDam = end[ld]!
      members[atDam] = d
      end[ld] = atDam + (has[d]! ^ 1)
      has[d] = 1
    }
  }
  for (let l = 1; l <= highest; l++) {
    const stop = end[l]!
    for (let i = start[l]!; i < stop; i++) {
      const animal = members[i]!
      r[animal] =
        mendelian[animal]! * q[animal]! + 0.5 * (r[links[4 * animal]!]! + r[links[4 * animal + 1]!]!)
      has[animal] = 0
    }
    end[l] = start[l]!
  }
}

/** Clears what sweepUp filled. */
function clearUp(work: Workspace, sire: number): void {
  const { start, level, q, r } = work
  const { members, end, has } = work.up
  for (let i = start[0]!; i < end[0]!; i++) r[members[i]!] = 0
  for (let l = level[sire]!; l >= 0; l--) {
    const stop = end[l]!
    for (let i = start[l]!; i < stop; i++) {
      q[members[i]!] = 0
      has[members[i]!] = 0
    }
    end[l] = start[l]!
  }
}
