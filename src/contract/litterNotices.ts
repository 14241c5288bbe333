import * as z from 'zod'
import { DECIDED_STATES, NOTICE_STATES } from '#domain/breeding/litterNotice.ts'
import { NOTICE_TYPES } from '#domain/breeding/noticeTypes.ts'
import { emailOrNone, nameOrNone, phoneInput } from './accounts.ts'
import { auditPage, auditPaging, namedAccount } from './audit.ts'
import { call } from './call.ts'
import { dogRecord, dogSummary, inbreedingFields, regnrInput } from './dogs.ts'
import * as at from './endpoints/litterNotices.ts'
import {
  breedCode,
  dayInput,
  filterText,
  id,
  idParams,
  lineInput,
  page,
  textInput,
  webAddressOrNone,
} from './inputs.ts'
import { MATING_WARNINGS } from './pedigree.ts'
import type { Refusals } from './refusals.ts'

const day = z.iso.date()
const PLACE_MAX_LENGTH = 60
const FURTHER_MAX_LENGTH = 2000

/** What everyone is told of a notice. */
const told = {
  id,
  type: z.enum(NOTICE_TYPES),
  kennelName: z.string().nullable(),
  matingDate: day.nullable(),
  birthDate: day.nullable(),
  females: z.number().int().nullable(),
  males: z.number().int().nullable(),
  sold: z.boolean(),
  place: z.string().nullable(),
  website: z.string().nullable(),
  furtherInformation: z.string().nullable(),
  /** of whoever agreed that it is shown; null: nothing is */
  contact: z
    .strictObject({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  updatedAt: z.iso.datetime(),
}
/** A parent; `reported`: what the club has published of reports on its health, by abbreviations of the health code list */
const parent = dogRecord.extend({ reported: z.array(z.string()) })
export type NoticeParent = z.infer<typeof parent>
const parents = { father: parent, mother: parent }
export const litterInquiry = z.strictObject({ ...told, ...parents })
export type LitterInquiry = z.infer<typeof litterInquiry>

const listed = {
  ...told,
  ...parents,
  /** of the litter that the two have or would have; null while a parent is not in the pedigree in memory */
  ...inbreedingFields,
  /** rules of the studbook that the mating meets; codes of the `litters.warnings` texts */
  warnings: z.array(z.enum(MATING_WARNINGS)),
}
const listedNotice = z.strictObject(listed)
export type ListedNotice = z.infer<typeof listedNotice>

export const litterNotices = call(at.litterNotices, {
  summary: 'Notices of litters, plans, matings or studs that are shown, the one updated last first',
  params: z.object({ type: z.enum(NOTICE_TYPES, 'NOTICE_TYPE_INVALID') }),
  query: z.object({ breed: breedCode.optional(), place: filterText }),
  cost: 3,
  refusals: { 400: ['NOTICE_TYPE_INVALID'], 404: ['BREED_NOT_FOUND'] },
  answer: z.array(listedNotice),
})
export const getLitterInquiry = call(at.getLitterInquiry, {
  summary: 'One litter, plan, mating or stud inquiry that is shown',
  params: idParams,
  refusals: { 404: ['LITTER_NOT_FOUND'] },
  answer: litterInquiry,
})

/** A notice as whoever keeps it sees it. */
const kept = {
  ...listed,
  state: z.enum(NOTICE_STATES),
  expiresOn: day,
  /** it is no longer shown, for it has not been updated for long */
  expired: z.boolean(),
  /** why it was declined, or why it stands though no owner of the dam is known */
  reason: z.string().nullable(),
  version: z.number().int(),
}
const ownNotice = z.strictObject({
  ...kept,
  /** the shown notice that this one changes once it is approved */
  replaces: id.nullable(),
})
export type OwnNotice = z.infer<typeof ownNotice>

const ownNoticesAnswer = z.strictObject({
  notices: z.array(ownNotice),
  /** the own dogs, of which a notice can be written */
  dogs: z.array(dogSummary),
})
export type OwnNotices = z.infer<typeof ownNoticesAnswer>

export const ownNotices = call(at.ownNotices, {
  summary: 'The notices that one keeps oneself, and the dogs of which one may write one',
  access: 'signedIn',
  cost: 2,
  answer: ownNoticesAnswer,
})

const countInput = z
  .number('COUNT_INVALID')
  .int('COUNT_INVALID')
  .min(0, 'COUNT_INVALID')
  .max(99, 'COUNT_INVALID')
const noticeFields = {
  type: z.enum(NOTICE_TYPES),
  fatherRegnr: regnrInput,
  motherRegnr: regnrInput,
  kennelName: lineInput(100),
  matingDate: dayInput('DATE_INVALID').nullable(),
  birthDate: dayInput('DATE_INVALID').nullable(),
  females: countInput.nullable(),
  males: countInput.nullable(),
  sold: z.boolean(),
  place: lineInput(PLACE_MAX_LENGTH),
  website: webAddressOrNone,
  furtherInformation: textInput(FURTHER_MAX_LENGTH),
  contactName: nameOrNone,
  contactEmail: emailOrNone,
  contactPhone: phoneInput,
}
/** `id` and `version`: of the notice that is changed; null: a new one. */
const noticeInput = z.object({ id: id.nullable(), version: z.number().int(), ...noticeFields })

const OF_A_NOTICE: Refusals = { 404: ['LITTER_NOT_FOUND'], 409: ['CHANGED_MEANWHILE'] }
const OF_A_PAIR: Refusals = {
  404: ['SIRE_NOT_FOUND', 'DAM_NOT_FOUND', 'LITTER_NOT_FOUND'],
  409: ['CHANGED_MEANWHILE'],
  422: [
    'INPUT_INVALID',
    'DOG_WITH_ITSELF',
    'SAME_SEX',
    'SIRE_NOT_MALE',
    'DAM_NOT_FEMALE',
    'DIFFERENT_BREEDS',
  ],
}
const versioned = z.object({ id, version: z.number().int() })

/** NOT_OWN_DAM, NOT_OWN_DOG: a notice is written by an owner of the dam, of a stud by an owner of either dog. */
export const saveOwnNotice = call(at.saveOwnNotice, {
  summary: 'Write a notice or change one’s own; it is shown once a breed adviser has approved it',
  access: 'signedIn',
  body: noticeInput,
  cost: 3,
  refusals: {
    ...OF_A_PAIR,
    422: [...OF_A_PAIR[422]!, 'NOT_OWN_DAM', 'NOT_OWN_DOG', 'TOO_MANY_NOTICES'],
  },
  answer: ownNotice,
})
export const renewOwnNotice = call(at.renewOwnNotice, {
  summary: 'Say that one’s own notice is still true: it is shown for three months more',
  access: 'signedIn',
  body: versioned,
  refusals: { ...OF_A_NOTICE, 422: ['NOTICE_STEP_IMPOSSIBLE'] },
  answer: ownNotice,
})
export const withdrawOwnNotice = call(at.withdrawOwnNotice, {
  summary: 'Take one’s own notice away',
  access: 'signedIn',
  body: versioned,
  refusals: { ...OF_A_NOTICE, 422: ['NOTICE_STEP_IMPOSSIBLE'] },
  answer: ownNotice,
})

const staffNoticeAnswer = z.strictObject({
  ...kept,
  /** who keeps it; null: the staff */
  owner: namedAccount.nullable(),
  /** what is shown as long as this one waits */
  replaces: listedNotice.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: namedAccount.nullable(),
  /** whether an owner of the dam is known */
  damOwned: z.boolean(),
})
export type StaffNotice = z.infer<typeof staffNoticeAnswer>
const staffNoticesAnswer = z.strictObject({
  /** for a decision, the longest waiting first, at most a hundred */
  waiting: z.array(staffNoticeAnswer),
  notices: z.array(staffNoticeAnswer),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type StaffNotices = z.infer<typeof staffNoticesAnswer>

export const staffNotices = call(at.staffNotices, {
  summary: 'What waits for a decision, then the other notices, the one updated last first',
  access: 'litters.read',
  query: z.object({ state: z.enum(DECIDED_STATES).optional(), breed: breedCode.optional(), page }),
  cost: 3,
  refusals: { 404: ['BREED_NOT_FOUND'] },
  answer: staffNoticesAnswer,
})
export const staffNotice = call(at.staffNotice, {
  summary: 'One notice with who keeps it',
  access: 'litters.read',
  params: idParams,
  refusals: { 404: ['LITTER_NOT_FOUND'] },
  answer: staffNoticeAnswer,
})
/** Newest first; `next` is the `before` of the following page. */
export const noticeChanges = call(at.noticeChanges, {
  summary: 'Who has changed what of a notice, and when',
  access: 'litters.read',
  params: idParams,
  query: auditPaging,
  refusals: { 404: ['LITTER_NOT_FOUND'] },
  answer: auditPage,
})
/** DAM_OWNER_MISSING: no owner of the dam is known, and no reason says why it may stand all the same, which only who decides may give. */
export const saveNotice = call(at.saveNotice, {
  summary: 'Write or change a notice in the name of the club; it is shown at once',
  access: 'litters.edit',
  body: noticeInput.extend({ reason: textInput(500) }),
  cost: 3,
  refusals: {
    ...OF_A_PAIR,
    422: [...OF_A_PAIR[422]!, 'DAM_OWNER_MISSING', 'NOTICE_STEP_IMPOSSIBLE'],
  },
  answer: staffNoticeAnswer,
})
/** INPUT_INVALID: REASON_MISSING at the reason of a notice that is declined or taken away. */
export const decideNotice = call(at.decideNotice, {
  summary: 'Approve or decline a notice, or take it away',
  access: 'litters.decide',
  body: versioned.extend({ action: z.enum(['approve', 'decline', 'withdraw']), reason: textInput(500) }),
  refusals: { ...OF_A_NOTICE, 422: ['INPUT_INVALID', 'NOTICE_STEP_IMPOSSIBLE', 'DAM_OWNER_MISSING'] },
  answer: staffNoticeAnswer,
})
