import * as z from 'zod'
import { CHIP_MARKS, PRESENCES } from '#domain/entries/checkIn.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { call } from './call.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/checkIn.ts'
import { boundedText, id, idParams } from './inputs.ts'
import { party } from './parties.ts'
import { allOf, OF_A_TRIAL, OF_ITS_STATE } from './refusals.ts'

const presence = z.enum(PRESENCES).nullable()
const chip = z.enum(CHIP_MARKS).nullable()
const text = z.string().nullable()

/** What has been seen of a dog on the morning; null or false: nothing yet. */
export const checkInMarks = z.strictObject({
  presence,
  chip,
  /** the number that was read, of a chip that differs from the dog's papers */
  chipNumber: text,
  vaccinated: z.boolean(),
  /** when the last of it but an absence was marked, and by whom */
  checkedAt: z.iso.datetime().nullable(),
  checkedBy: text,
})
export type CheckInMarks = z.infer<typeof checkInMarks>

const checkInRow = z.strictObject({
  entryId: id,
  dog: dogSummary,
  class: z.enum(TRIAL_CLASSES),
  startNumber: z.number().int().nullable(),
  party: z.number().int().nullable(),
  handler: text,
  contactPhone: text,
  marks: checkInMarks,
})
export type CheckInRow = z.infer<typeof checkInRow>

const checkInList = z.strictObject({
  trial: z.strictObject({
    id,
    type: z.enum(TRIAL_TYPES).nullable(),
    heldOn: z.iso.date().nullable(),
    place: text,
    club: z.string(),
  }),
  /** why nothing may be marked; null: it may */
  blocked: z.enum(['TRIAL_IS_DRAFT', 'TRIAL_IS_ENDED', 'TRIAL_IS_CANCELLED', 'TRIAL_NOT_BEGUN']).nullable(),
  /** the viewer marks: an agent, the head judge, SYSADMIN */
  marks: z.boolean(),
  /** the viewer gives places to the reserve */
  manages: z.boolean(),
  parties: z.array(party),
  /** the dogs that have a place, class by class in start order */
  dogs: z.array(checkInRow),
})
export type CheckInList = z.infer<typeof checkInList>

/** FORBIDDEN: for whoever neither runs nor judges the trial nor saves results. */
export const getCheckIn = call(at.getCheckIn, {
  summary: 'What has been seen of the dogs of a trial on its morning',
  access: 'results.save',
  refusals: OF_A_TRIAL,
  params: idParams,
  answer: checkInList,
})

/** Digits of a chip, as they are read; 15 of them by ISO 11784, fewer of older ones. */
export const chipNumberInput = boundedText(20)
  .trim()
  .regex(/^\d{0,15}$/, 'CHIP_NUMBER_INVALID')

/** `was`: what its writer saw. */
export const checkInChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('presence'), entryId: id, value: presence, was: presence }),
  z.object({
    field: z.literal('chip'),
    entryId: id,
    value: chip,
    was: chip,
    /** of one that differs; empty: it was not read */
    chipNumber: chipNumberInput.default(''),
  }),
  z.object({ field: z.literal('vaccinated'), entryId: id, value: z.boolean(), was: z.boolean() }),
])
export type CheckInChange = z.input<typeof checkInChange>

/**
 * CHANGED_MEANWHILE: somebody else has marked it otherwise; RESULT_IS_DONE: absent, with another result; TRIAL_NOT_BEGUN: before the day;
 * RESULT_INCOMPLETE: absent, with scores; TRIAL_FULL, CLASS_FULL: the place of the absent dog was given to another. Sent twice it is done once.
 */
export const saveCheckIn = call(at.saveCheckIn, {
  summary: 'Mark one thing that was seen of a dog on the morning, or take it back',
  access: 'results.save',
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, {
    404: ['ENTRY_NOT_IN_TRIAL'],
    409: ['RESULT_IS_DONE'],
    422: [
      'TRIAL_NOT_BEGUN',
      'RESULT_INCOMPLETE',
      'SHEET_NOT_OF_TRIAL',
      'RULEBOOK_MISSING',
      'WATER_RESULT_COUNTS',
      'TRIAL_FULL',
      'CLASS_FULL',
    ],
  }),
  params: idParams,
  body: checkInChange,
  answer: checkInRow,
})
