import type { Updateable } from 'kysely'
import type { TrialFields } from '#domain/trials/trialForm.ts'
import type { Schema } from '../platform/schema.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** What an organiser has written down, out of the stored trial. */
export function fieldsOf(trial: TrialHead): TrialFields {
  return {
    clubId: trial.club.id,
    type: trial.type,
    date: trial.heldOn,
    endDate: trial.endDate,
    place: trial.place ?? '',
    district: trial.district ?? '',
    startTime: trial.startTime,
    endTime: trial.endTime,
    divided: trial.divided,
    classes: trial.classes,
    registrationStart: trial.registrationStart,
    registrationEnd: trial.registrationEnd,
    organiserPhone: trial.organiserPhone ?? '',
    organiserEmail: trial.organiserEmail ?? '',
    invitation: trial.invitation ?? '',
    birdSpecies: trial.birdSpecies ?? '',
    birdReleaseCount: trial.birdReleaseCount,
    birdReleaseTime: trial.birdReleaseTime,
    droppedBirdCount: trial.droppedBirdCount,
    capacity: trial.capacity,
    capacityByClass: trial.capacityByClass,
    judgeIds: trial.judges.map(({ id }) => id),
    headJudgeId: trial.judges.find(({ head }) => head)?.id ?? null,
  }
}

/** The fields as columns of `trial`; its judges stand in a table of their own. */
export function columnsOf(fields: TrialFields) {
  return {
    club_id: fields.clubId,
    type: fields.type,
    held_on: fields.date,
    end_date: fields.endDate,
    place: fields.place || null,
    district: fields.district || null,
    start_time: fields.startTime,
    end_time: fields.endTime,
    divided: fields.divided,
    classes: [...fields.classes],
    registration_start: fields.registrationStart,
    registration_end: fields.registrationEnd,
    organiser_phone: fields.organiserPhone || null,
    organiser_email: fields.organiserEmail || null,
    invitation: fields.invitation || null,
    bird_species: fields.birdSpecies || null,
    bird_release_count: fields.birdReleaseCount,
    bird_release_time: fields.birdReleaseTime,
    dropped_bird_count: fields.droppedBirdCount,
    capacity: fields.capacity,
    capacity_by_class: JSON.stringify(fields.capacityByClass),
  } satisfies Updateable<Schema['trial']>
}
