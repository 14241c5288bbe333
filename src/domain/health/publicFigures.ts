/** What everybody is told of the health of a breed's dogs. Source: docs/rules/health-warning.md#public-figures. */

/** Neither a figure, nor the difference of two, is of fewer dogs. Club must confirm. */
export const FEWEST_DOGS = 5
/** Years of birth of a cell; cells begin with years that it divides, whatever year it is, so that none overlap. */
export const CELL_YEARS = 5

export const cellOf = (birthYear: number): number => Math.floor(birthYear / CELL_YEARS) * CELL_YEARS

export interface CellCounts {
  readonly dogs: number
  readonly examined: number
  readonly affected: number
}

/** null: not told, since it or what follows from it is of too few dogs */
export interface PublicCell {
  readonly dogs: number
  readonly examined: number | null
  readonly affected: number | null
  readonly free: number | null
}

/** What may be told of a cell: a part that is of too few dogs is withheld, and so is what it would follow from. */
export function publicCell({ dogs, examined, affected }: CellCounts): PublicCell {
  const free = examined - affected
  if (isFew(examined) || isFew(dogs - examined)) return { dogs, examined: null, affected: null, free: null }
  if (isFew(affected) || isFew(free)) return { dogs, examined, affected: null, free: null }
  return { dogs, examined, affected, free }
}

const isFew = (dogs: number) => dogs < FEWEST_DOGS

/** A share as whole per cents, so that no number of dogs follows from it; null: of too few dogs. */
export const roughShare = (count: number, of: number): number | null =>
  isFew(of) ? null : Math.round((count / of) * 100) / 100
