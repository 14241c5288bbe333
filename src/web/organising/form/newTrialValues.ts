import type { TrialChoices } from '#contract/organising.ts'
import { nextTrial } from '#domain/trials/copy.ts'
import { emptyFields, type TrialFields } from '#domain/trials/trialFields.ts'
import { finnishToday } from '../../ui/values/days.ts'

/** The last trial of each club, the latest first. */
export const modelsOf = ({ clubs }: TrialChoices) =>
  clubs
    .flatMap(({ name, lastTrial }) => (lastTrial ? [{ ...lastTrial, club: name }] : []))
    .toSorted((a, b) => b.date.localeCompare(a.date))

/**
 * What a new trial begins with: the model's values a year later, without judges who may not be chosen any more; the club's own contact
 * where the model has none.
 */
export function firstFields({ clubs, judges }: TrialChoices, model?: TrialFields): TrialFields {
  const fields = model ? nextTrial(model, finnishToday()) : emptyFields(clubs[0]?.id ?? 0)
  const club = clubs.find(({ id }) => id === fields.clubId)
  const active = new Set(judges.map(({ id }) => id))
  const judgeIds = fields.judgeIds.filter((id) => active.has(id))
  return {
    ...fields,
    judgeIds,
    headJudgeId: judgeIds.find((id) => id === fields.headJudgeId) ?? null,
    organiserPhone: fields.organiserPhone || (club?.phone ?? ''),
    organiserEmail: fields.organiserEmail || (club?.email ?? ''),
    district: fields.district || (club?.district ?? ''),
  }
}
