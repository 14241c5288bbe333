import type {
  Dog,
  HealthReports,
  HealthStatement,
  RegisterPlace,
  TrialResult,
  WaterResult,
} from '#contract/dogs.ts'
import { type DogFactName, type DogFacts, PLAIN_FACT_NAMES, REMARK_NAMES } from '#domain/dogFacts.ts'
import { newSince } from '#domain/dogs.ts'
import { givesMark } from '#domain/health/inquiry.ts'
import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { presentRulebooks } from '../rulebooks/cited.presenter.ts'
import { readDeath, readPerson } from './dogs.policy.ts'
import type { DogRow, PersonRow, ShownDog, TrialRow, WaterRow } from './dogs.types.ts'
import { presentRecord } from './records.presenter.ts'
import { presentWaterStanding } from './waterStandings.presenter.ts'
import { waterStandingsOf } from './waterStandings.service.ts'

/** Who looks, when, and with which pedigree. */
interface ViewContext {
  readonly viewer: Viewer
  readonly pedigree: PedigreeSnapshot
  readonly now: Date
}

/** What this viewer may see of a dog. Persons by consent, death by release (docs/rules/visibility.md#people and #deaths). */
export function presentDog(row: ShownDog, { viewer, pedigree, now }: ViewContext): Dog {
  const today = finnishDay(now)
  const since = newSince(now).getTime()
  const isNew = ({ savedAt }: { readonly savedAt: string }) => Date.parse(savedAt) > since
  const owners = row.owners.filter(
    (owner) => (owner.endDate === null || owner.endDate > today) && readPerson(viewer, owner),
  )
  const breeder = row.breeder && readPerson(viewer, row.breeder) ? row.breeder : null
  const known = breeder ? [breeder, ...owners] : owners
  return {
    ...presentRecord(row.record, pedigree),
    regnrs: [...row.regnrs],
    nickName: row.nickName,
    father: row.father && presentRecord(row.father, pedigree),
    mother: row.mother && presentRecord(row.mother, pedigree),
    kennelName: row.kennelName,
    breeder: breeder && presentPerson(breeder),
    owners: owners.map((owner) => ({ ...presentPerson(owner), startDate: owner.startDate })),
    // A handler is a bare name without a consent of its own: shown only where the same name may be shown anyway.
    handler: known.some((person) => person.name === row.handler) ? row.handler : null,
    colour: row.colour,
    picture: row.picture,
    breedingAwards: row.awards.map(({ level, date, grounds }) => ({ level, date, grounds })),
    register: row.register && presentPlace(row.register),
    imported: row.imported,
    neutered: row.neutered,
    ...presentFacts(row.facts, PLAIN_FACT_NAMES),
    remarks: presentFacts(row.facts, REMARK_NAMES),
    death: presentDeath(row, viewer),
    healthStatements: row.statements.map(presentStatement),
    healthReports: presentReports(row),
    showResults: row.shows.map((result) => presentShow(result, isNew(result))),
    trialResults: row.trials.map((result) => presentTrial(result, isNew(result))),
    waterResults: row.waters.map((result) => presentWater(result, isNew(result))),
    waterStandings: waterStandingsOf(row, today).map(presentWaterStanding),
    rulebooks: presentRulebooks(row.rulebooks),
    breedingInspections: row.reviews.map((result) => presentReview(result, isNew(result))),
  }
}

function presentFacts<Name extends DogFactName>(
  facts: DogFacts,
  names: readonly Name[],
): Pick<DogFacts, Name> {
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<DogFacts, Name>
}

function presentPerson({ name, town }: PersonRow): { name: string; town: string | null } {
  return { name, town }
}

function presentDeath(row: DogRow, viewer: Viewer): Dog['death'] {
  const known = row.deathDate !== null || row.deathCause !== null
  return known && readDeath(viewer, row) ? { date: row.deathDate, cause: row.deathCause } : null
}

/** What is public of reports: that there was one, and what was published. */
const presentReports = ({ inquiries, record }: DogRow): HealthReports => ({
  made: inquiries.find(({ reportedOn }) => givesMark(reportedOn, record) === true)?.reportedOn ?? null,
  published: inquiries
    .filter(({ published }) => published)
    .map(({ reportedOn, codes, publicText }) => ({ reportedOn, codes: [...codes], publicText })),
})

const presentPlace = ({ active, added, removed, magazine }: RegisterPlace): RegisterPlace => ({
  active,
  added,
  removed,
  magazine,
})

/** One health statement, as everyone may see it. */
export function presentStatement(row: HealthStatement): HealthStatement {
  const { kind, scale, value, left, right, examinedOn, ageMonths, certificate, remark, source } = row
  return { kind, scale, value, left, right, examinedOn, ageMonths, certificate, remark, source }
}

function presentShow(row: DogRow['shows'][number], isNew: boolean): Dog['showResults'][number] {
  const { date, place, country, show, placing, judge, critique } = row
  return {
    date,
    place,
    country,
    show,
    class: row.class,
    grade: row.grade,
    placing,
    marks: [...row.marks],
    judge,
    critique,
    isNew,
  }
}

function presentTrialHead(row: TrialRow | WaterRow, isNew: boolean) {
  const { date, kaerNr, place, type, outcome, judge, report, status, rulebook, overridden } = row
  return {
    date,
    kaerNr,
    place,
    type,
    class: row.class,
    outcome,
    judge,
    report,
    status,
    isNew,
    rulebook,
    overridden,
    correctedAt: row.correctedAt && new Date(row.correctedAt).toISOString(),
  }
}

function presentTrial(row: TrialRow, isNew: boolean): TrialResult {
  const { prize, points, search, game, retrieve, water, track, pointsAtGame } = row
  const { birdsMet, weather, terrain, minutesSearched } = row.conditions
  const { speed, method, scenting, reporting, point, flush, steadiness, retrieveEagerness } = row
  const { collaboration, willToHunt, behaviour, gunShyness, loudness } = row
  return {
    ...presentTrialHead(row, isNew),
    prize,
    proposals: [...row.proposals],
    points,
    grades: { search, game, retrieve, water, track },
    features: {
      speed,
      method,
      scenting,
      reporting,
      point,
      flush,
      steadiness,
      retrieveEagerness,
      collaboration,
      willToHunt,
      behaviour,
      gunShyness,
      loudness,
    },
    pointsAtGame,
    conditions: { birdsMet, weather, terrain, minutesSearched },
  }
}

function presentWater(row: WaterRow, isNew: boolean): WaterResult {
  const { water, track, pp, vh, pk, oh, ti, jls, jt, t, p, l, lp } = row
  return {
    ...presentTrialHead(row, isNew),
    grades: { water, track },
    features: { pp, vh, pk, oh, ti, jls, jt, t, p, l, lp },
  }
}

function presentReview(row: DogRow['reviews'][number], isNew: boolean): Dog['breedingInspections'][number] {
  const { kind, date, clock, place, reviewer, height, length, critique } = row
  return { kind, date, clock, place, reviewer, class: row.class, height, length, critique, isNew }
}
