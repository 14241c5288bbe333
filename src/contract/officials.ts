import * as z from 'zod'
import { TRIAL_TYPES } from '#domain/trials/results.ts'
import { emailInput, phoneInput } from './accounts.ts'
import { change, get, only } from './call.ts'
import { emptyOr, filterText, id, idParams, lineInput, neededLine, page } from './inputs.ts'

const kind = z.enum(TRIAL_TYPES)
const shortText = lineInput(100)
const nameInput = neededLine(100)

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

/** The calls by which whoever has the permission keeps one kind of thing. */
const keptBy = <Details extends z.ZodType, Input extends z.ZodRawShape, Query extends z.ZodRawShape>({
  permission,
  path,
  details,
  input,
  query,
  summaries,
}: {
  readonly permission: 'judges.edit' | 'clubs.edit'
  readonly path: `/api/auth/${string}`
  readonly details: Details
  readonly input: Input
  readonly query: Query
  readonly summaries: Readonly<Record<'list' | 'one' | 'add' | 'change' | 'remove', string>>
}) => ({
  list: only(
    permission,
    get(
      path,
      summaries.list,
      paged(details),
      z.object({ q: filterText, active: z.enum(['yes', 'no']).optional(), page, ...query }),
    ),
  ),
  one: only(permission, get(`${path}/:id`, summaries.one, details, undefined, idParams)),
  add: only(permission, change(path, summaries.add, 'json', z.object(input), details)),
  change: only(
    permission,
    change(
      `${path}/update`,
      summaries.change,
      'json',
      z.object({ id, version: z.number().int(), ...input }),
      details,
    ),
  ),
  remove: only(
    permission,
    change(
      `${path}/delete`,
      summaries.remove,
      'json',
      z.object({ id }),
      z.strictObject({ status: z.literal('done') }),
    ),
  ),
})

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
  email: emptyOr(emailInput, 'EMAIL_INVALID'),
  phone: phoneInput,
  contactConsent: z.boolean(),
  active: z.boolean(),
}

/**
 * 404 JUDGE_NOT_FOUND, USER_NOT_FOUND; 409 JUDGE_USER_TAKEN, CHANGED_MEANWHILE; 422 JUDGE_IN_USE: has a trial, and is set inactive
 * instead of removed.
 */
export const {
  list: judges,
  one: getJudge,
  add: createJudge,
  change: editJudge,
  remove: deleteJudge,
} = keptBy({
  permission: 'judges.edit',
  path: '/api/auth/judges',
  details: judgeDetails,
  input: judgeInput,
  query: { type: kind.optional() },
  summaries: {
    list: 'Judges by a part of their name, town or district',
    one: 'One judge',
    add: 'Add a judge',
    change: 'Change a judge',
    remove: 'Remove a judge who has no trial',
  },
})

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

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
const clubInput = {
  name: nameInput,
  district: shortText,
  email: emptyOr(emailInput, 'EMAIL_INVALID'),
  phone: phoneInput,
  website: emptyOr(
    lineInput(200, 'WEBSITE_INVALID').refine((text) => webAddress.safeParse(text).success, 'WEBSITE_INVALID'),
    'WEBSITE_INVALID',
  ),
  active: z.boolean(),
  agentIds: z.array(id).max(50),
}

/**
 * 404 CLUB_NOT_FOUND, USER_NOT_FOUND; 409 CLUB_NAME_TAKEN, CHANGED_MEANWHILE; 422 CLUB_IN_USE: has a trial, and is set inactive
 * instead of removed.
 */
export const {
  list: clubList,
  one: getClub,
  add: createClub,
  change: editClub,
  remove: deleteClub,
} = keptBy({
  permission: 'clubs.edit',
  path: '/api/auth/clubs',
  details: clubDetails,
  input: clubInput,
  query: {},
  summaries: {
    list: 'Organiser clubs by a part of their name or district',
    one: 'One organiser club',
    add: 'Add an organiser club',
    change: 'Change an organiser club and its agents',
    remove: 'Remove a club that has no trial',
  },
})

/** Users who may be a judge's own or a club's agents: those with the role. */
export const panelUsers = only(
  'judges.edit',
  get(
    '/api/auth/paneluser',
    'Users with the role of a judge, and of a trial agent',
    z.strictObject({ judges: z.array(linkedUser), agents: z.array(linkedUser) }),
  ),
)
