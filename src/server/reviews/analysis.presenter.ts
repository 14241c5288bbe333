import type { ReviewAnalysis, ReviewBins, Spread } from '#contract/reviews.ts'
import { REVIEW_LEAST_DOGS } from '#domain/breeding/reviewAnalysis.ts'
import { meanInterval } from '#domain/statistics/meanInterval.ts'
import type { BinRow, FoundAnalysis, GroupRow, SpreadRow, YearRow } from './analysis.types.ts'

/** Four decimals: more than anybody reads. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
const roundedOrNone = (value: number | undefined | null): number | null =>
  value === undefined || value === null ? null : rounded(value)

const isHidden = ({ dogs }: { readonly dogs: number }): boolean => dogs < REVIEW_LEAST_DOGS

function presentSpread({ count, mean, sd, min, max }: SpreadRow): Spread | null {
  if (mean === null || min === null || max === null) return null
  const interval = meanInterval({ count, mean, sd })
  return {
    mean: rounded(mean),
    sd: roundedOrNone(sd),
    low: roundedOrNone(interval?.low),
    high: roundedOrNone(interval?.high),
    min: rounded(min),
    max: rounded(max),
  }
}

/** Of too few dogs nothing is told but their number. Source: docs/rules/breeding-and-health.md#analysis-of-reviews. */
function presentMeasures(row: GroupRow | YearRow) {
  const hidden = isHidden(row)
  const told = (spread: SpreadRow) => (hidden ? null : presentSpread(spread))
  const { sex, dogs, height, length, ratio } = row
  return { gender: sex, dogs, hidden, height: told(height), length: told(length), ratio: told(ratio) }
}

/** Reviewed dogs added up, as everyone may see them. */
export function presentAnalysis({
  dogs,
  reviews,
  period,
  groups,
  classes,
  years,
  bins,
}: FoundAnalysis): ReviewAnalysis {
  const shown = groups.filter((group) => !isHidden(group))
  const binsOf = (measure: BinRow['measure']): ReviewBins =>
    bins
      .filter((bin) => bin.measure === measure && shown.some(({ sex }) => sex === bin.sex))
      .map(({ sex, from, dogs: count }) => ({ gender: sex, from, dogs: count }))
  return {
    dogs,
    reviews,
    period,
    leastDogs: REVIEW_LEAST_DOGS,
    groups: groups.map((group) => ({
      breed: group.breed,
      ...presentMeasures(group),
      classes: isHidden(group)
        ? []
        : classes
            .filter(({ breed, sex }) => breed === group.breed && sex === group.sex)
            .map((one) => ({ class: one.class, dogs: one.dogs })),
    })),
    years: years.map((row) => ({ year: row.year, ...presentMeasures(row) })),
    distributions: { height: binsOf('height'), length: binsOf('length'), ratio: binsOf('ratio') },
  }
}
