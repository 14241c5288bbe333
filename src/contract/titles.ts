import * as z from 'zod'
import { SHOW_MARKS } from '#domain/shows/grades.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { MOST_TITLES } from './constants.ts'
import { titles as titlesEndpoint } from './endpoints/dogs.ts'
import * as at from './endpoints/titles.ts'
import { boundedText, dayInput, emptyOr, id, idParams, lineInput, neededLine } from './inputs.ts'
import { localText } from './localText.ts'
import { allOf, type Refusals } from './refusals.ts'

const version = z.number().int()
const count = z.number().int()

const rule = z.strictObject({
  mark: z.string(),
  shows: count,
  judges: count,
  countries: count,
  /** two letters; empty: of any */
  country: z.string(),
  months: count.nullable(),
  span: count.nullable(),
  validFrom: z.iso.date(),
  more: z.boolean(),
})
const title = z.strictObject({
  id,
  version,
  code: z.string(),
  name: localText,
  /** two letters; empty: international */
  country: z.string(),
  /** whether it can be given to a dog now */
  offered: z.boolean(),
  /** what show results tell of it, see domain/shows/titleRules.ts; null: it is entered */
  rule: rule.nullable(),
})
export type TitleDetails = z.infer<typeof title>

export const titles = call(titlesEndpoint, {
  summary: 'The list of champion titles in its order, with their names in three languages',
  cost: 0.1,
  answer: z.array(title),
})

/** Two letters, or none. */
export const countryInput = emptyOr(
  2,
  boundedText(2, 'COUNTRY_INVALID').regex(/^[A-Z]{2}$/, 'COUNTRY_INVALID'),
  'COUNTRY_INVALID',
)
/** Most shows, judges, countries and months that a rule asks for. */
const MOST_ASKED = 120
const asked = (least: number) =>
  z
    .number('TITLE_RULE_INVALID')
    .int('TITLE_RULE_INVALID')
    .min(least, 'TITLE_RULE_INVALID')
    .max(MOST_ASKED, 'TITLE_RULE_INVALID')
const ruleInput = z
  .object({
    mark: z.enum(SHOW_MARKS, 'SHOW_MARK_INVALID'),
    shows: asked(1),
    judges: asked(0),
    countries: asked(1),
    country: countryInput,
    months: asked(1).nullable(),
    span: asked(1).nullable(),
    validFrom: dayInput('DATE_INVALID'),
    more: z.boolean(),
  })
  .refine(({ shows, judges }) => judges <= shows, { path: ['judges'], error: 'TITLE_RULE_CONTRADICTS' })
  .refine(({ shows, countries, country }) => countries <= (country === '' ? shows : 1), {
    path: ['countries'],
    error: 'TITLE_RULE_CONTRADICTS',
  })
const editable = {
  name: z.object({ fi: neededLine(100), sv: lineInput(100), en: lineInput(100) }),
  country: countryInput,
  offered: z.boolean(),
  rule: ruleInput.nullable(),
}

const OF_A_TITLE: Refusals = { 404: ['TITLE_NOT_FOUND'] }

export const createTitle = call(at.createTitle, {
  summary: 'Add a champion title to the end of the list',
  access: 'shows.edit',
  body: z.object({
    code: boundedText(20, 'TITLE_CODE_INVALID')
      .trim()
      .regex(/^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9 .&/-]*$/, 'TITLE_CODE_INVALID'),
    ...editable,
  }),
  refusals: { 409: ['TITLE_CODE_EXISTS'], 422: ['TITLES_TOO_MANY'] },
  answer: title,
})
/** Its code stays: dogs' titles refer to it. */
export const editTitle = call(at.editTitle, {
  summary: 'Change a champion title',
  access: 'shows.edit',
  body: z.object({ id, version, ...editable }),
  refusals: OF_A_TITLE,
  answer: title,
})
/** Sent twice it changes nothing more. */
export const placeTitle = call(at.placeTitle, {
  summary: 'Move a champion title to a place of the list, from 1',
  access: 'shows.edit',
  body: z.object({ id, place: z.number().int().min(1).max(MOST_TITLES) }),
  refusals: OF_A_TITLE,
  answer: z.array(title),
})
export const deleteTitle = call(at.deleteTitle, {
  summary: 'Remove a champion title that no dog has',
  access: 'shows.edit',
  body: z.object({ id }),
  refusals: allOf(OF_A_TITLE, { 422: ['TITLE_IN_USE'] }),
  answer: z.strictObject({ status: z.literal('done') }),
})

const use = z.strictObject({
  /** every title that dogs have, also those that the list does not hold, most dogs first */
  used: z.array(z.strictObject({ code: z.string(), dogs: count })),
})
export type TitleUse = z.infer<typeof use>
export const titleUse = call(at.titleUse, {
  summary: 'How many dogs have each title',
  access: 'shows.edit',
  answer: use,
})
export const titleChanges = call(at.titleChanges, {
  summary: 'Who has changed what of a champion title, and when',
  access: 'shows.edit',
  params: idParams,
  query: auditPaging,
  refusals: OF_A_TITLE,
  answer: auditPage,
})
