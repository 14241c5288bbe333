import * as z from 'zod'
import { TRIAL_TYPES } from '#domain/trials/results.ts'
import { emailInput, phoneInput } from './accounts.ts'
import { change, get, only } from './call.ts'

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const idParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const page = z.coerce.number().int().min(1).max(10_000).default(1)
const q = z.string().trim().max(100, 'VALUE_TOO_LONG').default('')
const kind = z.enum(TRIAL_TYPES)
const shortText = z.string().trim().max(100, 'VALUE_TOO_LONG')
const nameInput = shortText.min(1, 'VALUE_REQUIRED')
const emptyOr = <T extends z.ZodType>(schema: T) => z.union([z.literal(''), schema])

export const PANEL_PAGE_SIZE = 50

/** A judge as everyone sees one; `contact` only by the judge's consent. */
export const activeJudge = z.strictObject({
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
export const activeJudges = get('/api/activejudges', 'Active judges, by name', z.array(activeJudge))

/** An organiser club with the club's own contacts. */
export const organiserClub = z.strictObject({
  id,
  name: z.string(),
  district: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
})
export type OrganiserClub = z.infer<typeof organiserClub>
export const clubs = get('/api/clubs/', 'Active clubs that organise trials, by name', z.array(organiserClub))

/** A user who may be linked: by name, without address or number. */
export const linkedUser = z.strictObject({ id, username: z.string(), name: z.string() })
export type LinkedUser = z.infer<typeof linkedUser>

const paged = <T extends z.ZodType>(rows: T) =>
  z.strictObject({
    rows: z.array(rows),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
const listQuery = z.object({ q, active: z.enum(['yes', 'no']).optional(), page })

export const judgeDetails = z.strictObject({
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
  email: emptyOr(emailInput),
  phone: phoneInput,
  contactConsent: z.boolean(),
  active: z.boolean(),
}

export const judges = only(
  'judges.edit',
  get(
    '/api/auth/judges',
    'Judges by a part of their name, town or district',
    paged(judgeDetails),
    listQuery.extend({ type: kind.optional() }),
  ),
)
/** 404 JUDGE_NOT_FOUND, as every call below. */
export const getJudge = only(
  'judges.edit',
  get('/api/auth/judges/:id', 'One judge', judgeDetails, undefined, idParams),
)
/** 404 USER_NOT_FOUND, 409 JUDGE_USER_TAKEN */
export const createJudge = only(
  'judges.edit',
  change('/api/auth/judges', 'Add a judge', 'json', z.object(judgeInput), judgeDetails),
)
/** 409 CHANGED_MEANWHILE too */
export const editJudge = only(
  'judges.edit',
  change(
    '/api/auth/judges/update',
    'Change a judge',
    'json',
    z.object({ id, version: z.number().int(), ...judgeInput }),
    judgeDetails,
  ),
)
/** 422 JUDGE_IN_USE: has a trial; such a judge is set inactive instead. */
export const deleteJudge = only(
  'judges.edit',
  change(
    '/api/auth/judges/delete',
    'Remove a judge who has no trial',
    'json',
    z.object({ id }),
    z.strictObject({ status: z.literal('done') }),
  ),
)

export const clubDetails = z.strictObject({
  id,
  version: z.number().int(),
  name: z.string(),
  district: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  active: z.boolean(),
  agents: z.array(linkedUser),
  trials: z.number().int(),
  comingTrials: z.number().int(),
})
export type ClubDetails = z.infer<typeof clubDetails>

const clubInput = {
  name: nameInput,
  district: shortText,
  email: emptyOr(emailInput),
  phone: phoneInput,
  website: emptyOr(
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'WEBSITE_INVALID' })
      .max(200, 'VALUE_TOO_LONG'),
  ),
  active: z.boolean(),
  agentIds: z.array(id).max(50),
}

export const clubList = only(
  'clubs.edit',
  get(
    '/api/auth/clubs',
    'Organiser clubs by a part of their name or district',
    paged(clubDetails),
    listQuery,
  ),
)
/** 404 CLUB_NOT_FOUND, as every call below. */
export const getClub = only(
  'clubs.edit',
  get('/api/auth/clubs/:id', 'One organiser club', clubDetails, undefined, idParams),
)
/** 404 USER_NOT_FOUND, 409 CLUB_NAME_TAKEN */
export const createClub = only(
  'clubs.edit',
  change('/api/auth/clubs', 'Add an organiser club', 'json', z.object(clubInput), clubDetails),
)
/** 409 CHANGED_MEANWHILE too */
export const editClub = only(
  'clubs.edit',
  change(
    '/api/auth/clubs/update',
    'Change an organiser club and its agents',
    'json',
    z.object({ id, version: z.number().int(), ...clubInput }),
    clubDetails,
  ),
)
/** 422 CLUB_IN_USE: has a trial; such a club is set inactive instead. */
export const deleteClub = only(
  'clubs.edit',
  change(
    '/api/auth/clubs/delete',
    'Remove a club that has no trial',
    'json',
    z.object({ id }),
    z.strictObject({ status: z.literal('done') }),
  ),
)

/** Users who may be a judge's own or a club's agents: those with the role. */
export const panelUsers = only(
  'judges.edit',
  get(
    '/api/auth/paneluser',
    'Users with the role of a judge, and of a trial agent',
    z.strictObject({ judges: z.array(linkedUser), agents: z.array(linkedUser) }),
  ),
)
