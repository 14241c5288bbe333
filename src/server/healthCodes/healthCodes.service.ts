import type * as z from 'zod'
import type { createHealthCode, editHealthCode } from '#contract/healthCodes.ts'
import type { HealthCode, HealthCodes } from '#domain/health/codes.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  columnsOf,
  deleteHealthCode,
  insertHealthCode,
  isNamedByInquiry,
  lockHealthCode,
  readHealthCodes,
  updateHealthCode,
  usedValues,
} from './healthCodes.store.ts'
import type { StoredHealthCode } from './healthCodes.types.ts'

type Created = z.output<NonNullable<(typeof createHealthCode)['body']>>
type Changed = z.output<NonNullable<(typeof editHealthCode)['body']>>

/** The list, as statements are read by it. */
export const healthCodesOf = ({ db }: Pick<Reader, 'db'>): Promise<HealthCodes> => readHealthCodes(db)

/** The whole list. */
export const listHealthCodes = async ({ db }: Reader): Promise<readonly StoredHealthCode[]> =>
  (await readHealthCodes(db)).all

/** @throws AppError 404 HEALTH_CODE_NOT_FOUND */
export async function findHealthCode({ db }: Reader, id: number): Promise<StoredHealthCode> {
  return found((await readHealthCodes(db)).all.find((code) => code.id === id))
}

/** The code, locked to the end of the transaction. @throws AppError 404 HEALTH_CODE_NOT_FOUND */
export const lockCode = async ({ db }: Act, id: number) => found(await lockHealthCode(db, id))

function found(code: StoredHealthCode | undefined): StoredHealthCode {
  if (!code) throw new AppError('notFound', 'HEALTH_CODE_NOT_FOUND')
  return code
}

/** What an audit row keeps of a code. */
const audited = ({ name, grades, ...code }: HealthCode) => ({
  healthKind: code.kind,
  nameFi: name.fi,
  nameSv: name.sv,
  nameEn: name.en,
  grades: grades.map(({ value, label, meaning }) =>
    [value, ...Object.values(label), ...Object.values(meaning)].filter(Boolean).join(' · '),
  ),
  affectedFrom: code.affectedFrom,
  worst: code.worst,
  confirmed: code.confirmed,
  inUse: code.offered,
})

/** Adds a code. @throws AppError 409 HEALTH_CODE_EXISTS */
export async function addHealthCode(act: Act, input: Created): Promise<StoredHealthCode> {
  const id = await insertHealthCode(act.db, columnsOf(input))
  if (id === undefined) throw new AppError('conflict', 'HEALTH_CODE_EXISTS', { code: 'HEALTH_CODE_EXISTS' })
  const code = await findHealthCode(act, id)
  await act.log(['healthCode', id], 'CREATED', null, audited(code))
  return code
}

/**
 * Changes a code; a statement refers to it and to its values, so neither the code nor a value in use may go.
 * @throws AppError 409 CHANGED_MEANWHILE, 422 HEALTH_GRADE_IN_USE
 */
export async function changeHealthCode(
  act: Act,
  before: StoredHealthCode,
  { version, ...input }: Changed,
): Promise<StoredHealthCode> {
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const kept = new Set(input.grades.map(({ value }) => value))
  const gone = before.grades.filter(({ value }) => !kept.has(value))
  if (gone.length > 0) {
    const used = await usedValues(act.db, before.code)
    if (gone.some(({ value }) => used.has(value)))
      throw new AppError('refused', 'HEALTH_GRADE_IN_USE', { grades: 'HEALTH_GRADE_IN_USE' })
  }
  const columns = columnsOf({ ...input, code: before.code, kind: before.kind })
  await updateHealthCode(act.db, before.id, { ...columns, version: before.version + 1 })
  const code = await findHealthCode(act, before.id)
  await act.log(['healthCode', code.id], 'CHANGED', audited(before), audited(code))
  return code
}

/** Removes a code that nothing uses. @throws AppError 422 HEALTH_CODE_IN_USE */
export async function removeHealthCode(act: Act, code: StoredHealthCode): Promise<void> {
  const isUsed = (await usedValues(act.db, code.code)).size > 0 || (await isNamedByInquiry(act.db, code.code))
  if (isUsed) throw new AppError('refused', 'HEALTH_CODE_IN_USE')
  await deleteHealthCode(act.db, code.id)
  await act.log(['healthCode', code.id], 'ERASED', audited(code))
}
