import * as z from 'zod'
import { REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import { TRIAL_TYPES } from '#domain/trials/results.ts'
import { call } from './call.ts'
import { citedRulebook } from './citedRulebook.ts'
import { dogSummary, inbreedingFields } from './dogs.ts'
import * as at from './endpoints/news.ts'
import { localText } from './localText.ts'

const day = z.iso.date()
const count = z.number().int()

/** A prize of a dog at a trial, such as AVO1 with 172 points. */
const newsPrize = z.strictObject({
  dog: dogSummary,
  label: z.string(),
  points: z.number().nullable(),
  /** id of the rulebook it was judged by */
  rulebook: count.nullable(),
})
const newsTrial = {
  date: day,
  kaerNr: count.nullable(),
  place: z.string(),
  type: z.enum(TRIAL_TYPES),
}

/** News of the home page: results of the last trials, the newest litters, those expected, the last reviews and updates. */
const homeNews = z.strictObject({
  trials: z.array(
    z.strictObject({
      ...newsTrial,
      /** dogs that were judged */
      dogs: count,
      /** how many 1st, 2nd and 3rd prizes */
      prizes: z.tuple([count, count, count]),
      /** some results are preliminary */
      preliminary: z.boolean(),
      /** a result was marked done less than 24 hours ago */
      isNew: z.boolean(),
      /** the prizes with the most points, most first */
      best: z.array(newsPrize),
    }),
  ),
  /** the newest first prize, and the picture of its dog where it has one */
  firstPrize: newsPrize
    .extend({ ...newsTrial, picture: z.string().nullable(), isPreliminary: z.boolean() })
    .nullable(),
  /** those that the prizes cite */
  rulebooks: z.array(citedRulebook),
  litters: z.array(
    z.strictObject({
      sire: dogSummary,
      dam: dogSummary,
      birthDate: day,
      puppies: count,
      /** id of the notice of it that is shown; null: none is */
      notice: count.nullable(),
      ...inbreedingFields,
    }),
  ),
  /** notices of litters that are not born yet, the next to be born first; `type`: mated, or only planned */
  expected: z.array(
    z.strictObject({
      id: count,
      type: z.enum(['mating', 'plan']),
      sire: dogSummary,
      dam: dogSummary,
      matingDate: day.nullable(),
    }),
  ),
  /** the last events of reviews, newest first */
  reviews: z.array(z.strictObject({ kind: z.enum(REVIEW_KINDS), date: day, place: z.string(), dogs: count })),
  /** the newest updates of the service, newest first */
  updates: z.array(
    z.strictObject({
      id: count,
      publishedAt: z.iso.datetime(),
      title: localText,
    }),
  ),
  dogs: count,
  breeds: count,
})
export type HomeNews = z.infer<typeof homeNews>

export const news = call(at.news, {
  summary: 'What is new: results, litters, reviews, updates of the service',
  answer: homeNews,
})
