import type * as z from 'zod'
import type { registerSearch, staffRegister } from '#contract/breedingRegister.ts'
import { REGISTER_PAGE_SIZE, REGISTER_WAITING_MAX } from '#contract/constants.ts'
import { REGISTER_STATES } from '#domain/breeding/registerStates.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { entriesOf, entryById, entryOfDog, offeredMales, openEntries } from './breedingRegister.store.ts'
import type {
  AddedEntry,
  CheckedEntry,
  ListedMaleRow,
  RegisterEntry,
  RegisterPage,
} from './breedingRegister.types.ts'
import { checkDogs, judgeEntries, withDogs } from './checking.service.ts'

type RegisterSearch = z.output<typeof registerSearch>

const SEXES = [undefined, 'male', 'female'] as const

const isAdded = (entry: RegisterEntry): entry is AddedEntry => entry.added !== null

const sliceOf = (page: number) => ({ offset: (page - 1) * REGISTER_PAGE_SIZE, limit: REGISTER_PAGE_SIZE })

/** One page of the dogs that are or were in the register. @throws AppError 404 BREED_NOT_FOUND */
export async function findRegister(
  reader: Reader,
  { breed, gender, active, page }: RegisterSearch,
): Promise<RegisterPage> {
  const breeds = await findBreedCodes(reader, breed)
  const states =
    active === undefined
      ? (['active', 'removed'] as const)
      : [active ? ('active' as const) : ('removed' as const)]
  const { rows, total } = await entriesOf(reader.db, { states, breeds, sex: SEXES[gender] }, sliceOf(page))
  const records = await reader.shown.records(rows.map(({ dogId }) => dogId))
  const entries = rows.filter(isAdded).flatMap((entry) => {
    const record = records.get(entry.dogId)
    return record ? [{ entry, record }] : []
  })
  return { entries, total, page }
}

/** A dog, its place in the register and how it stands by the conditions. An application is nobody else's business. @throws AppError 404 DOG_NOT_FOUND */
export async function findCheck(reader: Reader, regnr: string) {
  const { id } = await findPedigreeDog(reader, regnr)
  const [entry, records] = await Promise.all([entryOfDog(reader.db, id), reader.shown.records([id])])
  const record = records.get(id)
  if (!record) throw new AppError('notFound', 'DOG_NOT_FOUND')
  const known = entry && isAdded(entry) ? entry : null
  const checks = await checkDogs(reader, new Map([[id, known?.assured ?? false]]))
  return { record, entry: known, conditions: checks.get(id) ?? [] }
}

/** The males of a breed that are offered. @throws AppError 404 BREED_NOT_FOUND */
export async function findMales(reader: Reader, breed: string): Promise<readonly ListedMaleRow[]> {
  const rows = await offeredMales(reader.db, await findBreedCodes(reader, breed), reader.today)
  const records = await reader.shown.records(rows.map(({ dogId }) => dogId))
  return rows.flatMap((row) => {
    const record = records.get(row.dogId)
    return record ? [{ ...row, record }] : []
  })
}

/** The register as its staff see it: what waits for a decision, and one page of all entries. */
export interface StaffRegisterPage {
  readonly waiting: readonly CheckedEntry[]
  readonly waitingTotal: number
  readonly entries: readonly CheckedEntry[]
  readonly total: number
  readonly page: number
}

/** @throws AppError 404 BREED_NOT_FOUND */
export async function findStaffRegister(
  reader: Reader,
  { state, breed, page }: z.output<typeof staffRegister.query>,
): Promise<StaffRegisterPage> {
  const breeds = await findBreedCodes(reader, breed)
  const states = state ? [state] : REGISTER_STATES
  const { rows, total } = await entriesOf(reader.db, { states, breeds }, sliceOf(page))
  const open = await judgeEntries(reader, await openEntries(reader.db))
  const waiting = open.filter(
    ({ entry, laterFindings }) => entry.state === 'applied' || laterFindings.length > 0,
  )
  return {
    waiting: await withDogs(reader, waiting.slice(0, REGISTER_WAITING_MAX)),
    waitingTotal: waiting.length,
    entries: await withDogs(reader, await judgeEntries(reader, rows)),
    total,
    page,
  }
}

/** @param lock holds it until the transaction ends @throws AppError 404 REGISTER_ENTRY_NOT_FOUND */
export async function findEntry(reader: Reader, id: number, lock = false): Promise<RegisterEntry> {
  const entry = await entryById(reader.db, id, lock)
  if (!entry) throw new AppError('notFound', 'REGISTER_ENTRY_NOT_FOUND')
  return entry
}

/** How many applications wait for a decision. */
export const countApplications = async ({ db }: Reader): Promise<number> =>
  (await entriesOf(db, { states: ['applied'] }, { offset: 0, limit: 1 })).total
