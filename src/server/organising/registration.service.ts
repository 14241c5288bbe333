import { isInRegistration } from '#domain/trials/states.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { factsOf } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { faultsOf, refuseByState, refuseFaults, refuseStale } from './checks.service.ts'
import { fieldsOf } from './fields.ts'
import { giveNumber, updateTrial } from './organising.store.ts'

/** Makes a draft public under a number of its day. @throws AppError 409 CHANGED_MEANWHILE, 422 TRIAL_INCOMPLETE or by state */
export async function publish(
  { now }: Services,
  tx: Db,
  trial: Trial,
  version: number,
  by: number,
): Promise<void> {
  const at = now()
  refuseByState('publish', trial, finnishDay(at))
  refuseStale(trial, version)
  refuseFaults(await faultsOf(tx, trial, fieldsOf(trial), true), 'TRIAL_INCOMPLETE')
  const kaerNr = await giveNumber(tx, trial.id, trial.heldOn!)
  await updateTrial(tx, trial.id, at, { published_at: at, kaer_nr: kaerNr })
  await writeAudit(tx, {
    at,
    by,
    subject: 'trial',
    subjectId: trial.id,
    code: 'PUBLISHED',
    after: { date: trial.heldOn, kaerNr },
  })
}

/** Opens what was closed by hand. @throws AppError 422 OUTSIDE_REGISTRATION_PERIOD or by state */
export function openRegistration(services: Services, tx: Db, trial: Trial, by: number): Promise<void> {
  const today = finnishDay(services.now())
  refuseByState('open', trial, today)
  if (!isInRegistration(factsOf(trial), today)) throw new AppError('refused', 'OUTSIDE_REGISTRATION_PERIOD')
  return setClosed(services, tx, trial, false, by)
}

/** Closes the registration before its time. @throws AppError 422 by state */
export function closeRegistration(services: Services, tx: Db, trial: Trial, by: number): Promise<void> {
  refuseByState('close', trial, finnishDay(services.now()))
  return setClosed(services, tx, trial, true, by)
}

async function setClosed(
  { now }: Services,
  tx: Db,
  trial: Trial,
  closed: boolean,
  by: number,
): Promise<void> {
  const at = now()
  await updateTrial(tx, trial.id, at, { closed_by_hand: closed })
  await writeAudit(tx, {
    at,
    by,
    subject: 'trial',
    subjectId: trial.id,
    code: closed ? 'REGISTRATION_CLOSED' : 'REGISTRATION_OPENED',
  })
}
