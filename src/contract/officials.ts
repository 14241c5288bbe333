import * as z from 'zod'
import { TRIAL_TYPES } from '#domain/trials/results.ts'
import { emailOrNone, phoneInput } from './accounts.ts'
import { done } from './answers.ts'
import { auditPage, auditPaging } from './audit.ts'
import { bankAccountFields, receiptFields, refinePartOfAccount } from './bankAccount.ts'
import { call } from './call.ts'
import * as at from './endpoints/officials.ts'
import { filterText, id, idParams, lineInput, neededLine, page, webAddressOrNone } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const kind = z.enum(TRIAL_TYPES)
const shortText = lineInput(100)
const nameInput = neededLine(100)

export const OFFICIALS_PAGE_SIZE = 50

/** A judge as everyone sees one; `contact` only by the judge's consent. */
const activeJudge = z.strictObject({
  id,
  name: z.string(),
  qualifications: z.array(kind),
  district: z.string().nullable(),
  town: z.string().nullable(),
  contact: z.strictObject({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** published trials from today on */
  comingTrials: z.number().int(),
})
export type ActiveJudge = z.infer<typeof activeJudge>
export const activeJudges = call(at.activeJudges, {
  summary: 'Active judges, by name',
  answer: z.array(activeJudge),
})

/** An organiser club with the club's own contacts. */
const organiserClub = z.strictObject({
  id,
  name: z.string(),
  district: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
})
export const clubs = call(at.clubs, {
  summary: 'Active clubs that organise trials, by name',
  answer: z.array(organiserClub),
})

/** A user who may be linked: by name, without address or number. */
const linkedUser = z.strictObject({ id, username: z.string(), name: z.string() })
export type LinkedUser = z.infer<typeof linkedUser>

const paged = <T extends z.ZodType>(rows: T) =>
  z.strictObject({
    rows: z.array(rows),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })

/** What the calls by which judges and clubs are kept say alike; each of both brings its own details. */
const listQuery = { q: filterText, active: z.enum(['yes', 'no']).optional(), page }
const version = z.number().int()

const judgeDetails = z.strictObject({
  id,
  version: z.number().int(),
  name: z.string(),
  user: linkedUser.nullable(),
  qualifications: z.array(kind),
  district: z.string(),
  town: z.string(),
  email: z.string(),
  phone: z.string(),
  contactConsent: z.boolean(),
  active: z.boolean(),
  /** trials judged or to be judged */
  trials: z.number().int(),
  comingTrials: z.number().int(),
})
export type JudgeDetails = z.infer<typeof judgeDetails>

const judgeInput = {
  name: nameInput,
  userId: id.nullable(),
  qualifications: z.array(kind).max(TRIAL_TYPES.length),
  district: shortText,
  town: shortText,
  email: emailOrNone,
  phone: phoneInput,
  contactConsent: z.boolean(),
  active: z.boolean(),
}

const OF_A_JUDGE: Refusals = { 404: ['USER_NOT_FOUND'], 409: ['JUDGE_USER_TAKEN'] }

export const judges = call(at.judges, {
  summary: 'Judges by a part of their name, town or district',
  access: 'judges.edit',
  query: z.object({ ...listQuery, type: kind.optional() }),
  answer: paged(judgeDetails),
})
export const getJudge = call(at.getJudge, {
  summary: 'One judge',
  access: 'judges.edit',
  params: idParams,
  refusals: { 404: ['JUDGE_NOT_FOUND'] },
  answer: judgeDetails,
})
export const createJudge = call(at.createJudge, {
  summary: 'Add a judge',
  access: 'judges.edit',
  body: z.object(judgeInput),
  refusals: OF_A_JUDGE,
  answer: judgeDetails,
})
export const editJudge = call(at.editJudge, {
  summary: 'Change a judge',
  access: 'judges.edit',
  body: z.object({ id, version, ...judgeInput }),
  refusals: allOf(OF_A_JUDGE, { 404: ['JUDGE_NOT_FOUND'] }),
  answer: judgeDetails,
})
/** Who has a trial is set inactive instead (JUDGE_IN_USE). */
export const deleteJudge = call(at.deleteJudge, {
  summary: 'Remove a judge who has no trial',
  access: 'judges.edit',
  body: z.object({ id }),
  refusals: { 404: ['JUDGE_NOT_FOUND'], 422: ['JUDGE_IN_USE'] },
  answer: done,
})

const clubDetails = z.strictObject({
  id,
  version: z.number().int(),
  name: z.string(),
  district: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  iban: z.string(),
  bic: z.string(),
  accountHolder: z.string(),
  businessId: z.string(),
  vatPercent: z.string(),
  active: z.boolean(),
  agents: z.array(linkedUser),
  trials: z.number().int(),
  comingTrials: z.number().int(),
})
export type ClubDetails = z.infer<typeof clubDetails>

const clubInput = {
  name: nameInput,
  district: shortText,
  email: emailOrNone,
  phone: phoneInput,
  website: webAddressOrNone,
  active: z.boolean(),
  ...bankAccountFields,
  ...receiptFields,
  agentIds: z.array(id).max(50),
}

const OF_A_CLUB: Refusals = { 404: ['USER_NOT_FOUND'], 409: ['CLUB_NAME_TAKEN'] }

export const clubList = call(at.clubList, {
  summary: 'Organiser clubs by a part of their name or district',
  access: 'clubs.edit',
  query: z.object(listQuery),
  answer: paged(clubDetails),
})
export const getClub = call(at.getClub, {
  summary: 'One organiser club',
  access: 'clubs.edit',
  params: idParams,
  refusals: { 404: ['CLUB_NOT_FOUND'] },
  answer: clubDetails,
})
export const createClub = call(at.createClub, {
  summary: 'Add an organiser club',
  access: 'clubs.edit',
  body: z.object(clubInput).superRefine(refinePartOfAccount),
  refusals: OF_A_CLUB,
  answer: clubDetails,
})
export const editClub = call(at.editClub, {
  summary: 'Change an organiser club and its agents',
  access: 'clubs.edit',
  body: z.object({ id, version, ...clubInput }).superRefine(refinePartOfAccount),
  refusals: allOf(OF_A_CLUB, { 404: ['CLUB_NOT_FOUND'] }),
  answer: clubDetails,
})
/** One that has a trial is set inactive instead (CLUB_IN_USE). */
export const deleteClub = call(at.deleteClub, {
  summary: 'Remove a club that has no trial',
  access: 'clubs.edit',
  body: z.object({ id }),
  refusals: { 404: ['CLUB_NOT_FOUND'], 422: ['CLUB_IN_USE'] },
  answer: done,
})

/** Users who may be a judge's own or a club's agents: those with the role; and the active judges who have no user yet. */
export const officialUsers = call(at.officialUsers, {
  summary: 'Users with the role of a judge, and of a trial agent; judges without a user',
  access: 'judges.edit',
  answer: z.strictObject({
    judges: z.array(linkedUser),
    agents: z.array(linkedUser),
    freeJudges: z.array(z.strictObject({ id, name: z.string() })),
  }),
})
export const judgeChanges = call(at.judgeChanges, {
  summary: 'Who has changed what of a judge, and when',
  access: 'judges.edit',
  params: idParams,
  query: auditPaging,
  refusals: { 404: ['JUDGE_NOT_FOUND'] },
  answer: auditPage,
})
export const clubChanges = call(at.clubChanges, {
  summary: 'Who has changed what of an organiser club, and when',
  access: 'clubs.edit',
  params: idParams,
  query: auditPaging,
  refusals: { 404: ['CLUB_NOT_FOUND'] },
  answer: auditPage,
})
