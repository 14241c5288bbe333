import * as z from 'zod'
import { LONGEST_CRITIQUE, REVIEW_FAULTS, REVIEW_FIELDS, REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { REVIEW_DAY_MAX_DOGS } from './constants.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/reviewDays.ts'
import { fieldChangeOf, fieldChangesOf, savedFieldOf } from './fieldChanges.ts'
import { REVIEW_DAY_STATES } from './firstConstants.ts'
import {
  addressNumber,
  boundedText,
  dayInput,
  id,
  idParams,
  lineInput,
  neededLine,
  page,
  valuesByName,
} from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'
import { REVIEW_REFUSALS, staffReviewRow } from './reviewStaff.ts'

const version = z.number().int()
const kind = z.enum(REVIEW_KINDS)
const field = z.enum(REVIEW_FIELDS)
/** A value of a sheet as it travels. */
const value = z.union([z.number(), boundedText(LONGEST_CRITIQUE, 'TEXT_INVALID'), z.null()])
const values = valuesByName(REVIEW_FIELDS, value)

const event = z.strictObject({
  /** null: its reviews were written without a day */
  id: id.nullable(),
  state: z.enum(REVIEW_DAY_STATES),
  kind,
  date: z.iso.date(),
  place: z.string(),
  /** names of those who reviewed there */
  reviewers: z.array(z.string()),
  dogs: z.number().int(),
})
export type ReviewEvent = z.infer<typeof event>
const events = z.strictObject({
  /** newest first */
  days: z.array(event),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type ReviewEvents = z.infer<typeof events>

export const reviewDays = call(at.reviewDays, {
  summary: 'Every event of reviews: those to come, those being written and those held',
  access: 'reviews.edit',
  query: z.object({
    kind: kind.optional(),
    state: z.enum(REVIEW_DAY_STATES).optional(),
    year: addressNumber.min(1900).max(2999).optional(),
    page,
  }),
  cost: 2,
  answer: events,
})

const entry = z.strictObject({
  entryId: id,
  /** raised by every save */
  version,
  dog: dogSummary,
  values,
  /** what bars its review on this day; null: nothing */
  fault: z.enum(REVIEW_FAULTS).nullable(),
})
export type ReviewEntry = z.infer<typeof entry>
const day = z.strictObject({
  id,
  version,
  kind,
  date: z.iso.date(),
  place: z.string(),
  reviewer: z.string(),
  /** null: it is being written */
  publishedAt: z.iso.datetime().nullable(),
  /** of a day that is being written, by time of day, then in the order in which they came */
  entries: z.array(entry),
  /** of a published one, in the same order */
  reviews: z.array(staffReviewRow),
})
export type ReviewDay = z.infer<typeof day>

const OF_A_DAY: Refusals = { 404: ['REVIEW_DAY_NOT_FOUND'] }
const OF_A_DRAFT = allOf(OF_A_DAY, { 422: ['REVIEW_DAY_PUBLISHED'] })

export const reviewDay = call(at.reviewDay, {
  summary: 'One review day with its dogs',
  access: 'reviews.edit',
  params: idParams,
  refusals: OF_A_DAY,
  answer: day,
})
export const reviewDayChanges = call(at.reviewDayChanges, {
  summary: 'Who has changed, published and opened a review day, and when',
  access: 'reviews.edit',
  params: idParams,
  query: auditPaging,
  refusals: OF_A_DAY,
  answer: auditPage,
})

const head = { kind, date: dayInput('DATE_INVALID'), place: neededLine(100), reviewer: neededLine(100) }
/** Of a kind, day, place and reviewer there is one day: sent twice it adds one. */
export const addReviewDay = call(at.addReviewDay, {
  summary: 'Begin a review day',
  access: 'reviews.edit',
  body: z.object(head),
  answer: day,
})
export const editReviewDay = call(at.editReviewDay, {
  summary: 'Change kind, day, place and reviewer of a day that is being written',
  access: 'reviews.edit',
  params: idParams,
  body: z.object({ version, ...head }),
  refusals: allOf(OF_A_DRAFT, { 409: ['REVIEW_DAY_EXISTS'] }),
  answer: day,
})
export const removeReviewDay = call(at.removeReviewDay, {
  summary: 'Remove a day that has no dogs',
  access: 'reviews.edit',
  params: idParams,
  refusals: allOf(OF_A_DRAFT, { 422: ['REVIEW_DAY_HAS_DOGS'] }),
  answer: z.strictObject({ status: z.literal('done') }),
})

/** What has become of a number: `there` had been added before, `barred` cannot be reviewed on the day. */
const addedNumber = z.strictObject({
  number: z.string(),
  status: z.enum(['added', 'there', 'unknown', 'barred']),
  /** of a barred one, why */
  fault: z.enum(REVIEW_FAULTS).nullable(),
})
export type AddedNumber = z.infer<typeof addedNumber>
export const addDayDogs = call(at.addDayDogs, {
  summary: 'Add dogs to a day by their numbers',
  access: 'reviews.edit',
  params: idParams,
  body: z.object({
    numbers: z.array(lineInput(60)).max(REVIEW_DAY_MAX_DOGS, 'REVIEW_DAY_FULL').min(1),
  }),
  cost: 3,
  refusals: allOf(OF_A_DRAFT, { 422: ['REVIEW_DAY_FULL'] }),
  answer: z.strictObject({ day, numbers: z.array(addedNumber) }),
})
export const removeDayDog = call(at.removeDayDog, {
  summary: 'Take a dog and what was written of it off a day',
  access: 'reviews.edit',
  params: idParams,
  body: z.object({ entryId: id }),
  refusals: allOf(OF_A_DRAFT, { 404: ['REVIEW_ENTRY_NOT_FOUND'] }),
  answer: day,
})
/** One that is there stays. */
export const restoreDayDog = call(at.restoreDayDog, {
  summary: 'Put a dog that was taken off a day back, with what was written of it',
  access: 'reviews.edit',
  params: idParams,
  body: z.object({ entryId: id }),
  refusals: allOf(OF_A_DRAFT, {
    404: ['REVIEW_ENTRY_NOT_FOUND'],
    409: ['REVIEW_ENTRY_EXISTS'],
    422: ['REVIEW_DAY_FULL', ...REVIEW_FAULTS],
  }),
  answer: day,
})

const fieldChange = fieldChangeOf(field, value)
export type ReviewFieldChange = z.infer<typeof fieldChange>
const savedField = savedFieldOf(field, value)
export type SavedReviewField = z.infer<typeof savedField>
const savedEntry = z.strictObject({ entryId: id, version, values })
export type SavedReviewEntry = z.infer<typeof savedEntry>
const savedFields = z.strictObject({ fields: z.array(savedField), sheets: z.array(savedEntry) })
export type SavedReviewFields = z.infer<typeof savedFields>

/** Each field only where it still is what its writer saw; types and ranges alone are checked. Sent twice it saves once. */
export const saveDayFields = call(at.saveDayFields, {
  summary: 'Save fields of a day’s dogs as they are typed',
  access: 'reviews.edit',
  params: idParams,
  body: z.object({ changes: fieldChangesOf(fieldChange) }),
  refusals: OF_A_DRAFT,
  answer: savedFields,
})

/**
 * Every dog of it becomes a review, or none does. REVIEW_DAY_INCOMPLETE: with a code for every field `<entryId>.<field>` that bars it;
 * CHANGED_MEANWHILE: somebody has written after what the caller saw.
 */
export const publishReviewDay = call(at.publishReviewDay, {
  summary: 'Check a day and publish its reviews',
  access: 'reviews.edit',
  params: idParams,
  body: z.object({
    /** the dogs as the caller saw them */
    seen: z.array(z.object({ entryId: id, version })).max(REVIEW_DAY_MAX_DOGS),
  }),
  cost: 3,
  refusals: allOf(OF_A_DAY, REVIEW_REFUSALS, {
    422: ['REVIEW_DAY_INCOMPLETE', 'REVIEW_DAY_EMPTY', 'REVIEW_DAY_PUBLISHED'],
  }),
  answer: day,
})
export const reopenReviewDay = call(at.reopenReviewDay, {
  summary: 'Take the reviews of a day back from the public, to write on',
  access: 'reviews.edit',
  params: idParams,
  refusals: OF_A_DAY,
  answer: day,
})
