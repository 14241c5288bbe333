import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from '#contract/allCalls.test-helper.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { IDENTITY_PATH, STAFF_WORDS } from '#web/identity/addresses.ts'
import { createQueryClient } from '#web/queryClient.ts'
import { createAppRouter } from '#web/routes.ts'
import { BODY_OF, SPECIFIED_CALLS } from './calls.ts'
import { SPECIFIED_CONSTANTS } from './constants.ts'
import { SPECIFIED_ENTITIES } from './entities.ts'
import { messageText, SPECIFIED_MESSAGES, usesOf } from './messages.ts'
import { SPECIFIED_ROUTES } from './routes.ts'

const router = createAppRouter(createQueryClient(), createMemoryHistory())
await router.options.context.routes.load('/hallinta')
/** The router takes a number and the fixed word behind it as one rest of the path. */
const routePaths = Object.keys(router.routesByPath).flatMap((path) =>
  path === IDENTITY_PATH ? STAFF_WORDS.map((word) => `${path}/${word}`) : [path],
)

/** A call as the contract declares it, with what its body travels as. */
const wires = (await allCalls()).map(({ method, path, bodyKind, multipart }) => [
  `${method} ${path}`,
  { bodyKind, multipart },
])
const declaredCalls = new Map(wires as [string, Pick<Endpoint, 'bodyKind' | 'multipart'>][])

/** `/api/dog/{regnr}` as the contract writes it: `/api/dog/:regnr`. */
const declaredName = (call: string) => call.replaceAll(/\{(\w+)\}/g, ':$1')

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
  test('routes: each is served by a path of the router', () => {
    expect(Object.values(SPECIFIED_ROUTES).filter((path) => !routePaths.includes(path))).toEqual([])
  })

  test.each(Object.entries(SPECIFIED_CALLS))('%s is declared, with its payload: %s', (call, payload) => {
    expect(declaredCalls.get(declaredName(call))).toEqual({ multipart: undefined, ...BODY_OF[payload] })
  })

  test.each(SPECIFIED_ENTITIES)('entity $entity: every field has its place', ({ schema, fields }) => {
    for (const [field, place] of Object.entries(fields))
      expect(hasPath(schema, place), `${field} at ${place}`).toBe(true)
  })

  test('messages: each is there in every language', () => {
    for (const language of ['fi', 'sv', 'en'] as const)
      expect(
        SPECIFIED_MESSAGES.filter(({ key }) => messageText(language, key) === undefined),
        language,
      ).toEqual([])
  })

  test('messages: a text that the specification quotes is that text', () => {
    for (const { key, language = 'fi', quoted } of SPECIFIED_MESSAGES)
      if (quoted) expect(messageText(language, key), key).toBe(quoted)
  })

  test('messages: each is said by something', () => {
    expect(SPECIFIED_MESSAGES.filter(({ key }) => usesOf(key).length === 0)).toEqual([])
  })

  test.each(SPECIFIED_CONSTANTS)('constant: $name', ({ expected, actual }) => {
    expect(actual).toEqual(expected)
  })
})
