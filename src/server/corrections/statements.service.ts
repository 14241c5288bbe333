import type * as z from 'zod'
import type {
  addStatement as addCall,
  changeStatement as changeCall,
  StaffStatement,
} from '#contract/dogHealth.ts'
import { monthsOld } from '#domain/health/age.ts'
import type { HealthCode, HealthCodes } from '#domain/health/codes.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { refusingConflicts } from '../platform/databaseErrors.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { findIdentity, lockDog, refuseStale } from './identity.service.ts'
import { type Identity, raiseVersion } from './identity.store.ts'
import { deleteStatement, insertStatement, statementsOf, updateStatement } from './statements.store.ts'

type Input = z.output<NonNullable<(typeof addCall)['body']>>
type Changed = z.output<NonNullable<(typeof changeCall)['body']>>
type Which = { readonly regnr: string; readonly id: number }

/** The health statements of a dog. @throws AppError 404 */
export async function findHealth(reader: Reader, regnr: string) {
  const { id, version } = await findIdentity(reader, regnr)
  const [summaries, statements] = await Promise.all([dogSummaries(reader, [id]), statementsOf(reader.db, id)])
  return { dog: summaries.get(id)!, version, statements }
}

/** Adds a statement; one that is there already, word for word, is not added again. @returns number of the dog @throws AppError 404, 409, 422 */
export async function addStatement(act: Act, regnr: string, input: Input): Promise<string> {
  const dog = await lockDog(act, regnr)
  const statement = await statementIn(act, dog, input)
  if ((await statementsOf(act.db, dog.id)).some((one) => isSame(one, statement))) return dog.regnr
  await refusingSecond(insertStatement(act.db, dog.id, columnsOf(dog, statement)))
  await logChange(act, dog, 'STATEMENT_ADDED', null, { ...audited(statement), reason: input.reason })
  return dog.regnr
}

/** Changes a statement; where nothing differs nothing is written. @returns number of the dog @throws AppError 404, 409, 422 */
export async function changeStatement(act: Act, { regnr, id }: Which, input: Changed): Promise<string> {
  const dog = await lockDog(act, regnr)
  const before = await findStatement(act, dog, id)
  const statement = await statementIn(act, dog, input, before)
  if (isSame(before, statement)) return dog.regnr
  refuseStale(dog, input.version)
  await refusingSecond(updateStatement(act.db, id, columnsOf(dog, statement)))
  await logChange(act, dog, 'STATEMENT_CHANGED', audited(before), {
    ...audited(statement),
    reason: input.reason,
  })
  return dog.regnr
}

/** Removes a statement that was recorded by mistake. @returns number of the dog @throws AppError 404 */
export async function removeStatement(act: Act, { regnr, id }: Which, reason: string): Promise<string> {
  const dog = await lockDog(act, regnr)
  const before = await findStatement(act, dog, id)
  await deleteStatement(act.db, id)
  await logChange(act, dog, 'STATEMENT_REMOVED', audited(before), { reason })
  return dog.regnr
}

/** @throws AppError 404 STATEMENT_NOT_FOUND */
async function findStatement({ db }: Act, dog: Identity, id: number): Promise<StaffStatement> {
  const statement = (await statementsOf(db, dog.id)).find((one) => one.id === id)
  if (!statement) throw new AppError('notFound', 'STATEMENT_NOT_FOUND')
  return statement
}

type Statement = Omit<StaffStatement, 'id'>

const FIELDS = ['scale', 'value', 'left', 'right', 'examinedOn', 'certificate', 'remark', 'source'] as const
const isSame = (one: Statement, other: Statement): boolean =>
  FIELDS.every((field) => one[field] === other[field])

/**
 * What was written, read by the health code list. Source: docs/rules/dog-basics.md#health-statements.
 * @param before what the list does not hold may stay as it was
 * @throws AppError 422 with the field
 */
async function statementIn(
  act: Act,
  { birthDate }: Identity,
  { reason: _reason, ...input }: Input,
  before?: StaffStatement,
): Promise<Statement> {
  const codes = await healthCodesOf(act)
  const code = codes.get(input.scale)
  const stays = input.scale === before?.scale
  if (!stays && (!code?.offered || code.grades.length === 0)) refuse('STATEMENT_SCALE_UNKNOWN', 'scale')
  for (const field of ['value', 'left', 'right'] as const) {
    const isKnown = input[field] === '' || code?.grades.some(({ value }) => value === input[field])
    if (!isKnown && !(stays && input[field] === before[field])) refuse('STATEMENT_GRADE_UNKNOWN', field)
  }
  const { examinedOn } = input
  if (examinedOn !== null && examinedOn > act.today) refuse('EXAMINED_IN_FUTURE', 'examinedOn')
  if (examinedOn !== null && birthDate !== null && examinedOn < birthDate)
    refuse('EXAMINED_BEFORE_BIRTH', 'examinedOn')
  const value = input.value || worseSide(codes, input)
  if (value === '') refuse('STATEMENT_GRADE_MISSING', 'value')
  const source = input.source === undefined ? (before?.source ?? null) : input.source
  return { ...input, value, source, kind: (code as HealthCode | undefined)?.kind ?? before!.kind }
}

function refuse(code: ErrorCode, field: string): never {
  throw new AppError('refused', code, { [field]: code })
}

/** The dog's grade where only its sides are told. */
const worseSide = (
  codes: HealthCodes,
  { scale, left, right }: Pick<Input, 'scale' | 'left' | 'right'>,
): string =>
  codes.placeOf({ scale, value: left }) > codes.placeOf({ scale, value: right }) ? left : right || left

const columnsOf = ({ birthDate }: Identity, statement: Statement) => ({
  kind: statement.kind,
  scale: statement.scale,
  value: statement.value,
  left_value: statement.left || null,
  right_value: statement.right || null,
  examined_on: statement.examinedOn,
  age_months:
    birthDate !== null && statement.examinedOn !== null ? monthsOld(birthDate, statement.examinedOn) : null,
  certificate: statement.certificate || null,
  remark: statement.remark || null,
  source: statement.source,
})

/** What the log keeps: nothing that was written freely. */
const audited = ({ scale, value, examinedOn, source }: Statement) => ({
  healthScale: scale,
  healthGrade: value,
  examinedOn,
  healthSource: source,
})

/** @throws AppError 409 STATEMENT_EXISTS */
const refusingSecond = <T>(statement: Promise<T>): Promise<T> =>
  refusingConflicts(statement, {
    health_statement_dog_id_kind_scale_value_examined_on_certif_key: ['STATEMENT_EXISTS', 'examinedOn'],
  })

async function logChange(
  act: Act,
  dog: Identity,
  code: 'STATEMENT_ADDED' | 'STATEMENT_CHANGED' | 'STATEMENT_REMOVED',
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): Promise<void> {
  await raiseVersion(act.db, dog.id, act.at)
  await act.log(['dog', dog.id], code, before, after)
}
