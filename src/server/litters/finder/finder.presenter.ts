import { MATES_PAGE_SIZE } from '#contract/constants.ts'
import type {
  FamilyAnswer,
  FoundMate,
  MateReasonAnswer,
  MatesFound,
  OwnMateSearch,
  SharedMateSearch,
} from '#contract/mateFinder.ts'
import type { MateReason } from '#domain/breeding/mates/reasons.ts'
import { presentCitation } from '../../breedingRules/citation.presenter.ts'
import { presentRecord, presentSummary } from '../../dogs/records.presenter.ts'
import type { PedigreeSnapshot } from '../../genetics/snapshot.ts'
import type { Family } from './finder.types.ts'
import type { RankedPage, TellingMale } from './ranking.service.ts'
import type { ToldSearch } from './searches.types.ts'

/** A page of ranked males as everyone may see them. */
export function presentMates(found: RankedPage, snapshot: PedigreeSnapshot): MatesFound {
  const { candidates, fronts, page, males, compared } = found
  const { damRecord, damFamily, damKinship, damWorstGrade, date, living, hasTrials, left } = candidates
  const present = (male: TellingMale) => presentMale(male, found, snapshot)
  return {
    dam: presentRecord(damRecord, snapshot),
    damHealth: presentFamily(damFamily),
    damKinship,
    damWorstGrade,
    date,
    living: { dogs: living.dogs, kinship: living.kinship },
    hasTrials,
    total: candidates.males.length,
    left,
    fronts: [...fronts],
    males: males.map(present),
    compared: compared.map(present),
    page,
    pageSize: MATES_PAGE_SIZE,
  }
}

function presentMale(
  { candidate, record, ranked, place, reasons }: TellingMale,
  found: RankedPage,
  snapshot: PedigreeSnapshot,
): FoundMate {
  const { owners, shallow, litter, family, rules, trials, register } = candidate
  return {
    dog: presentRecord(record, snapshot),
    owners: owners.map(({ name, town }) => ({ name, town })),
    front: ranked.front,
    place,
    places: { ...ranked.places },
    shallow,
    litter: litter && {
      coefficientAll: litter.coefficientAll,
      coefficient: litter.coefficient,
      knownAncestors: litter.knownAncestors,
      trust: litter.trust,
    },
    kinship: litter?.kinship ?? null,
    health: presentFamily(family),
    rules: rules.map(({ rule, outcome, reason, value, cited }) => ({
      ...{ rule, outcome, reason, value },
      cited: presentCitation(cited),
    })),
    trials: trials && { results: trials.results, mean: trials.mean, above: trials.above },
    register,
    reasons: reasons.map((reason) => presentReason(reason, found)),
  }
}

const presentFamily = ({ health, parts }: Family): FamilyAnswer | null =>
  health && {
    examined: health.examined,
    affected: health.affected,
    expected: health.expected,
    parts: parts.map(({ kind, part, examined, affected }) => ({ kind, part, examined, affected })),
  }

function presentReason(reason: MateReason, { candidates, named }: RankedPage): MateReasonAnswer {
  const dog = (index: number) => presentSummary(named.get(candidates.males[index]!.id)!)
  switch (reason.code) {
    case 'BEST':
      return { code: reason.code, aim: reason.aim }
    case 'BEST_AMONG':
      return { code: reason.code, aim: reason.aim, among: reason.among, count: reason.count }
    case 'UNBEATEN':
      return { code: reason.code }
    case 'BEATEN':
      return { code: reason.code, by: dog(reason.by), aims: [...reason.aims] }
    case 'BESIDE_FIRST':
      return {
        code: reason.code,
        first: dog(reason.first),
        worse: [...reason.worse],
        better: [...reason.better],
      }
    case 'UNKNOWN':
      return { code: reason.code, aims: [...reason.aims] }
  }
}

const presentSearch = ({ search, dam }: ToldSearch) => ({
  id: search.id,
  name: search.name,
  note: search.note,
  regnr: search.regnr,
  dam: dam ? presentSummary(dam) : null,
  choice: search.choice,
  weights: search.weights,
  score: search.score,
  date: search.date,
  updatedAt: search.updatedAt.toISOString(),
})

export const presentOwnSearch = (told: ToldSearch): OwnMateSearch => ({
  ...presentSearch(told),
  shared: told.search.shared,
  version: told.search.version,
})

export const presentSharedSearch = (told: ToldSearch): SharedMateSearch => ({
  ...presentSearch(told),
  owner: { id: told.search.accountId, username: told.search.username },
})
