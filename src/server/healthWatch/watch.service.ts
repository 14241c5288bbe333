import type { HealthKind } from '#domain/health/codes.ts'
import type { AlarmLevel } from '#domain/health/warning/excess.ts'
import type { Ancestry } from '#domain/health/warning/families.ts'
import { familiesOf } from '#domain/health/warning/families.ts'
import { familiesOfKind, lookAt, type WatchedDog, type WatchedFamily } from '#domain/health/warning/look.ts'
import { AGE_BANDS, ageBand } from '#domain/health/warning/strata.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Reader } from '../platform/act.ts'
import type { AncestryRow, BornRow, StatementRow } from './healthWatch.types.ts'
import { bornSince, statementsOf } from './watch.store.ts'

/** Years of birth that are looked at, the present one among them. Club must confirm. */
const YEARS = 10
/** Older dogs are not counted as living, whatever is known of them. */
const MOST_AGE = 15

export interface WatchedKind {
  readonly dogs: readonly WatchedDog[]
  readonly families: readonly WatchedFamily[]
  readonly leftOut: { readonly unknownAge: number; readonly young: number; readonly undivided: number }
}

/** A breed as a look sees it. */
export interface BreedWatch {
  readonly from: number
  readonly to: number
  readonly kinds: ReadonlyMap<HealthKind, WatchedKind>
  readonly families: number
  readonly level: AlarmLevel
  readonly told: readonly (WatchedFamily & { readonly kind: HealthKind })[]
  readonly born: readonly BornRow[]
  /** of all dogs born, examined or not: places in `born` */
  readonly bornFamilies: ReturnType<typeof familiesOf>
}

/** How the families of a breed stand today, in all kinds of statements together. Source: docs/rules/health-warning.md. @param breed without its variety */
export async function watchBreed(reader: Pick<Reader, 'db' | 'today'>, breed: string): Promise<BreedWatch> {
  const to = Number(reader.today.slice(0, 4))
  const from = to - YEARS + 1
  const [statements, born, codes] = await Promise.all([
    statementsOf(reader.db, breed, from),
    bornSince(reader.db, breed, from),
    healthCodesOf(reader),
  ])
  const kinds = new Map(
    [...Map.groupBy(statements, ({ kind }) => kind as HealthKind)].map(([kind, rows]) => [
      kind,
      watchKind(rows, codes),
    ]),
  )
  const families = [...kinds].flatMap(([kind, watched]) =>
    watched.families.map((family) => ({ ...family, kind })),
  )
  return {
    from,
    to,
    kinds,
    families: families.length,
    ...lookAt(families),
    born,
    bornFamilies: familiesOf(born, parentsAmong(born)),
  }
}

type Codes = Awaited<ReturnType<typeof healthCodesOf>>

function watchKind(rows: readonly StatementRow[], codes: Codes): WatchedKind {
  const divided = rows.filter((row) => codes.divides(row))
  const aged = divided.filter(hasAge)
  const grown = aged.filter(({ ageMonths }) => ageBand(ageMonths) >= 0)
  const dogs = grown.map((row): WatchedDog => ({ ...row, affected: codes.isAffected(row) }))
  return {
    dogs,
    families: familiesOfKind(dogs, parentsAmong(grown)),
    leftOut: {
      undivided: rows.length - divided.length,
      unknownAge: divided.length - aged.length,
      young: aged.length - grown.length,
    },
  }
}

const hasAge = (row: StatementRow): row is StatementRow & { birthYear: number; ageMonths: number } =>
  row.birthYear !== null && row.ageMonths !== null

/** Parents with their own sires, as the rows name them. */
function parentsAmong(rows: readonly AncestryRow[]): (id: number) => Ancestry | undefined {
  const known = new Map<number, Ancestry>()
  for (const { sire, sireSire, dam, damSire } of rows) {
    if (sire !== null) known.set(sire, { id: sire, sire: sireSire, dam: null })
    if (dam !== null) known.set(dam, { id: dam, sire: damSire, dam: null })
  }
  return (id) => known.get(id)
}

/** Whether a dog counts as living in a year. */
export const isLivingIn =
  (year: number) =>
  ({ birthYear, dead }: BornRow): boolean =>
    !dead && birthYear > year - MOST_AGE

/** The bands of the age at the examination, each with its dogs. */
export const bandsOf = (dogs: readonly WatchedDog[]) =>
  AGE_BANDS.map((from, place) => ({
    from,
    to: AGE_BANDS[place + 1] ?? null,
    dogs: dogs.filter(({ ageMonths }) => ageBand(ageMonths) === place),
  }))
