import type { Updateable } from 'kysely'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import {
  type TrialFields,
  unknownOf,
  WRITTEN_FIELDS,
  WRITTEN_NAMES,
  type WrittenFields,
  writtenValues,
} from '#domain/trials/trialFields.ts'
import type { Schema } from '../platform/schema.ts'
import type { TrialHead } from '../trials/trials.types.ts'

type TrialColumns = Updateable<Schema['trial']>

/** The form's fields of a stored trial. */
export function fieldsOf(trial: TrialHead): TrialFields {
  return {
    ...writtenValues<WrittenFields>((name, { kind }) => trial[name] ?? unknownOf(kind)),
    clubId: trial.club.id,
    type: trial.type,
    date: trial.heldOn,
    divided: trial.divided,
    classes: trial.classes,
    filling: trial.filling,
    capacityByClass: trial.capacityByClass,
    judgeIds: trial.judges.map(({ id }) => id),
    headJudgeId: trial.judges.find(({ head }) => head)?.id ?? null,
    proposals: trial.proposals,
  }
}

/** The fields as columns of `trial`; its judges stand in a table of their own. */
export function columnsOf(fields: TrialFields) {
  const written = WRITTEN_NAMES.map((name): [keyof TrialColumns, string | number | null] => [
    WRITTEN_FIELDS[name].column,
    fields[name] === '' ? null : fields[name],
  ])
  return {
    ...(Object.fromEntries(written) as TrialColumns),
    club_id: fields.clubId,
    type: fields.type,
    held_on: fields.date,
    divided: fields.divided,
    // In their order, and one that is named twice once.
    classes: TRIAL_CLASSES.filter((name) => fields.classes.includes(name)),
    filling: fields.filling,
    proposals: [...new Set(fields.proposals)],
    capacity_by_class: JSON.stringify(fields.capacityByClass),
  } satisfies TrialColumns
}
