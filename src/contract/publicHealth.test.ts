import { expect, test } from 'vitest'
import type * as z from 'zod'
import { allCalls } from './allCalls.test-helper.ts'

/*
 * Which calls that everybody may make tell counts of health. Each is held to docs/rules/health-warning.md#public-figures in a test on the server, or counts the statements of dogs
 * that it names: a new one belongs in one of the two lists.
 */
const AGGREGATES = ['GET /api/breeds/:id/population']
const LISTS_OF_NAMED_DOGS = ['POST /api/mates/']

const OF_HEALTH = /^(examined|affected|free|healthy)$/

/** Names of all fields within a schema. */
function namesIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const within = Object.values(def as object).flatMap((part): z.core.$ZodType[] =>
    Array.isArray(part) ? part.filter(isSchema) : isSchema(part) ? [part] : [],
  )
  const shape = def.type === 'object' ? Object.entries(def.shape) : []
  return [
    ...shape.map(([name]) => name),
    ...[...within, ...shape.map(([, one]) => one)].flatMap((one) => namesIn(one, seen)),
  ]
}
const isSchema = (part: unknown): part is z.core.$ZodType =>
  typeof part === 'object' && part !== null && '_zod' in part

test('every public call that counts health is known as an aggregate or as a list of named dogs', async () => {
  const calls = await allCalls()
  const counting = calls.filter(
    ({ access, answer }) =>
      access === 'anyone' && isSchema(answer) && namesIn(answer).some((name) => OF_HEALTH.test(name)),
  )
  expect(counting.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [...AGGREGATES, ...LISTS_OF_NAMED_DOGS].sort(),
  )
})
