import type {
  Analysis,
  AnalysisChoices,
  AnalysisDogs,
  AnalysisFigures,
  AnalysisGroup,
  AnalysisSeasons,
  AnalysisWhole,
} from '#contract/analyses.ts'
import { ANALYSIS_PAGE_SIZE } from '#contract/constants.ts'
import type { ShowAnalysisChoices } from '#contract/showAnalyses.ts'
import {
  DRAWN_GROUPS,
  FEW_DOGS,
  LEAST_DOGS,
  type MeasureKind,
  TREND_GROUPS,
} from '#domain/analyses/analyses.ts'
import { meanInterval } from '#domain/statistics/meanInterval.ts'
import { shareInterval } from '#domain/statistics/shareInterval.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type {
  FiguresRow,
  FoundAnalysis,
  FoundChoices,
  FoundDogs,
  FoundShowChoices,
  FoundWhole,
  GroupRow,
  PartRow,
  SeasonRow,
} from './analyses.types.ts'

/** Four decimals: more than anybody reads. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/**
 * Of too few dogs their number alone. The interval of a score is Student's of the dogs' means; of a share Wilson's, each dog counted once, by its own share.
 * Source: docs/rules/analyses.md#means-and-intervals.
 */
function presentFigures(kind: MeasureKind, row: FiguresRow): AnalysisFigures {
  const { dogs, results, mean, resultMean, sd } = row
  if (dogs < LEAST_DOGS || mean === null || resultMean === null || sd === null)
    return { dogs, results, mean: null, resultMean: null, sd: null, low: null, high: null }
  const interval =
    kind === 'share' ? shareInterval(mean * dogs, dogs)! : meanInterval({ count: dogs, mean, sd })!
  return {
    dogs,
    results,
    mean: rounded(mean),
    resultMean: rounded(resultMean),
    sd: rounded(sd),
    low: rounded(interval.low),
    high: rounded(interval.high),
  }
}

const presentSeasons = (kind: MeasureKind, rows: readonly SeasonRow[]): AnalysisSeasons =>
  rows.map((row) => ({ season: row.season, ...presentFigures(kind, row) }))

const presentParts = (rows: readonly PartRow[]) => rows.map(({ part, results }) => ({ part, results }))

const presentWhole = (kind: MeasureKind, whole: FoundWhole): AnalysisWhole => ({
  ...presentFigures(kind, whole),
  seasons: presentSeasons(kind, whole.seasons),
  distribution: whole.dogs < LEAST_DOGS ? null : presentParts(whole.distribution),
})

/** An analysis as everyone may see it. */
export function presentAnalysis(found: FoundAnalysis): Analysis {
  const { kind, whole, breed, slice } = found
  return {
    kind,
    leastDogs: LEAST_DOGS,
    fewDogs: FEW_DOGS,
    whole: presentWhole(kind, whole),
    breed: breed && presentWhole(kind, breed),
    otherScale: found.otherScale,
    groups: found.groups.map((group, place) => presentGroup(found, group, place)),
    total: found.total,
    page: slice.offset / ANALYSIS_PAGE_SIZE + 1,
    pageSize: ANALYSIS_PAGE_SIZE,
    hidden: found.hidden,
    ungrouped: found.ungrouped,
    chosen: {
      sires: found.sires.map(presentSummary),
      dams: found.dams.map(presentSummary),
      judge: found.judge,
    },
  }
}

function presentGroup(found: FoundAnalysis, row: GroupRow, place: number): AnalysisGroup {
  const { kind, by, dogs, names, parts, seasons } = found
  const dog = dogs.get(Number(row.key))
  const own = (one: { readonly key: string }) => one.key === row.key
  return {
    key: dog?.regnr ?? row.key,
    dog: dog ? presentSummary(dog) : null,
    name: by === 'kennel' ? row.key : (names.get(row.key) ?? null),
    few: row.dogs < FEW_DOGS,
    ...presentFigures(kind, row),
    distribution: place < DRAWN_GROUPS ? presentParts(parts.filter(own)) : null,
    seasons: place < TREND_GROUPS ? presentSeasons(kind, seasons.filter(own)) : null,
  }
}

export const presentDogs = ({ rows, total, page }: FoundDogs): AnalysisDogs => ({
  dogs: rows.map(({ dog, results, mean }) => ({ dog: presentSummary(dog), results, mean: rounded(mean) })),
  total,
  page,
  pageSize: ANALYSIS_PAGE_SIZE,
})

export const presentChoices = ({ seasons, judges }: FoundChoices): AnalysisChoices => ({
  seasons: seasons && { first: seasons.first, last: seasons.last },
  judges: judges.map(({ id, name }) => ({ id, name })),
})

export const presentShowChoices = ({
  seasons,
  judges,
  countries,
}: FoundShowChoices): ShowAnalysisChoices => ({
  seasons: seasons && { first: seasons.first, last: seasons.last },
  judges: [...judges],
  countries: [...countries],
})
