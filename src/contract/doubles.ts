import * as z from 'zod'
import { DOUBLE_FIELDS, DOUBLE_LEVELS } from '#domain/doubles/comparison.ts'
import { OTHERWISE } from '#domain/doubles/score.ts'
import { namedAccount } from './audit.ts'
import { call } from './call.ts'
import { DOUBLE_PAGE_SIZE, DOUBLE_STATES } from './constants.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/doubles.ts'
import { breedCode, id, idParams, page } from './inputs.ts'

const moment = z.iso.datetime()
const count = z.number().int()
const levels = [...new Set(DOUBLE_FIELDS.flatMap((field) => DOUBLE_LEVELS[field]))]

/** What the comparison of one field says. Source: docs/rules/doubles.md#evidence. */
const evidence = z.strictObject({
  field: z.enum(DOUBLE_FIELDS),
  level: z.enum(levels),
  /** binary logarithm of how much likelier it is of one dog than of what else is likeliest */
  weight: z.number(),
})
export type DoubleEvidence = z.infer<typeof evidence>

/** What a record holds now of what was compared. */
const record = z.strictObject({
  numbers: z.array(z.string()),
  /** read at trials and told with entries; none where the other record has none */
  chips: z.array(z.string()),
  /** ISO day; null: only the year is known, or nothing */
  birthDate: z.iso.date().nullable(),
  birthYear: z.number().int().nullable(),
})
export type DoubleRecord = z.infer<typeof record>

const doublePair = z.strictObject({
  id,
  one: dogSummary,
  other: dogSummary,
  records: z.strictObject({ one: record, other: record }),
  /** binary logarithm of the odds that the records are of one dog */
  score: z.number(),
  /** what else they are likeliest to be */
  otherwise: z.enum(OTHERWISE),
  evidence: z.array(evidence),
  foundAt: moment,
  /** that somebody has found two dogs; null: nobody has */
  dismissal: z
    .strictObject({
      by: namedAccount.nullable(),
      at: moment,
      /** when the pair came back, because more speaks for one dog */
      lapsedAt: moment.nullable(),
    })
    .nullable(),
})
export type DoublePair = z.infer<typeof doublePair>

const doubleSearch = z.strictObject({
  startedAt: moment,
  /** null: it is under way */
  finishedAt: moment.nullable(),
  /** user name; null: by the clock */
  startedBy: z.string().nullable(),
  /** records that were looked at */
  dogs: count,
  /** pairs of them that were compared */
  candidates: count,
})
export type DoubleSearch = z.infer<typeof doubleSearch>

/** By score, the highest first. A breed stands for its varieties. */
export const doublePairs = call(at.doublePairs, {
  summary: 'Records that may be of one dog',
  access: 'dogs.edit',
  query: z.object({
    state: z.enum(DOUBLE_STATES).default('open'),
    breed: breedCode.optional(),
    agreeing: z.enum(DOUBLE_FIELDS).optional(),
    page,
  }),
  cost: 2,
  refusals: { 400: ['BREED_INVALID'] },
  answer: z.strictObject({
    pairs: z.array(doublePair),
    total: count,
    page: count,
    pageSize: z.literal(DOUBLE_PAGE_SIZE),
    /** the search that began last; null: there was none yet */
    search: doubleSearch.nullable(),
  }),
})

/** It goes on after the answer. */
export const searchDoubles = call(at.searchDoubles, {
  summary: 'Look for records that may be of one dog now',
  access: 'dogs.edit',
  cost: 3,
  refusals: { 409: ['DOUBLES_SEARCHED'] },
  answer: doubleSearch,
})

export const dismissDouble = call(at.dismissDouble, {
  summary: 'Say that two records are of two dogs',
  access: 'dogs.edit',
  params: idParams,
  refusals: { 404: ['DOUBLE_NOT_FOUND'], 409: ['DOUBLE_DISMISSED'] },
  answer: doublePair,
})

export const reopenDouble = call(at.reopenDouble, {
  summary: 'Take that back',
  access: 'dogs.edit',
  params: idParams,
  refusals: { 404: ['DOUBLE_NOT_FOUND'], 409: ['DOUBLE_OPEN'] },
  answer: doublePair,
})
