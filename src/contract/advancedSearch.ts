import * as z from 'zod'
import {
  CONDITION_KINDS,
  CONDITIONS,
  type Condition,
  type ConditionField,
  type ConditionKind,
  faultOf,
  MOST_CODES,
  MOST_CONDITIONS,
  RELATIONS,
} from '#domain/advancedSearch/conditions.ts'
import { CONDITION_TEXT_MAX, conditionsIn } from '#domain/advancedSearch/conditionText.ts'
import { call, fileContent } from './call.ts'
import { SEARCH_COLUMNS, XLSX_TYPE } from './constants.ts'
import { dogRecord } from './dogs.ts'
import * as at from './endpoints/advancedSearch.ts'
import { DOG_SORTS } from './firstConstants.ts'
import { addressNumber, boundedText, breedCode, lineInput } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const count = z.number().int()

function schemaOf(field: ConditionField): z.ZodType {
  switch (field.type) {
    case 'number': {
      const number = (field.whole ? z.number().int() : z.number()).min(field.min).max(field.max)
      return field.needed ? number : number.nullable().default(null)
    }
    case 'choice': {
      const choice = z.enum(field.choices as string[], 'VALUE_INVALID')
      return field.needed ? choice : choice.nullable().default(null)
    }
    case 'choices':
      return z
        .array(z.enum(field.choices as string[], 'VALUE_INVALID'))
        .max(MOST_CODES)
        .min(1)
    case 'code':
      return lineInput(field.longest).min(1, 'VALUE_REQUIRED')
    case 'codes':
      return z.array(lineInput(field.longest).min(1, 'VALUE_REQUIRED')).max(MOST_CODES).min(1)
  }
}

/** One kind of condition, of whom it is about and with its own fields and no others. */
function conditionSchema(kind: ConditionKind) {
  const fields = Object.entries<ConditionField>(CONDITIONS[kind]).map(([name, field]) => [
    name,
    schemaOf(field),
  ])
  return z
    .strictObject({
      kind: z.literal(kind),
      of: z.enum(RELATIONS, 'VALUE_INVALID').default('dog'),
      ...(Object.fromEntries(fields) as Record<string, z.ZodType>),
    })
    .superRefine((condition, context) => {
      const fault = faultOf(condition as unknown as Condition)
      if (fault !== null) context.addIssue({ code: 'custom', path: [fault], message: 'VALUE_INVALID' })
    })
}

const [first, ...others] = CONDITION_KINDS.map(conditionSchema)
const condition = z.discriminatedUnion('kind', [first!, ...others]) as unknown as z.ZodType<Condition>

const least = z.number().int().min(1).max(MOST_CONDITIONS)

/** How dogs are searched. `condition`: 1 any of the conditions, 2 all, 3 at least `least`; `breed` and `sex` hold whatever else is asked. */
export const question = {
  condition: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  least: least.default(2),
  /** with its varieties */
  breed: breedCode.nullable().default(null),
  sex: z.enum(['male', 'female'], 'VALUE_INVALID').nullable().default(null),
  conditions: z.array(condition).max(MOST_CONDITIONS, 'VALUE_INVALID').default([]),
}
const asked = z.object(question)
export type AskedDogs = z.output<typeof asked>

/** `relevance`: those that meet most conditions first, then by name. */
const order = {
  sort: z.enum(DOG_SORTS).default('relevance'),
  direction: z.enum(['asc', 'desc']).default('asc'),
}

/** Numbers of a search. `met` and `without` by condition: dogs that meet it, and how many there would be without it. */
const counts = z.strictObject({
  dogs: count,
  total: count,
  met: z.array(count),
  without: z.array(count),
  /** the condition that leaves out most dogs, where none is found; null: some are, or nothing was asked */
  mostExcluding: count.nullable(),
})
export type SearchCountsAnswer = z.infer<typeof counts>

const foundDog = dogRecord.extend({
  /** places of the conditions that it meets */
  met: z.array(count),
  /** of conditions about siblings or offspring: how many there are, of how many it is known, and how many meet it */
  relatives: z.array(z.strictObject({ condition: count, all: count, known: count, met: count })),
})
export type FoundByFeatures = z.infer<typeof foundDog>

const found = z.strictObject({
  dogs: z.array(foundDog),
  counts,
  page: count,
  pageSize: count,
})
export type SearchByFeatures = z.infer<typeof found>

/** FORBIDDEN: `alive` is asked by somebody who may not see every death. */
const REFUSALS: Refusals = {
  400: ['BREED_INVALID'],
  403: ['FORBIDDEN'],
  404: ['BREED_NOT_FOUND'],
}

export const searchByFeatures = call(at.searchByFeatures, {
  summary: 'Dogs by what they and their relatives are, by any, all or at least so many of several conditions',
  body: z.object({ ...question, ...order, page: z.number().int().min(1).max(10_000).default(1) }),
  cost: 3,
  refusals: REFUSALS,
  answer: found,
})

export const countByFeatures = call(at.countByFeatures, {
  summary: 'How many dogs the same finds, by condition and without each',
  body: asked,
  cost: 3,
  refusals: REFUSALS,
  answer: counts,
})

const conditionsText = boundedText(CONDITION_TEXT_MAX).transform((text, context) => {
  const conditions = conditionsIn(text)
  if (conditions !== null) return conditions
  context.addIssue({ code: 'custom', message: 'VALUE_INVALID' })
  return z.NEVER
})

/** The same question with the conditions as an address has them. */
export const questionInText = { ...question, conditions: conditionsText }

/** The same question in an address. */
const inAddress = z.object({
  condition: addressNumber.pipe(question.condition.unwrap()).default(2),
  least: addressNumber.pipe(least).default(2),
  breed: breedCode.optional().transform((code) => code ?? null),
  sex: question.sex
    .unwrap()
    .unwrap()
    .optional()
    .transform((sex) => sex ?? null),
  conditions: conditionsText.default([]),
  ...order,
  /** which columns the file has beside number and name, between commas; left out: all */
  columns: boundedText(200)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(SEARCH_COLUMNS)).max(SEARCH_COLUMNS.length, 'VALUE_INVALID'))
    .optional(),
})

const table = {
  query: inAddress,
  refusals: { ...REFUSALS, 422: ['SEARCH_TOO_LARGE'] },
  answer: fileContent,
} as const

export const searchByFeaturesCsv = call(at.searchByFeaturesCsv, {
  summary: 'The dogs of such a search as a CSV file, all pages',
  ...table,
  cost: 3,
  produces: 'text/csv; charset=utf-8',
})
export const searchByFeaturesXlsx = call(at.searchByFeaturesXlsx, {
  summary: 'The same for a spreadsheet',
  ...table,
  cost: 10,
  refusals: { ...table.refusals, 503: ['BUSY'] },
  produces: XLSX_TYPE,
})

export const searchChoices = call(at.searchChoices, {
  summary: 'Titles that dogs have, for a search by them',
  answer: z.strictObject({ titles: z.array(z.strictObject({ code: z.string(), dogs: count })) }),
})
