import { nextTrial } from '#domain/trials/copy.ts'
import type { TrialFields } from '#domain/trials/trialForm.ts'
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import type { Trial } from '../trials/trials.types.ts'
import { faultsOf, refuseByState, refuseFaults, refuseStale } from './checks.service.ts'
import { columnsOf, fieldsOf } from './fields.ts'
import { organiseFor } from './organising.policy.ts'
import { clubById, hasEntries, type OrganiserClub, replaceJudges, updateTrial } from './organising.store.ts'

/** @throws AppError 404 CLUB_NOT_FOUND */
export async function findClub(db: Db, id: number): Promise<OrganiserClub> {
  const club = await clubById(db, id)
  if (!club) throw new AppError('notFound', 'CLUB_NOT_FOUND', { clubId: 'CLUB_NOT_FOUND' })
  return club
}

/** Makes a draft. @returns its id @throws AppError 422 with a code at each field that is wrong */
export async function createDraft(
  { now }: Services,
  tx: Db,
  fields: TrialFields,
  by: number,
): Promise<number> {
  refuseFaults(await faultsOf(tx, null, fields))
  return insertDraft(tx, fields, by, now())
}

async function insertDraft(tx: Db, fields: TrialFields, by: number, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('trial')
    .values({ ...columnsOf(fields), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceJudges(tx, id, fields.judgeIds, fields.headJudgeId)
  await writeAudit(tx, { at, by, subject: 'trial', subjectId: id, code: 'CREATED', after: { ...fields } })
  return id
}

/** Changes a trial. @throws AppError 409 CHANGED_MEANWHILE, 422 by state or with a code at each field that is wrong */
export async function saveFields(
  { now }: Services,
  tx: Db,
  trial: Trial,
  { version, ...fields }: TrialFields & { readonly version: number },
  viewer: Viewer,
): Promise<void> {
  const at = now()
  refuseByState('save', trial, finnishDay(at))
  refuseStale(trial, version)
  if (fields.clubId !== trial.club.id && !organiseFor(viewer, await findClub(tx, fields.clubId)))
    throw new AppError('refused', 'INPUT_INVALID', { clubId: 'CLUB_NOT_OWN' })
  refuseFaults(await faultsOf(tx, trial, fields))
  await updateTrial(tx, trial.id, at, columnsOf(fields))
  await replaceJudges(tx, trial.id, fields.judgeIds, fields.headJudgeId)
  await writeAudit(tx, {
    at,
    by: accountIdOf(viewer),
    subject: 'trial',
    subjectId: trial.id,
    code: 'CHANGED',
    before: { ...fieldsOf(trial) },
    after: { ...fields },
  })
}

/** Deletes a draft. @throws AppError 422 by state, or TRIAL_HAS_ENTRIES */
export async function deleteDraft({ now }: Services, tx: Db, trial: Trial, by: number): Promise<void> {
  const at = now()
  refuseByState('delete', trial, finnishDay(at))
  if (await hasEntries(tx, trial.id)) throw new AppError('refused', 'TRIAL_HAS_ENTRIES')
  await tx.deleteFrom('trial').where('id', '=', trial.id).execute()
  await writeAudit(tx, {
    at,
    by,
    subject: 'trial',
    subjectId: trial.id,
    code: 'ERASED',
    before: { ...fieldsOf(trial) },
  })
}

/** Makes a draft after the model of a trial. @returns its id */
export function copyAsNext({ now }: Services, tx: Db, trial: Trial, by: number): Promise<number> {
  const at = now()
  return insertDraft(tx, nextTrial(fieldsOf(trial), finnishDay(at)), by, at)
}
