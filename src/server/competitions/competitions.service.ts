import { doOverlap, hasHeld, keepsHeld, periodOf } from '#domain/competitions/periods.ts'
import type { CompetitionRule } from '#domain/competitions/rule.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  allCompetitions,
  competitionById,
  competitionsOf,
  deleteCompetitionRow,
  holdCompetitions,
  insertCompetition,
  lockSeries,
  updateCompetition,
} from './competitions.store.ts'
import type { CompetitionInput, StoredCompetition } from './competitions.types.ts'

/** All rules, those of a competition together, the earliest first. */
export const listCompetitions = ({ db }: Reader): Promise<StoredCompetition[]> => allCompetitions(db)

/** @throws AppError 404 COMPETITION_NOT_FOUND */
export async function findCompetition({ db }: Pick<Reader, 'db'>, id: number): Promise<StoredCompetition> {
  const found = await competitionById(db, id)
  if (!found) throw new AppError('notFound', 'COMPETITION_NOT_FOUND')
  return found
}

/** The rule, locked with the others of its competition. @throws AppError 404 COMPETITION_NOT_FOUND */
export async function lockCompetition(act: Act, id: number): Promise<StoredCompetition> {
  await lockSeries(act.db, id)
  return findCompetition(act, id)
}

/** What an audit row keeps of a rule. */
const audited = ({ name, validFrom, validTo, rule, confirmed }: CompetitionInput) => ({
  nameFi: name.fi,
  nameSv: name.sv,
  nameEn: name.en,
  competitionFrom: validFrom,
  competitionTo: validTo,
  competitionPeriod: rule.period,
  competitionBreeds: rule.breeds,
  competitionSex: rule.sex,
  ageFromMonths: rule.ageFrom,
  ageToMonths: rule.ageTo,
  neededGrade: rule.showGrade,
  neededPrize: rule.trialPrize && `${rule.trialPrize.class}${rule.trialPrize.prize}`,
  trialLines: rule.trialLines.map(({ type, class: name, prize, points }) =>
    [`${name}${prize}`, type, points].filter((part) => part !== null).join(' · '),
  ),
  showLines: rule.showLines.map(({ class: name, award, points }) =>
    [award, name, points].filter((part) => part !== null).join(' · '),
  ),
  sumAwards: rule.sumAwards,
  homeOnly: rule.homeOnly,
  bestResults: rule.best,
  leastResults: rule.least,
  resultsPerJudge: rule.perJudge,
  tieBreakers: rule.tieBreakers,
  confirmed,
})

const runningOf = ({ period }: CompetitionRule, { today }: Pick<Reader, 'today'>): number =>
  periodOf(period, today)
const isHeld = (one: StoredCompetition, act: Pick<Reader, 'today'>) => hasHeld(one, runningOf(one.rule, act))
const held = (fields?: Readonly<Record<string, 'COMPETITION_HELD'>>) =>
  new AppError('refused', 'COMPETITION_HELD', fields)

/**
 * Adds a rule: of a competition of its own, or the next one of that which it follows, which ends where it begins. Sent twice, it is added once.
 * @throws AppError 404 COMPETITION_NOT_FOUND, BREED_NOT_FOUND, 409 COMPETITION_OVERLAPS, 422 COMPETITION_HELD, COMPETITION_PERIOD_CHANGED
 */
export async function addCompetition(
  act: Act,
  before: StoredCompetition | null,
  input: CompetitionInput,
): Promise<StoredCompetition> {
  await checkBreeds(act, input.rule)
  const same = before ? undefined : await sameRule(act, input)
  if (same) return same
  if (before) await endBefore(act, before, input)
  const id = await insertCompetition(act.db, before?.series ?? null, input)
  const added = await findCompetition(act, id)
  await checkBeside(act, added)
  await act.log(['competition', id], 'CREATED', null, audited(added))
  return added
}

