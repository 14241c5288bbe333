import { CHART_GENERATIONS, chartPlaces } from './chart.ts'
import { breederCount, matingCount, type Parents, type Pedigree, UNKNOWN } from './pedigree.ts'
import { addDog, emptyVector, sweepToAncestors } from './sweeps.ts'

export interface Completeness {
  /** how many of the chart's places are known */
  readonly knownPlaces: number
  /** 2^(g+1) − 2: 126 in six generations */
  readonly possiblePlaces: number
  /** how many different dogs stand on them */
  readonly differentAncestors: number
  /** generations of the chart without a gap, counted from the parents; at most g */
  readonly completeGenerations: number
  /** different / known places (AVK, sukukatokerroin); null where no place is known */
  readonly ancestorLoss: number | null
}

/** How much of the chart of a dog, or of a planned litter, is known. */
export function completeness(
  pedigree: Pedigree,
  parents: Parents,
  generations = CHART_GENERATIONS,
): Completeness {
  const places = chartPlaces(pedigree, parents, generations)
  const known = places.filter((dog) => dog !== UNKNOWN)
  const differentAncestors = new Set(known).size
  const gap = places.indexOf(UNKNOWN, 1)
  return {
    knownPlaces: known.length,
    possiblePlaces: places.length - 1,
    differentAncestors,
    completeGenerations: gap === -1 ? generations : Math.floor(Math.log2(gap + 1)) - 1,
    ancestorLoss: known.length === 0 ? null : differentAncestors / known.length,
  }
}

/** Known places of the chart by its depth: those within one generation at 1, within `generations` at the last. */
export function knownPlacesByDepth(pedigree: Pedigree, parents: Parents, generations: number): number[] {
  const known = [0]
  const places = chartPlaces(pedigree, parents, generations)
  for (let generation = 1, place = 1, sum = 0; generation <= generations; generation++) {
    for (const end = 2 ** (generation + 1) - 1; place < end; place++) if (places[place] !== UNKNOWN) sum++
    known.push(sum)
  }
  return known
}

/**
 * Complete generation equivalents of a dog or a planned litter over all generations: Σ (½)^n over its known ancestors, each
 * as often as it stands n generations away (Maignel, Boichard & Verrier 1996).
 */
export function equivalentGenerations(pedigree: Pedigree, parents: Parents): number {
  const pathSums = emptyVector(pedigree)
  let sum = 0
  for (const parent of [parents.sire, parents.dam]) {
    if (parent === UNKNOWN) continue
    addDog(pedigree, pathSums, parent)
    if (pedigree.breeder[parent] === 0) sum++
  }
  sweepToAncestors(pedigree, pathSums)
  for (const pathSum of pathSums) sum += pathSum
  return sum / 2
}

/** Complete generation equivalents of every mating's offspring, row 0 included; `perDog` spreads them. */
export function equivalentGenerationsOfAll(pedigree: Pedigree): Float64Array {
  const { breederSire, breederDam, matingSire, matingDam } = pedigree
  const ofBreeder = new Float64Array(breederCount(pedigree) + 1)
  ofBreeder[0] = -1
  for (let b = 1; b < ofBreeder.length; b++) {
    ofBreeder[b] = (ofBreeder[breederSire[b]!]! + ofBreeder[breederDam[b]!]!) / 2 + 1
  }
  const byMating = new Float64Array(matingCount(pedigree) + 1)
  for (let m = 1; m < byMating.length; m++) {
    byMating[m] = (ofBreeder[matingSire[m]!]! + ofBreeder[matingDam[m]!]!) / 2 + 1
  }
  return byMating
}

/** Complete generations of every mating's offspring, at most so many, row 0 included. */
export function completeGenerationsOfAll(pedigree: Pedigree, generations = CHART_GENERATIONS): Uint8Array {
  const { breederSire, breederDam, matingSire, matingDam } = pedigree
  const ofBreeder = new Uint8Array(breederCount(pedigree) + 1)
  const ofOffspring = (sire: number, dam: number) =>
    sire === 0 || dam === 0 ? 0 : Math.min(generations, 1 + Math.min(ofBreeder[sire]!, ofBreeder[dam]!))
  for (let b = 1; b < ofBreeder.length; b++) ofBreeder[b] = ofOffspring(breederSire[b]!, breederDam[b]!)
  const byMating = new Uint8Array(matingCount(pedigree) + 1)
  for (let m = 1; m < byMating.length; m++) byMating[m] = ofOffspring(matingSire[m]!, matingDam[m]!)
  return byMating
}

/** Known places in the chart of every mating's offspring, row 0 included; `perDog` spreads them. */
export function knownPlacesOfAll(pedigree: Pedigree, generations = CHART_GENERATIONS): Float64Array {
  const { breederSire, breederDam, matingSire, matingDam } = pedigree
  const nothing = -1
  const ofBreeder = new Float64Array(breederCount(pedigree) + 1)
  ofBreeder[0] = nothing
  for (let generation = 1; generation < generations; generation++) {
    for (let b = ofBreeder.length - 1; b > 0; b--) {
      ofBreeder[b] = ofBreeder[breederSire[b]!]! + ofBreeder[breederDam[b]!]! + 2
    }
  }
  const byMating = new Float64Array(matingCount(pedigree) + 1)
  for (let m = 1; m < byMating.length; m++) {
    byMating[m] = ofBreeder[matingSire[m]!]! + ofBreeder[matingDam[m]!]! + 2
  }
  return byMating
}
