import { COMPETITION_PAGE_SIZE } from '#contract/constants.ts'
import { holdsIn, periodDays } from '#domain/competitions/periods.ts'
import type { CompetitionRule } from '#domain/competitions/rule.ts'
import { standingsOf } from '#domain/competitions/standings.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { competitionsOf } from './competitions.store.ts'
import type { FoundStandings, StandingsPage, StoredCompetition, ToldResult } from './competitions.types.ts'
import { dogsById, gradesUntil, prizesUntil, type ResultFilter, showsOf, trialsOf } from './results.store.ts'

/** The rule of a competition for a season or year. @throws AppError 404 COMPETITION_NOT_FOUND */
export async function findRule({ db }: Reader, series: number, period: number): Promise<StoredCompetition> {
  const rule = (await competitionsOf(db, series)).find((one) => holdsIn(one, period))
  if (!rule) throw new AppError('notFound', 'COMPETITION_NOT_FOUND')
  return rule
}

/** The standings of a kept rule; kept while no result changes. */
export const findStandings = (
  reader: Reader,
  { id, version, rule }: StoredCompetition,
  period: number,
): Promise<FoundStandings> =>
  reader.shownStandings.answer([id, version, period, reader.today], () => readStandings(reader, rule, period))

/** One page of standings with the dogs. */
export async function withDogs(reader: Reader, found: FoundStandings, page: number): Promise<StandingsPage> {
  const rows = found.all.slice((page - 1) * COMPETITION_PAGE_SIZE, page * COMPETITION_PAGE_SIZE)
  return {
    ...found,
    rows,
    page,
    dogs: await dogSummaries(
      reader,
      rows.map(({ id }) => id),
    ),
  }
}

/** All standings with the dogs, for a file. */
export const withAllDogs = async (reader: Reader, found: FoundStandings): Promise<StandingsPage> => ({
  ...found,
  rows: found.all,
  page: 1,
  dogs: await dogSummaries(
    reader,
    found.all.map(({ id }) => id),
  ),
})

/** The standings by a rule in a season or year. @throws AppError 404 BREED_NOT_FOUND */
export async function readStandings(
  reader: Reader,
  rule: CompetitionRule,
  period: number,
): Promise<FoundStandings> {
  const { db, today } = reader
  const { from, to } = periodDays(rule.period, period)
  const filter: ResultFilter = { breeds: await codesOf(reader, rule), sex: rule.sex, from, to }
  const [trials, shows] = await Promise.all([
    rule.trialLines.length > 0 ? trialsOf(db, filter) : [],
    rule.showLines.length > 0 ? showsOf(db, filter) : [],
  ])
  const byDog = Map.groupBy<number, ToldResult>([...trials, ...shows], ({ dogId }) => dogId)
  const ids = [...byDog.keys()]
  const [dogs, grades, prizes] = await Promise.all([
    dogsById(db, ids),
    rule.showGrade === null ? undefined : gradesUntil(db, ids, to),
    rule.trialPrize === null ? undefined : prizesUntil(db, ids, to),
  ])
  const all = standingsOf(
    rule,
    dogs.map(({ id, birthDate }) => ({
      id,
      birthDate,
      results: byDog.get(id)!,
      showGrades: grades?.get(id) ?? [],
      prizes: prizes?.get(id) ?? [],
    })),
  )
  return { period, from, to, running: today <= to, all }
}

/** The codes of the breeds that compete; undefined: all. */
async function codesOf(reader: Reader, { breeds }: CompetitionRule): Promise<readonly string[] | undefined> {
  if (breeds.length === 0) return undefined
  return (await Promise.all(breeds.map((code) => findBreedCodes(reader, code)))).flat()
}
