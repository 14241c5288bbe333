import {
  RULEBOOK_PREVIEW_SIZE,
  type RulebookDetails,
  type RulebookPreview,
  type RulebookRevision,
  type RulebookRow,
} from '#contract/rulebooks.ts'
import type { FeatureScale } from '#domain/trials/features.ts'
import type { ClassRule, Rulebook } from '#domain/trials/rulebook.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { Altered, Preview } from './preview.service.ts'
import type { CitedVersion, DatedRulebook, DescribedVersion } from './rulebooks.service.ts'

/** A rulebook in the list: what it says, and its versions. */
export function presentRulebook({ validFrom, validTo, current, versions }: DatedRulebook): RulebookRow {
  return {
    validFrom,
    validTo,
    current,
    ...presentContent(versions[0]),
    revisions: versions.map(presentRevision),
  }
}

/** One version with what may be done with it. */
export function presentVersion(described: DescribedVersion): RulebookDetails {
  const { version, validTo, newestId, removeBlocked } = described
  return {
    ...presentRevision(version),
    validFrom: version.validFrom,
    validTo,
    ...presentContent(version),
    newestId,
    removeBlocked,
  }
}

/** What a written rulebook would alter. */
export function presentPreview(
  { results, altered, page, rows }: Preview,
  dogs: ReadonlyMap<number, SummaryRow>,
): RulebookPreview {
  return {
    results,
    altered,
    page,
    pageSize: RULEBOOK_PREVIEW_SIZE,
    rows: rows.map((row) => presentAltered(row, dogs)),
  }
}

function presentAltered({ row, after }: Altered, dogs: ReadonlyMap<number, SummaryRow>) {
  return {
    id: row.id,
    dog: presentSummary(dogs.get(row.dog_id)!),
    class: row.class,
    trial: { date: row.held_on, kaerNr: row.kaer_nr, place: row.place },
    before: { outcome: row.outcome, points: row.points, prize: row.prize },
    after: { outcome: after.outcome, points: after.points, prize: after.prize },
  }
}

function presentRevision(version: CitedVersion): RulebookRevision {
  return {
    id: version.id,
    revision: version.revision,
    confirmed: version.confirmed,
    note: version.note,
    createdAt: version.createdAt.toISOString(),
    createdBy: version.createdBy,
    results: version.results,
  }
}

/** All that a rulebook says, beside its date. */
export function presentContent(rulebook: Rulebook) {
  const { classes, prizeLimits } = rulebook
  return {
    classes: {
      NUO: presentClass(classes.NUO),
      AVO: presentClass(classes.AVO),
      VOI: presentClass(classes.VOI),
    },
    prizeLimits: [...prizeLimits] as [number, number, number],
    firstPrizeLeastGrade: rulebook.firstPrizeLeastGrade,
    leastPointsAtGame: rulebook.leastPointsAtGame,
    huntFeatures: presentScales(rulebook.huntFeatures),
    waterFeatures: presentScales(rulebook.waterFeatures),
    waterValidity: rulebook.waterValidity,
  }
}

function presentClass(rule: ClassRule) {
  const { search, game, retrieve, water, track } = rule.coefficients
  return {
    coefficients: { search, game, retrieve, water, track },
    leastAgeMonths: rule.leastAgeMonths,
    lastAgeMonths: rule.lastAgeMonths,
    needsShowAward: rule.needsShowAward,
    firstPrizeInAvo: rule.firstPrizeInAvo,
  }
}

const presentScales = (scales: readonly FeatureScale[]) =>
  scales.map(({ code, values, zero, zeroes, needed }) => ({
    code,
    values: [...values],
    zero,
    zeroes,
    needed,
  }))