/** The rule that is there already, word for word; nobody adds another one meanwhile. */
async function sameRule({ db }: Act, input: CompetitionInput): Promise<StoredCompetition | undefined> {
  await holdCompetitions(db)
  const text = JSON.stringify(audited(input))
  return (await allCompetitions(db)).find((one) => JSON.stringify(audited(one)) === text)
}

/** Ends a rule where the next one begins. */
async function endBefore(act: Act, before: StoredCompetition, next: CompetitionInput): Promise<void> {
  if (before.rule.period !== next.rule.period)
    throw new AppError('refused', 'COMPETITION_PERIOD_CHANGED', {
      'rule.period': 'COMPETITION_PERIOD_CHANGED',
    })
  const validTo = next.validFrom - 1
  if (before.validTo !== null && before.validTo <= validTo) return
  if (validTo < before.validFrom || !keepsHeld(before, validTo, runningOf(before.rule, act)))
    throw held({ validFrom: 'COMPETITION_HELD' })
  const ended = { ...before, validTo }
  await updateCompetition(act.db, before.id, ended)
  await act.log(['competition', before.id], 'CHANGED', audited(before), audited(ended))
}

/** Of a competition one rule holds at a time. @throws AppError 409 COMPETITION_OVERLAPS */
async function checkBeside(act: Act, rule: StoredCompetition): Promise<void> {
  const others = (await competitionsOf(act.db, rule.series)).filter(({ id }) => id !== rule.id)
  if (others.some((other) => doOverlap(other, rule)))
    throw new AppError('conflict', 'COMPETITION_OVERLAPS', { validFrom: 'COMPETITION_OVERLAPS' })
  if (others.some((other) => other.rule.period !== rule.rule.period))
    throw new AppError('refused', 'COMPETITION_PERIOD_CHANGED', {
      'rule.period': 'COMPETITION_PERIOD_CHANGED',
    })
}

/** @throws AppError 404 BREED_NOT_FOUND */
async function checkBreeds(act: Act, { breeds }: CompetitionRule): Promise<void> {
  await Promise.all(breeds.map((code) => findBreedCodes(act, code)))
}

/**
 * Changes a rule. Of one that has held for a period that is over only names, its end and whether it is confirmed.
 * @throws AppError 404 BREED_NOT_FOUND, 409 CHANGED_MEANWHILE, COMPETITION_OVERLAPS, 422 COMPETITION_HELD, COMPETITION_PERIOD_CHANGED
 */
export async function changeCompetition(
  act: Act,
  before: StoredCompetition,
  { version, ...input }: CompetitionInput & { readonly version: number },
): Promise<StoredCompetition> {
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await checkBreeds(act, input.rule)
  if (isHeld(before, act)) checkHeld(act, before, input)
  await updateCompetition(act.db, before.id, input)
  const after = await findCompetition(act, before.id)
  await checkBeside(act, after)
  await act.log(['competition', before.id], 'CHANGED', audited(before), audited(after))
  return after
}

function checkHeld(act: Act, before: StoredCompetition, input: CompetitionInput): void {
  if (input.validFrom !== before.validFrom) throw held({ validFrom: 'COMPETITION_HELD' })
  if (!isSameRule(before.rule, input.rule)) throw held()
  if (!keepsHeld(before, input.validTo, runningOf(before.rule, act)))
    throw held({ validTo: 'COMPETITION_HELD' })
}

/** Whatever the order in which the database gives the fields back. */
const isSameRule = (one: CompetitionRule, other: CompetitionRule): boolean =>
  canonical(one) === canonical(other)
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Removes a rule that has not held for a period that is over. @throws AppError 409 CHANGED_MEANWHILE, 422 COMPETITION_HELD */
export async function removeCompetition(act: Act, rule: StoredCompetition, version: number): Promise<void> {
  if (version !== rule.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (isHeld(rule, act)) throw held()
  await deleteCompetitionRow(act.db, rule.id)
  await act.log(['competition', rule.id], 'ERASED', audited(rule))
}
