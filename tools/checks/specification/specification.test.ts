import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as accounts from '#contract/accounts.ts'
import * as advancedSearch from '#contract/advancedSearch.ts'
import * as advertisements from '#contract/advertisements.ts'
import * as breedingRegister from '#contract/breedingRegister.ts'
import * as trials from '#contract/calendar.ts'
import * as dogStaff from '#contract/dogStaff.ts'
import * as dogs from '#contract/dogs.ts'
import * as entries from '#contract/entries.ts'
import * as healthInquiries from '#contract/healthInquiries.ts'
import * as litterNotices from '#contract/litterNotices.ts'
import * as judges from '#contract/officials.ts'
import * as pedigree from '#contract/pedigree.ts'
import * as reviews from '#contract/reviews.ts'
import * as systemUpdates from '#contract/systemUpdates.ts'
import { IDENTITY_PATH, STAFF_WORDS } from '#web/identity/addresses.ts'
import { createQueryClient } from '#web/queryClient.ts'
import { createAppRouter } from '#web/routes.ts'
import { type Arrival, arrived, missingLine } from './arrival.ts'
import { SPECIFIED_CALLS } from './calls.ts'
import { MISSING_CONSTANTS, SPECIFIED_CONSTANTS } from './constants.ts'
import { SPECIFIED_ENTITIES } from './entities.ts'
import { messageText, SPECIFIED_MESSAGES } from './messages.ts'
import { SPECIFIED_ROUTES } from './routes.ts'

/** What of a table exists; the tests state it exactly, so that neither a loss nor a gain goes unnoticed. */
const existing = (table: Readonly<Record<string, Arrival>>, present: Iterable<string>): string[] => {
  const there = new Set(present)
  return Object.keys(table).filter((item) => there.has(item))
}

const router = createAppRouter(createQueryClient(), createMemoryHistory())
await router.options.context.routes.load('/hallinta')
/** The router takes a number and the fixed word behind it as one rest of the path. */
const routePaths = Object.keys(router.routesByPath).flatMap((path) =>
  path === IDENTITY_PATH ? STAFF_WORDS.map((word) => `${path}/${word}`) : [path],
)

const declaredCalls = [
  accounts,
  advancedSearch,
  breedingRegister,
  advertisements,
  litterNotices,
  dogs,
  dogStaff,
  entries,
  healthInquiries,
  judges,
  pedigree,
  reviews,
  systemUpdates,
  trials,
]
  .flatMap((subject) => Object.values(subject))
  .filter((value): value is { method: string; path: string } & typeof dogs.getDog => {
    return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
  })
  .map((call) => `${call.method} ${call.path}`)

function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return fieldsOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType)
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : null
}

function hasPath(schema: z.ZodType, path: string): boolean {
  const [head = '', ...rest] = path.split('.')
  const field = fieldsOf(schema)?.[head]
  return field !== undefined && (rest.length === 0 || hasPath(field, rest.join('.')))
}

describe('the specification', () => {
  test('routes: exactly those said to be here exist', () => {
    console.log(missingLine('Routes', SPECIFIED_ROUTES))
    expect(existing(SPECIFIED_ROUTES, routePaths)).toEqual(arrived(SPECIFIED_ROUTES))
  })

  test('calls: exactly those said to be here are declared', () => {
    console.log(missingLine('Calls', SPECIFIED_CALLS))
    expect(existing(SPECIFIED_CALLS, declaredCalls)).toEqual(arrived(SPECIFIED_CALLS))
  })

  test.each(SPECIFIED_ENTITIES)(
    'entity $entity: every field has its place, or the reason why not',
    ({ schema, fields }) => {
      for (const [field, place] of Object.entries(fields)) {
        if (typeof place === 'string')
          expect(schema && hasPath(schema, place), `${field} at ${place}`).toBe(true)
      }
    },
  )

  test('messages: each is there in every language', () => {
    for (const language of ['fi', 'sv', 'en'] as const)
      expect(
        SPECIFIED_MESSAGES.filter(({ key }) => messageText(language, key) === undefined),
        language,
      ).toEqual([])
  })

  test('messages: a text that the specification quotes is that text', () => {
    for (const { key, language = 'fi', quoted } of SPECIFIED_MESSAGES) {
      if (quoted && messageText(language, key) !== undefined) expect(messageText(language, key)).toBe(quoted)
    }
  })

  test('constants: each has its value, exactly the listed ones are still missing', () => {
    const missing = SPECIFIED_CONSTANTS.filter(({ actual }) => actual === undefined).map(({ name }) => name)
    console.log(
      `specified constants still missing: ${missing.length} of ${SPECIFIED_CONSTANTS.length}: ${missing.join(', ')}`,
    )
    expect(missing).toEqual(MISSING_CONSTANTS)
    for (const { name, expected, actual } of SPECIFIED_CONSTANTS) {
      if (actual !== undefined) expect(actual, name).toEqual(expected)
    }
  })
})
