import * as z from 'zod'
import { call } from './call.ts'
import { LONGEST_TITLE_SOURCE } from './constants.ts'
import { saveId } from './dogShows.ts'
import { dogSummary, OF_A_DOG, regnrParams } from './dogs.ts'
import * as at from './endpoints/dogTitles.ts'
import { addressId, boundedText, dayInput, id, lineInput } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'
import { countryInput } from './titles.ts'

const count = z.number().int()

const dogTitle = z.strictObject({
  id,
  version: z.number().int(),
  /** of the list; an import may have brought another */
  code: z.string(),
  date: z.iso.date().nullable(),
  /** two letters; empty: not told, or international */
  country: z.string(),
  /** where it is known from; empty: not told */
  source: z.string(),
})
export type StaffTitle = z.infer<typeof dogTitle>
const savedTitle = dogTitle.extend({ save: saveId })

const finding = z.strictObject({
  code: z.string(),
  /** the day of the result that completes it */
  on: z.iso.date(),
  /** whether the results are all that the rule asks for: then it is proposed; else they are a part of it */
  complete: z.boolean(),
  mark: z.string(),
  /** those that it rests on, by their days */
  results: z.array(
    z.strictObject({
      date: z.iso.date(),
      place: z.string(),
      country: z.string(),
      show: z.string(),
      /** empty: not known */
      judge: z.string(),
    }),
  ),
  /** what each demand of the rule asks for, and what the results have; null: it does not ask */
  shows: z.strictObject({ has: count, asks: count }),
  judges: z.strictObject({ has: count, asks: count }),
  countries: z.strictObject({ has: count, asks: count }),
  months: z.strictObject({ has: count, asks: count }).nullable(),
  span: z.strictObject({ has: count, asks: count }).nullable(),
})
export type StaffTitleFinding = z.infer<typeof finding>

const dogTitlesAnswer = z.strictObject({
  dog: dogSummary,
  /** by day, those without one last */
  titles: z.array(dogTitle),
  /** what follows from show results and the dog has not, in the order of the list */
  findings: z.array(finding),
})
export type DogTitles = z.infer<typeof dogTitlesAnswer>

const written = {
  date: dayInput('DATE_INVALID').nullable(),
  /** empty: the country of the list */
  country: countryInput,
  source: lineInput(LONGEST_TITLE_SOURCE),
}
const code = boundedText(50, 'TITLE_UNKNOWN').min(1, 'TITLE_MISSING')

const OF_ITS_DAY = ['TITLE_DATE_MISSING', 'TITLE_IN_FUTURE', 'TITLE_BEFORE_BIRTH'] as const
const titleParams = regnrParams.extend({ id: addressId })
const OF_A_DOG_TITLE: Refusals = allOf(OF_A_DOG, { 404: ['DOG_TITLE_NOT_FOUND'] })

export const dogTitles = call(at.dogTitles, {
  summary: 'The titles of a dog and what follows from its show results, for those who keep them',
  access: 'shows.edit',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: dogTitlesAnswer,
})
/** The latest ones of `total`, by the day that completes them. */
export const titleProposals = call(at.titleProposals, {
  summary: 'Dogs for which a title is proposed, as their show results tell it',
  access: 'shows.edit',
  cost: 3,
  answer: z.strictObject({
    proposals: z.array(z.strictObject({ dog: dogSummary, code: z.string(), on: z.iso.date() })),
    total: count,
  }),
})
/** Sent twice it adds one. */
export const addDogTitle = call(at.addDogTitle, {
  summary: 'Add a title of a dog',
  access: 'shows.edit',
  params: regnrParams,
  body: z.object({ code, ...written }),
  refusals: allOf(OF_A_DOG, {
    409: ['TITLE_EXISTS'],
    422: ['TITLE_UNKNOWN', 'TITLE_RETIRED', ...OF_ITS_DAY],
  }),
  answer: savedTitle,
})
/** Of a title that was brought without a day the day may stay unknown. */
export const editDogTitle = call(at.editDogTitle, {
  summary: 'Change the day, country and source of a title of a dog',
  access: 'shows.edit',
  params: titleParams,
  body: z.object({ version: z.number().int(), ...written }),
  refusals: allOf(OF_A_DOG_TITLE, { 422: [...OF_ITS_DAY] }),
  answer: savedTitle,
})
export const removeDogTitle = call(at.removeDogTitle, {
  summary: 'Remove a title of a dog',
  access: 'shows.edit',
  params: titleParams,
  refusals: OF_A_DOG_TITLE,
  answer: z.strictObject({ status: z.literal('done'), save: saveId }),
})
/** Of a title that has been accepted on that day it answers that one. */
export const acceptTitle = call(at.acceptTitle, {
  summary: 'Add a title of a dog that is proposed, as its show results tell it',
  access: 'shows.edit',
  params: regnrParams,
  body: z.object({ code, on: dayInput('DATE_INVALID') }),
  refusals: allOf(OF_A_DOG, { 409: ['TITLE_EXISTS', 'TITLE_NOT_PROPOSED'] }),
  answer: savedTitle,
})
