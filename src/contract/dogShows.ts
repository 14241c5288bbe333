import * as z from 'zod'
import { OLD_SHOW_PRIZES, SHOW_CLASSES, SHOW_GRADES } from '#domain/shows/grades.ts'
import { isShowMark } from '#domain/shows/marks.ts'
import { call } from './call.ts'
import { LONGEST_CRITIQUE } from './constants.ts'
import { dogSummary, OF_A_DOG, regnrParams } from './dogs.ts'
import * as at from './endpoints/dogShows.ts'
import { addressId, boundedText, dayInput, id, lineInput, neededLine, textInput } from './inputs.ts'
import { allOf } from './refusals.ts'

/** What a show is known by, in an answer. */
export const showFields = {
  date: z.iso.date(),
  place: z.string(),
  /** two letters */
  country: z.string(),
  /** name of the show; empty: none is known */
  show: z.string(),
}
/** What a dog got at a show. */
export const resultFields = {
  class: z.string(),
  grade: z.string(),
  placing: z.number().int().nullable(),
  marks: z.array(z.string()),
  /** empty: not known */
  judge: z.string(),
  critique: z.string(),
}
const result = z.strictObject({ id, version: z.number().int(), ...showFields, ...resultFields })
export type StaffShowResult = z.infer<typeof result>

/** Of the answer of a change: the save by which it is undone; null: nothing was written. */
export const saveId = id.nullable()

const shows = z.strictObject({
  dog: dogSummary,
  /** newest first */
  results: z.array(result),
})
export type DogShows = z.infer<typeof shows>

const savedResult = result.extend({ save: saveId })

const MOST_DOGS = 999
/** What a show is known by, as it is typed. */
export const showInput = {
  date: dayInput('DATE_INVALID'),
  place: neededLine(100),
  country: boundedText(2, 'COUNTRY_INVALID').regex(/^[A-Z]{2}$/, 'COUNTRY_INVALID'),
  show: lineInput(200),
}
/** Most marks of one result. */
const MOST_MARKS = 20
const resultInput = z.object({
  ...showInput,
  class: z.enum(SHOW_CLASSES, 'SHOW_CLASS_INVALID'),
  grade: z.enum([...SHOW_GRADES, ...OLD_SHOW_PRIZES], 'SHOW_GRADE_INVALID'),
  placing: z
    .number('SHOW_PLACING_INVALID')
    .int('SHOW_PLACING_INVALID')
    .min(1, 'SHOW_PLACING_INVALID')
    .max(MOST_DOGS, 'SHOW_PLACING_INVALID')
    .nullable(),
  marks: z
    .array(boundedText(20, 'SHOW_MARK_INVALID').refine(isShowMark, 'SHOW_MARK_INVALID'))
    .max(MOST_MARKS),
  judge: lineInput(200),
  critique: textInput(LONGEST_CRITIQUE),
})

const IN_CONTENT = {
  409: ['SHOW_RESULT_EXISTS'],
  422: ['SHOW_IN_FUTURE', 'SHOW_BEFORE_BIRTH', 'SHOW_PRIZE_NO_MORE', 'SHOW_MARK_WITHOUT_ERI'],
} as const
const resultParams = regnrParams.extend({ id: addressId })
const OF_A_RESULT = allOf(OF_A_DOG, { 404: ['SHOW_RESULT_NOT_FOUND'] })

export const dogShows = call(at.dogShows, {
  summary: 'The show results of a dog, for those who keep them',
  access: 'shows.edit',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: shows,
})
/** Sent twice it adds one. A show of that day, place and name is used, or added. */
export const addShowResult = call(at.addShowResult, {
  summary: 'Add a show result of a dog',
  access: 'shows.edit',
  params: regnrParams,
  body: resultInput,
  refusals: allOf(OF_A_DOG, IN_CONTENT),
  answer: savedResult,
})
export const editShowResult = call(at.editShowResult, {
  summary: 'Change a show result of a dog',
  access: 'shows.edit',
  params: resultParams,
  body: resultInput.extend({ version: z.number().int() }),
  refusals: allOf(OF_A_RESULT, IN_CONTENT),
  answer: savedResult,
})
export const removeShowResult = call(at.removeShowResult, {
  summary: 'Remove a show result of a dog',
  access: 'shows.edit',
  params: resultParams,
  refusals: OF_A_RESULT,
  answer: z.strictObject({ status: z.literal('done'), save: saveId }),
})
