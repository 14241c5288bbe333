import type { Confirmed } from '#domain/questions.ts'
import { fieldsHold, lastsUsual } from '#domain/trials/conditions.ts'
import { nextTrial } from '#domain/trials/copy.ts'
import { dogFacts } from '#domain/trials/trialDogs.ts'
import { emptyFields, type TrialFields } from '#domain/trials/trialFields.ts'
import type { Act } from '../platform/act.ts'
import { offeredProposals } from '../proposals/proposals.service.ts'
import { insertTrial } from '../trials/changes.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { judgesById } from './choices.store.ts'
import { columnsOf, fieldsOf } from './fields.ts'
import { refuse } from './refuse.ts'

/** Makes a draft. @returns its id @throws AppError 422 with a code at each field that is wrong */
export async function createDraft(
  act: Act,
  { confirmed, ...fields }: TrialFields & Confirmed,
): Promise<number> {
  const judges = await judgesById(act.db, fields.judgeIds)
  const facts = {
    state: 'draft',
    version: 0,
    today: act.today,
    fields: emptyFields(fields.clubId),
    judges: new Map(judges.map((judge) => [judge.id, judge])),
    dogs: dogFacts([], fields.type, fields.divided),
    reported: false,
    drawn: false,
    undecidedObjections: 0,
    offered: await offeredProposals(act),
    proposed: [],
    unfitProposals: 0,
    signing: { state: 'none', expected: false },
  } as const
  refuse(fieldsHold(facts, fields))
  refuse(lastsUsual(facts, { ...fields, confirmed }))
  return insertDraft(act, fields)
}

/** Copies a trial into a draft of its next year. @returns its id */
export function copyAsNext(act: Act, trial: TrialHead): Promise<number> {
  return insertDraft(act, nextTrial(fieldsOf(trial), act.today))
}

async function insertDraft(act: Act, fields: TrialFields): Promise<number> {
  const id = await insertTrial(act, columnsOf(fields), fields)
  await act.log(['trial', id], 'CREATED', null, { ...fields })
  return id
}
