import type * as z from 'zod'
import type { decideObjection } from '#contract/objections.ts'
import { isLate } from '#domain/trials/objections.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { lockHead } from '../trials/trials.service.ts'
import { mailDecided } from './objectionMails.ts'
import type { ObjectedTrial } from './objections.policy.ts'
import { objectionById, setObjectionVerdict } from './objections.store.ts'
import type { Objection } from './objections.types.ts'

/** The objection with its trial, both locked, the trial first. @throws AppError 404 OBJECTION_NOT_FOUND */
export async function lockObjection(act: Act, id: number): Promise<ObjectedTrial> {
  const found = await objectionById(act.db, id)
  if (!found) throw new AppError('notFound', 'OBJECTION_NOT_FOUND')
  const trial = await lockHead(act, found.trialId)
  return { trial, objection: (await objectionById(act.db, id, true)) as Objection }
}

/** Decides an objection. No result changes by it: that is a correction's. @throws AppError as the call says */
export async function decide(
  act: Act,
  { trial, objection }: ObjectedTrial,
  { was, verdict, reason }: z.output<typeof decideObjection.body>,
): Promise<void> {
  if (objection.verdict !== was) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (verdict === 'dismissed' && !isLate(objection))
    throw new AppError('refused', 'INPUT_INVALID', { verdict: 'OBJECTION_NOT_LATE' })
  await setObjectionVerdict(act.db, objection.id, { verdict, reason, at: act.at, by: act.by })
  const before = { objectionVerdict: was, reason: objection.verdictReason }
  await act.log(['trial', trial.id], 'OBJECTION_DECIDED', before, { objectionVerdict: verdict, reason })
  await mailDecided(act, trial, (await objectionById(act.db, objection.id)) as Objection)
}
