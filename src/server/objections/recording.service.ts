import type * as z from 'zod'
import type { makeObjection, recordObjection } from '#contract/objections.ts'
import { isLate } from '#domain/trials/objections.ts'
import { dogOfNumber } from '../entries/unregistered/unregistered.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { mailMade } from './objectionMails.ts'
import { dueOnOf, type OwnTrial, objectionRefusal } from './objections.service.ts'
import {
  addressedAccounts,
  dogsInTrial,
  insertObjection,
  objectionById,
  objectionsTo,
} from './objections.store.ts'
import type { Objection } from './objections.types.ts'

const NOT_IN_TRIAL = new AppError('notFound', 'DOG_NOT_IN_TRIAL', { regnr: 'DOG_NOT_IN_TRIAL' })

/** An objection of a party itself, received today. @throws AppError as the call says */
export async function objectToOwn(
  act: Act,
  { trial, ownDogs }: OwnTrial,
  { regnr, body }: z.output<typeof makeObjection.body>,
): Promise<void> {
  const accountId = accountIdOf(act.viewer)
  const dogId = await dogIdAmong(act, trial, { dogIds: ownDogs, regnr })
  const own = await objectionsTo(act.db, trial.id, accountId)
  if (own.some((one) => one.dogId === dogId && one.verdict === null))
    throw new AppError('conflict', 'OBJECTION_EXISTS')
  const [account] = await addressedAccounts(act.db, [accountId])
  await keep(act, trial, {
    dogId,
    body,
    accountId,
    objectorName: account?.name ?? '',
    objectorEmail: account?.recipient ?? null,
    language: account?.language ?? act.language,
    receivedOn: act.today,
    recordedBy: null,
  })
}

/** An objection that came on paper. @throws AppError as the call says */
export async function recordPaper(
  act: Act,
  trial: TrialHead,
  { regnr, body, name, email, language, receivedOn }: z.output<typeof recordObjection.body>,
): Promise<void> {
  if (receivedOn > act.today || receivedOn < (trial.heldOn ?? ''))
    throw new AppError('refused', 'INPUT_INVALID', { receivedOn: 'OBJECTION_DAY_INVALID' })
  await keep(act, trial, {
    dogId: await dogIdAmong(act, trial, { dogIds: await dogsInTrial(act.db, trial.id), regnr }),
    body,
    accountId: null,
    objectorName: name,
    objectorEmail: email || null,
    language,
    receivedOn,
    recordedBy: act.by,
  })
}

/** The dog of a number, which is one of the trial; null: the objection is about no dog. */
async function dogIdAmong(
  act: Act,
  trial: TrialHead,
  { dogIds, regnr }: { readonly dogIds: readonly number[]; readonly regnr: string | null },
): Promise<number | null> {
  if (regnr === null) return null
  const id = await dogOfNumber(act, trial, regnr)
  if (id === undefined || !dogIds.includes(id)) throw NOT_IN_TRIAL
  return id
}

type Received = Omit<Parameters<typeof insertObjection>[1], 'trialId' | 'dueOn' | 'recordedAt'>

async function keep(act: Act, trial: TrialHead, received: Received): Promise<void> {
  const dueOn = await dueOnOf(act, trial)
  const refusal = objectionRefusal(trial, act.today)
  if (refusal) throw new AppError('refused', refusal)
  const id = await insertObjection(act.db, { ...received, trialId: trial.id, dueOn, recordedAt: act.at })
  const objection = (await objectionById(act.db, id)) as Objection
  const { receivedOn } = objection
  await act.log(['trial', trial.id], 'OBJECTION_MADE', null, { receivedOn, dueOn, late: isLate(objection) })
  await mailMade(act, trial, objection)
}
