import { fieldsHold } from '#domain/trials/conditions.ts'
import { nextTrial } from '#domain/trials/copy.ts'
import { dogFacts } from '#domain/trials/trialDogs.ts'
import type { TrialFields } from '#domain/trials/trialForm.ts'
import type { Act } from '../platform/act.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { columnsOf, fieldsOf } from './fields.ts'
import { insertTrial, judgesById, replaceJudges } from './organising.store.ts'
import { refuse } from './transitions.service.ts'

/** Makes a draft. @returns its id @throws AppError 422 with a code at each field that is wrong */
export async function createDraft(act: Act, fields: TrialFields): Promise<number> {
  const judges = await judgesById(act.db, fields.judgeIds)
  const facts = {
    state: 'draft',
    version: 0,
    today: act.today,
    fields,
    judges: new Map(judges.map((judge) => [judge.id, judge])),
    dogs: dogFacts([], fields.type, fields.divided),
  } as const
  refuse(fieldsHold(facts, fields))
  return insertDraft(act, fields)
}

/** Makes a draft after the model of a trial. @returns its id */
export function copyAsNext(act: Act, trial: TrialHead): Promise<number> {
  return insertDraft(act, nextTrial(fieldsOf(trial), act.today))
}

async function insertDraft(act: Act, fields: TrialFields): Promise<number> {
  const id = await insertTrial(act.db, act.at, columnsOf(fields))
  await replaceJudges(act.db, id, fields.judgeIds, fields.headJudgeId)
  await act.log(['trial', id], 'CREATED', null, { ...fields })
  return id
}
