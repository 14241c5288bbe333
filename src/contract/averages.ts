import * as z from 'zod'
import { AVERAGE_METHODS, AVERAGED } from '#domain/trials/averages.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { call } from './call.ts'

import * as at from './endpoints/averages.ts'
import { addressNumber, breedCode, id } from './inputs.ts'

const count = z.number().int()
const moment = z.iso.datetime()
const season = z.number().int()

/** A dog's scores are read beside these. */
const average = z.strictObject({
  kind: z.enum(SHEET_KINDS),
  /** null: all classes together */
  class: z.enum(TRIAL_CLASSES).nullable(),
  /** a feature, a part or the points */
  score: z.enum([...AVERAGED.hunt, ...AVERAGED.water]),
  /** null: fewer dogs than an average needs */
  mean: z.number().nullable(),
  dogs: count,
  results: count,
})
export type BreedAverage = z.infer<typeof average>

/** How and when the averages of a season were made. */
const calculation = z.strictObject({
  season,
  method: z.enum(AVERAGE_METHODS),
  /** dogs that an average needs to be told */
  leastDogs: count,
  calculatedAt: moment,
})

const averages = calculation.extend({
  /** of the breed without its variety */
  breed: z.string(),
  averages: z.array(average),
})
export type BreedAverages = z.infer<typeof averages>

const seasonPoints = calculation.extend({
  /** every breed with results */
  breeds: z.array(
    z.strictObject({
      breed: z.string(),
      /** of field and forest trials, by class; none: the breed has results of water and track alone */
      points: z.array(average.omit({ kind: true, score: true })),
    }),
  ),
})
export type SeasonPoints = z.infer<typeof seasonPoints>

const seasonInAddress = addressNumber.min(1900).max(2200)

/** Null: the season has not been calculated, as one without any result. Varieties are answered as their breed. */
export const breedAverages = call(at.breedAverages, {
  summary: "The averages of a breed's scores in a season",
  params: z.object({ breed: breedCode, season: seasonInAddress }),
  refusals: { 400: ['BREED_INVALID'] },
  answer: averages.nullable(),
})

/** Null: the season has not been calculated. */
export const seasonAverages = call(at.seasonAverages, {
  summary: 'The breeds with averages in a season, and their mean points',
  params: z.object({ season: seasonInAddress }),
  answer: seasonPoints.nullable(),
})

const averageRun = z.strictObject({
  id,
  /** the Monday it is for; null: somebody asked for it */
  dueAt: moment.nullable(),
  /** user name */
  startedBy: z.string().nullable(),
  startedAt: moment,
  /** null: it is under way, or goes on as soon as the service runs */
  finishedAt: moment.nullable(),
  /** first and last season of the results it found; null: there were none */
  seasons: z.strictObject({ first: season, last: season }).nullable(),
  /** seasons that it is done with */
  done: count,
  /** seasons of it in which figures of at least one breed have changed */
  changed: count,
})
export type AverageRun = z.infer<typeof averageRun>

/** The newest first. */
export const averageRuns = call(at.averageRuns, {
  summary: 'Calculations of the breed averages',
  access: 'rulebook.edit',
  answer: z.array(averageRun),
})
export const startAverageRun = call(at.startAverageRun, {
  summary: 'Calculate the breed averages now',
  access: 'averages.run',
  refusals: { 409: ['AVERAGES_RUNNING'] },
  answer: averageRun,
})
