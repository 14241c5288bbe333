import type { PedigreeChart } from '#contract/pedigree.ts'

/**
 * The geometry of a pedigree chart. Place 1 is the sire and 2 the dam; place p has its sire at 2p + 1 and its dam at 2p + 2.
 */

/** How many places a chart of so many generations has: 126 in six. */
export function placeCount(generations: number): number {
  return 2 ** (generations + 1) - 2
}

/** The place whose parent stands here; 0 is the dog itself. */
function childOf(place: number): number {
  return (place - 1) >> 1
}

export function isSirePlace(place: number): boolean {
  return place % 2 === 1
}

/** The way from the dog to a place, `s` for a sire and `d` for a dam: place 4 (sire's dam) is `sd`. */
export function pathOf(place: number): string {
  let steps = ''
  for (let here = place; here > 0; here = childOf(here)) steps = (isSirePlace(here) ? 's' : 'd') + steps
  return steps
}

/** The places from one place up to the parent of the dog it leads through, itself included. */
export function placesOnTheWay(place: number): number[] {
  const way: number[] = []
  for (let here = place; here > 0; here = childOf(here)) way.push(here)
  return way
}

/** Index into `dogs` of the ancestor on a place, or null where it is not known. */
export function dogAt(chart: PedigreeChart, place: number): number | null {
  return chart.places[place - 1] ?? null
}

/** True where a place has a box: a known ancestor, or an unknown one whose mate is known. Where both are unknown, the line ends. */
export function isDrawn(chart: PedigreeChart, place: number): boolean {
  if (place > placeCount(chart.generations)) return false
  const mate = isSirePlace(place) ? place + 1 : place - 1
  return childOf(place) === 0 || dogAt(chart, place) !== null || dogAt(chart, mate) !== null
}

/** Every place of a dog in the chart. */
export function placesOfDog(chart: PedigreeChart, dog: number): number[] {
  return chart.places.flatMap((at, index) => (at === dog ? [index + 1] : []))
}
