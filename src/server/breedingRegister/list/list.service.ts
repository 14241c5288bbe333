import { BREEDING_LIST_FILE_MAX, BREEDING_LIST_PAGE_SIZE } from '#contract/breedingListConstants.ts'
import { nextToRunOut, proposalFor } from '#domain/breeding/registerReview.ts'
import { REGISTER_STATES, type RegisterState } from '#domain/breeding/registerStates.ts'
import type { BreedingRules } from '#domain/breeding/rules/inForce.ts'
import { fullYears } from '#domain/dates.ts'
import { breedingRulesOf } from '../../breedingRules/inForce.service.ts'
import { findBreedCodes } from '../../dogs/breeds.service.ts'
import { readDeath } from '../../dogs/dogs.policy.ts'
import type { Reader } from '../../platform/act.ts'
import { finnishDay } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { entriesOfBreeds } from '../breedingRegister.store.ts'
import type { JudgedEntry } from '../breedingRegister.types.ts'
import { judgeEntries, withDogs } from '../checking.service.ts'
import { listedFacts } from './list.store.ts'
import type {
  Asked,
  ListCounts,
  ListedDog,
  ListedEntry,
  ListedFacts,
  ListFilter,
  ListOrder,
} from './list.types.ts'
import { inOrder } from './order.ts'

/** One page of the list of a breed. @throws AppError 404 BREED_NOT_FOUND */
export async function findList(
  reader: Reader,
  breed: string,
  { sort, direction, page, ...filter }: Asked,
): Promise<{ rows: readonly ListedDog[]; counts: ListCounts; total: number; page: number }> {
  const all = await entriesOnList(reader, breed)
  const found = inOrder(all.filter(matches(filter)), { sort, direction })
  const slice = found.slice((page - 1) * BREEDING_LIST_PAGE_SIZE, page * BREEDING_LIST_PAGE_SIZE)
  return { rows: await withRecords(reader, slice), counts: countsOf(all), total: found.length, page }
}

/** The whole list of a breed as it is narrowed and ordered, for a file. @throws AppError 404 BREED_NOT_FOUND, 422 LIST_TOO_LARGE */
export async function findWholeList(
  reader: Reader,
  breed: string,
  { sort, direction, ...filter }: ListFilter & ListOrder,
): Promise<readonly ListedDog[]> {
  const found = (await entriesOnList(reader, breed)).filter(matches(filter))
  if (found.length > BREEDING_LIST_FILE_MAX) throw new AppError('refused', 'LIST_TOO_LARGE')
  return withRecords(reader, inOrder(found, { sort, direction }))
}

/** Every entry of a breed that counts, by the names of the dogs: a few statements, however many they are. @throws AppError 404 BREED_NOT_FOUND */
export async function entriesOnList(reader: Reader, breed: string): Promise<readonly ListedEntry[]> {
  const entries = await entriesOfBreeds(reader.db, await findBreedCodes(reader, breed))
  const [judged, rules, facts] = await Promise.all([
    judgeEntries(reader, entries),
    breedingRulesOf(reader),
    listedFacts(
      reader.db,
      entries.map(({ dogId }) => dogId),
    ),
  ])
  const factsById = new Map(facts.map((one) => [one.id, one]))
  return judged.flatMap((one) => {
    const known = factsById.get(one.entry.dogId)
    return known ? [listed(reader, rules, one, known)] : []
  })
}

function listed(
  { viewer, today }: Reader,
  rules: BreedingRules,
  judged: JudgedEntry,
  facts: ListedFacts,
): ListedEntry {
  const { entry } = judged
  const dead = facts.dead && readDeath(viewer, facts)
  const reviewed = { ...judged, ...facts, state: entry.state, dead }
  return {
    ...judged,
    facts,
    dead,
    age: dead || facts.birthDate === null ? null : fullYears(facts.birthDate, today),
    since: sinceOf(entry),
    offered: isOffered(judged, facts),
    expires: nextToRunOut(reviewed, rules, today),
    proposal: proposalFor(reviewed, rules, today),
  }
}

function sinceOf({ state, applied, added, removed, decidedAt }: JudgedEntry['entry']): string | null {
  if (state === 'applied') return applied
  if (state === 'declined') return decidedAt && finnishDay(decidedAt)
  return state === 'active' ? added : removed
}

/** Whether it stands in the public list of males. Source: docs/rules/breeding-and-health.md#list-of-males. */
const isOffered = (
  { entry: { state, listConsent, available } }: JudgedEntry,
  { sex, dead, deathReleased }: ListedFacts,
): boolean => state === 'active' && listConsent && available && sex === 'male' && !(dead && deathReleased)

const NEEDS: Readonly<Record<NonNullable<ListFilter['needs']>, (one: ListedEntry) => boolean>> = {
  decision: ({ entry, laterFindings }) => entry.state === 'applied' || laterFindings.length > 0,
  finding: ({ laterFindings }) => laterFindings.length > 0,
  review: ({ proposal }) => proposal !== null,
}

/** Whether an entry is among what is asked for. */
export const matches =
  ({ list, state, sex, needs }: ListFilter) =>
  (one: ListedEntry): boolean =>
    (list === 'register' || one.offered) &&
    (state === undefined || one.entry.state === state) &&
    (sex === undefined || one.facts.sex === sex) &&
    (needs === undefined || NEEDS[needs](one))

function countsOf(all: readonly ListedEntry[]): ListCounts {
  const count = (wanted: (one: ListedEntry) => boolean) => all.filter(wanted).length
  const states = REGISTER_STATES.map((state) => [state, count(({ entry }) => entry.state === state)])
  return {
    all: all.length,
    states: Object.fromEntries(states) as Record<RegisterState, number>,
    males: count(({ offered }) => offered),
    decision: count(NEEDS.decision),
    finding: count(NEEDS.finding),
    review: count(NEEDS.review),
  }
}

async function withRecords(reader: Reader, listedEntries: readonly ListedEntry[]): Promise<ListedDog[]> {
  const records = new Map((await withDogs(reader, listedEntries)).map((one) => [one.entry.id, one.record]))
  return listedEntries.flatMap((one) => {
    const record = records.get(one.entry.id)
    return record ? [{ ...one, record }] : []
  })
}
