import { HEALTH_WATCH_PAGE_SIZE } from '#contract/constants.ts'
import type { HealthAlert, HealthLives, HealthWatch, WatchedFamilyAnswer } from '#contract/healthWatch.ts'
import { FEWEST_DOGS } from '#domain/health/publicFigures.ts'
import { isExcess } from '#domain/health/warning/excess.ts'
import { isLargeEnough } from '#domain/health/warning/power.ts'
import { ratioInterval } from '#domain/statistics/ratioInterval.ts'
import { shareInterval } from '#domain/statistics/shareInterval.ts'
import { medianAge, type Observed, survivalCurve } from '#domain/statistics/survival.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { findAlerts } from './alerts.service.ts'
import { familyKey } from './alerts.store.ts'
import type { findFamilies, findWatch } from './families.service.ts'
import type { AlertRow, BornRow } from './healthWatch.types.ts'
import type { findLives } from './lives.service.ts'
import { bandsOf, isLivingIn } from './watch.service.ts'

type Found = Awaited<ReturnType<typeof findFamilies>>

/** A share of fewer than five dogs says nothing. Source: docs/rules/health-warning.md#rates. */
function presentCounted(examined: number, affected: number) {
  const rate = examined < FEWEST_DOGS ? null : shareInterval(affected, examined)
  return { examined, affected, rate: rate && { share: rate.share, low: rate.low, high: rate.high } }
}

const countedOf = (dogs: readonly { readonly affected: boolean }[]) =>
  presentCounted(dogs.length, dogs.filter(({ affected }) => affected).length)

const presentRatio = (affected: number, expected: number) => {
  const { ratio, low, high } = ratioInterval(affected, expected)
  return { ratio, low, high }
}

const bornCounts = (born: readonly BornRow[], year: number) => ({
  known: born.length,
  living: born.filter(isLivingIn(year)).length,
})

export function presentFamilies({ watch, families, states, dogs }: Found): WatchedFamilyAnswer[] {
  return families.map((family) => {
    const { head, sort, examined, affected, expected } = family
    const places = watch.bornFamilies[sort].get(head) ?? []
    return {
      dog: presentSummary(dogs.get(head)!),
      sort,
      ...presentCounted(examined, affected),
      ...bornCounts(
        places.map((place) => watch.born[place]!),
        watch.to,
      ),
      expected,
      ratio: expected > 0 ? presentRatio(affected, expected) : null,
      isExcess: isExcess(family, watch.level),
      isLarge: isLargeEnough(family, watch.level.limit),
      alert: states.get(familyKey(sort, head)) ?? null,
    }
  })
}

/** A page of the families of a breed in one kind, and the breed beside them. */
export function presentWatch(found: Awaited<ReturnType<typeof findWatch>>): HealthWatch {
  const { watch, kind, breed, total, page } = found
  const { dogs, leftOut } = found.watched
  const byYear = Map.groupBy(dogs, ({ birthYear }) => birthYear)
  return {
    breed,
    kind,
    from: watch.from,
    to: watch.to,
    ...countedOf(dogs),
    ...bornCounts(watch.born, watch.to),
    leftOut: { unknownAge: leftOut.unknownAge, young: leftOut.young, undivided: leftOut.undivided },
    today: { families: watch.families, tests: watch.level.tests, level: watch.level.level },
    years: [...Map.groupBy(watch.born, ({ birthYear }) => birthYear)]
      .toSorted(([a], [b]) => a - b)
      .map(([year, born]) => ({
        year,
        ...countedOf(byYear.get(year) ?? []),
        ...bornCounts(born, watch.to),
      })),
    ages: bandsOf(dogs).map(({ from, to, dogs }) => ({ from, to, ...countedOf(dogs) })),
    families: presentFamilies(found),
    total,
    page,
    pageSize: HEALTH_WATCH_PAGE_SIZE,
  }
}

/** How long dogs live; nothing is said of fewer than five. */
export function presentLives({
  breed,
  dog,
  from,
  to,
  lives,
}: Awaited<ReturnType<typeof findLives>>): HealthLives {
  const { upper, lower, withoutBirth, withoutDeath } = lives
  return {
    breed,
    sire: dog && presentSummary(dog),
    from,
    to,
    curves:
      upper.filter(isWatched).length < FEWEST_DOGS
        ? null
        : { upper: presentCurve(upper), lower: presentCurve(lower) },
    withoutBirth,
    withoutDeath,
  }
}

const isWatched = ({ entry, exit }: Observed): boolean => exit > entry

function presentCurve(lives: readonly Observed[]) {
  const steps = survivalCurve(lives)
  const watched = lives.filter(isWatched)
  return {
    dogs: watched.length,
    died: watched.filter(({ ended }) => ended).length,
    median: medianAge(steps),
    steps: steps.map(({ age, atRisk, ended, share, low, high }) => ({
      ...{ age, atRisk, share, low, high },
      died: ended,
    })),
  }
}

/** An alert with its dog. */
export function presentAlert({
  alert,
  dogs,
}: {
  readonly alert: AlertRow
  readonly dogs: ReadonlyMap<number, SummaryRow>
}): HealthAlert {
  const { id, version, family, kind, sort, dogId, examined, affected, expected, quarter, state, reason } =
    alert
  return {
    ...{ id, version, sort, quarter, examined, affected, expected, state, reason },
    breed: family,
    kind: kind as HealthAlert['kind'],
    dog: presentSummary(dogs.get(dogId)!),
    ratio: presentRatio(affected, expected),
    decidedBy: presentAccount(alert.decidedBy, alert.decidedName),
    decidedAt: alert.decidedAt?.toISOString() ?? null,
  }
}

/** A page of the alerts, and the look that began last. */
export const presentAlerts = ({ rows, dogs, total, page, look }: Awaited<ReturnType<typeof findAlerts>>) => ({
  alerts: rows.map((alert) => presentAlert({ alert, dogs })),
  total,
  page,
  pageSize: HEALTH_WATCH_PAGE_SIZE as typeof HEALTH_WATCH_PAGE_SIZE,
  look: look
    ? {
        quarter: look.quarter,
        finishedAt: look.finishedAt?.toISOString() ?? null,
        ...{ breeds: look.breeds, families: look.families, tests: look.tests, falseAlarms: look.falseAlarms },
      }
    : null,
})
