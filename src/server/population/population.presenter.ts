import { type BreedPopulation, type LivingYear, PARENT_PATHS } from '#contract/population.ts'
import { meanInterval } from '#domain/genetics/population/interval.ts'
import { CELL_YEARS, cellOf, publicCell } from '#domain/health/publicFigures.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { inbreedingById, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { FoundPopulation } from './population.service.ts'
import type { BornDog, GradeRow, IntervalRow } from './population.store.ts'

/** How a breed is doing, as everybody may see it. */
export function presentPopulation(found: FoundPopulation, snapshot: PedigreeSnapshot): BreedPopulation {
  const { breed, births, dogs, ages, sires, tried, grades, years, named } = found
  const figures = dogs.map((dog) => ({ ...dog, ...inbreedingById(snapshot, dog.id) }))
  const byYear = Map.groupBy(figures, ({ birthYear }) => birthYear)
  const bornIn = new Map(births.map((row) => [row.year, row.dogs]))
  const examined = (kind: string) =>
    presentExamined(
      found,
      grades.filter((row) => row.kind === kind),
      bornIn,
    )
  return {
    breed,
    years: births.map(({ year, dogs, litters, litterDogs, sires, dams, sired, topSire }) => ({
      ...{ year, dogs, litters, sires, dams },
      litterSize: ratio(litterDogs, litters),
      topSireShare: ratio(topSire, sired),
      ...meanInbreeding(byYear.get(year) ?? []),
    })),
    reference: { ...years.reference, ...presentReference(found) },
    living: presentLiving(found, figures),
    intervals: {
      ...years.span,
      paths: PARENT_PATHS.map((path) => presentPath(path, ages)),
      mean: meanInterval(ages),
    },
    sires: {
      dogs: sires.dogs,
      effective: ratio(sires.dogs ** 2, sires.squares),
      most: sires.most.map(({ id, puppies, grandPuppies }) => ({
        dog: presentSummary(named.get(id)!),
        puppies,
        share: puppies / sires.dogs,
        grandPuppies,
        grandShare: ratio(grandPuppies, sires.grandDogs) ?? 0,
      })),
    },
    health: { hips: examined('hips'), elbows: examined('elbows') },
    trials: tried
      .toSorted((a, b) => a.year - b.year)
      .map(({ year, tried, firstPrize }) => ({ year, dogs: bornIn.get(year) ?? 0, tried, firstPrize })),
  }
}

type Figured = BornDog & ReturnType<typeof inbreedingById>

/** A mean of nothing is null. */
const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
const sumOf = <Thing>(things: readonly Thing[], of: (thing: Thing) => number): number =>
  things.reduce((sum, thing) => sum + of(thing), 0)

/** Means of the dogs that have a figure: both parents known. */
function meanInbreeding(dogs: readonly Figured[]) {
  const inbred = dogs.filter(({ inbreeding }) => inbreeding !== null)
  return {
    inbreeding: ratio(
      sumOf(inbred, ({ inbreeding }) => inbreeding!),
      inbred.length,
    ),
    inbredDogs: inbred.length,
    knownAncestors: ratio(
      sumOf(inbred, ({ knownAncestors }) => knownAncestors!),
      inbred.length,
    ),
  }
}

function presentReference({
  measured,
  named,
}: FoundPopulation): Omit<BreedPopulation['reference'], 'from' | 'to'> {
  const { dogs, generations, founders, ancestors, founderGenomes, sizes } = measured.reference
  const parts = (all: readonly { readonly id: number | null; readonly share: number }[]) =>
    all.map(({ id, share }) => ({ dog: id === null ? null : presentSummary(named.get(id)!), share }))
  const { count, effective, ofUnknown, known } = founders
  const size = (of: (typeof sizes)['years']) =>
    of && { size: of.size, low: of.low, high: of.high, count: of.count }
  return {
    dogs,
    generations,
    founders: { count, effective, ofUnknown, known: parts(known) },
    ancestors: { effective: ancestors.effective, found: parts(ancestors.found) },
    founderGenomes,
    sizes: {
      inbreeding: size(sizes.inbreeding),
      coancestry: size(sizes.coancestry),
      years: size(sizes.years),
    },
  }
}

function presentLiving(
  { measured }: FoundPopulation,
  figures: readonly Figured[],
): BreedPopulation['living'] {
  const { dogs, kinship, ofDog } = measured.living
  const kinshipOf = new Map(ofDog.map((row) => [row.id, row.kinship]))
  const living = figures.filter(({ id }) => kinshipOf.has(id))
  const years = [...Map.groupBy(living, ({ birthYear }) => birthYear)].map(([year, born]): LivingYear => {
    const { inbreeding, inbredDogs } = meanInbreeding(born)
    return {
      year,
      dogs: born.length,
      inbreeding,
      inbredDogs,
      kinship: sumOf(born, ({ id }) => kinshipOf.get(id)!) / born.length,
      knownAncestors: sumOf(born, ({ knownAncestors }) => knownAncestors ?? 0) / born.length,
    }
  })
  return { dogs, kinship, years: years.sort((a, b) => a.year - b.year) }
}

const ENDS = {
  sireSon: ['male', 'male'],
  sireDaughter: ['male', 'female'],
  damSon: ['female', 'male'],
  damDaughter: ['female', 'female'],
} as const

function presentPath(path: (typeof PARENT_PATHS)[number], ages: readonly IntervalRow[]) {
  const [parent, offspring] = ENDS[path]
  const row = ages.find((row) => row.parent === parent && row.offspring === offspring)
  return { path, years: row?.years ?? null, count: row?.count ?? 0 }
}

/** Values that the code list does not hold, or does not divide, are neither free nor affected, and left out. Source: docs/rules/health-warning.md#public-figures. */
function presentExamined(
  { codes, years }: FoundPopulation,
  rows: readonly GradeRow[],
  bornIn: ReadonlyMap<number, number>,
) {
  const known = rows.filter((row) => codes.divides(row))
  const dogsOf = (rows: readonly GradeRow[]) => sumOf(rows, ({ dogs }) => dogs)
  return [...Map.groupBy(known, ({ year }) => cellOf(year))]
    .map(([from, rows]) => {
      const to = Math.min(from + CELL_YEARS - 1, years.span.to)
      const born = [...bornIn].filter(([year]) => year >= from && year <= to)
      const cell = publicCell({
        dogs: sumOf(born, ([, dogs]) => dogs),
        examined: dogsOf(rows),
        affected: dogsOf(rows.filter((row) => codes.isAffected(row))),
      })
      return { from, to, ...cell }
    })
    .sort((a, b) => a.from - b.from)
}
