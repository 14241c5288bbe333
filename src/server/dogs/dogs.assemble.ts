import type { HealthStatement } from '#contract/dogs.ts'
import { countsAsExamined } from '#domain/health/sources.ts'
import type { PrizeResult } from '#domain/trials/results.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import type { DogRow, RecordRow, SummaryRow } from './dogs.types.ts'

type Identity = Omit<RecordRow, 'regnr' | 'titles' | 'health' | 'prizes' | 'showGrades'>
type OfDog<T> = T & { readonly dogId: number }
type Numbered<T> = T & { readonly id: number }
/** Absent rows come as null. */
type Rows<T> = readonly T[] | null

interface NumberRow {
  readonly regnr: string
  readonly main: boolean
}
interface TitleRow {
  readonly code: string
  readonly awardedOn: string | null
}

/** A dog as one statement finds it: rows of the dog and its parents mixed, in no order. */
export interface FoundDog
  extends Identity,
    Omit<
      DogRow,
      | 'record'
      | 'regnrs'
      | 'father'
      | 'mother'
      | 'owners'
      | 'awards'
      | 'statements'
      | 'shows'
      | 'trials'
      | 'waters'
      | 'rulebooks'
      | 'reviews'
    > {
  readonly sireId: number | null
  readonly damId: number | null
  readonly parents: Rows<Identity>
  readonly numbers: Rows<OfDog<NumberRow>>
  readonly titles: Rows<OfDog<TitleRow>>
  readonly statements: Rows<OfDog<Numbered<HealthStatement>>>
  readonly parentPrizes: Rows<OfDog<PrizeResult>>
  readonly parentGrades: Rows<OfDog<{ readonly grade: string }>>
  readonly owners: Rows<DogRow['owners'][number]>
  readonly awards: Rows<DogRow['awards'][number]>
  readonly shows: Rows<Numbered<DogRow['shows'][number]>>
  readonly trials: Rows<Numbered<DogRow['trials'][number]>>
  readonly waters: Rows<Numbered<DogRow['waters'][number]>>
  readonly rulebooks: Rows<StoredRulebook>
  readonly reviews: Rows<Numbered<DogRow['reviews'][number]>>
}

/** Gives each row to its dog and puts results in the order they are read in: latest first. */
export function assembleDog(found: FoundDog): DogRow {
  const numbers = rowsOfDog(found.numbers, found.id)
  const shows = latestFirst(found.shows)
  const trials = latestFirst(found.trials)
  const statements = rowsOfDog(found.statements, found.id).toSorted(byExamination)
  const parent = (id: number | null) => {
    const identity = found.parents?.find((row) => row.id === id)
    return identity
      ? recordOf(identity, found, rowsOfDog(found.parentPrizes, identity.id), gradesOf(found, identity.id))
      : null
  }
  return {
    ...found,
    record: recordOf(
      found,
      found,
      trials,
      shows.map(({ grade }) => grade),
    ),
    regnrs: numbers
      .toSorted((a, b) => Number(b.main) - Number(a.main) || compare(a.regnr, b.regnr))
      .map(({ regnr }) => regnr),
    father: parent(found.sireId),
    mother: parent(found.damId),
    owners: (found.owners ?? []).toSorted(
      (a, b) => compareDays(a.startDate, b.startDate) || compare(a.name, b.name),
    ),
    awards: (found.awards ?? []).toSorted((a, b) => compare(a.date, b.date)),
    inquiries: found.inquiries ?? [],
    statements,
    shows,
    trials,
    waters: latestFirst(found.waters),
    rulebooks: found.rulebooks ?? [],
    reviews: latestFirst(found.reviews),
  }
}

function recordOf(
  identity: Identity,
  found: FoundDog,
  prizes: readonly PrizeResult[],
  showGrades: readonly string[],
): RecordRow {
  const { id, name, sex, birthYear, birthDate, breed } = identity
  const summary: SummaryRow = {
    id,
    regnr: rowsOfDog(found.numbers, id).find(({ main }) => main)!.regnr,
    name,
    sex,
    birthYear,
    breed,
    // Only dogs of the register have a number that it is found by.
    registered: true,
    titles: rowsOfDog(found.titles, id)
      .toSorted((a, b) => compareDays(a.awardedOn, b.awardedOn) || compare(a.code, b.code))
      .map(({ code }) => code),
  }
  return {
    ...summary,
    birthDate,
    health: latestOfEachKind(rowsOfDog(found.statements, id)),
    prizes,
    showGrades,
  }
}

function gradesOf(found: FoundDog, dogId: number): string[] {
  return rowsOfDog(found.parentGrades, dogId).map(({ grade }) => grade)
}

function rowsOfDog<T>(rows: Rows<OfDog<T>>, dogId: number): OfDog<T>[] {
  return rows?.filter((row) => row.dogId === dogId) ?? []
}

function latestOfEachKind(statements: readonly Numbered<HealthStatement>[]): HealthStatement[] {
  const latest = new Map<string, Numbered<HealthStatement>>()
  for (const statement of statements.filter(({ source }) => countsAsExamined(source))) {
    const known = latest.get(statement.kind)
    if (
      !known ||
      byExamination(statement, known) < 0 ||
      (statement.examinedOn === known.examinedOn && statement.id > known.id)
    ) {
      latest.set(statement.kind, statement)
    }
  }
  return [...latest.values()].sort((a, b) => compare(a.kind, b.kind))
}

/** Latest first, undated last. */
function byExamination(a: Numbered<HealthStatement>, b: Numbered<HealthStatement>): number {
  if (a.examinedOn !== b.examinedOn) {
    return a.examinedOn === null ? 1 : b.examinedOn === null ? -1 : compare(b.examinedOn, a.examinedOn)
  }
  return compare(a.kind, b.kind) || a.id - b.id
}

function latestFirst<T extends { readonly date: string; readonly id: number }>(rows: Rows<T>): T[] {
  return rows?.toSorted((a, b) => compare(b.date, a.date) || a.id - b.id) ?? []
}

/** Ascending, unknown days last. */
function compareDays(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compare(a, b)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
