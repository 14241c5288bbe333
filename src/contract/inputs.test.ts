import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from './allCalls.test-helper.ts'
import { boundedText, dayInput, lineInput, momentInput } from './inputs.ts'

type Schema = z.core.$ZodTypes

/** What of a schema looks at a text or a list before its length; a path and a fault each. */
function faultsIn(schema: z.core.$ZodType, path: string, bounded = false): string[] {
  const { def } = (schema as Schema)._zod
  switch (def.type) {
    case 'string':
      return bounded || isBounded(schema, def) ? [] : [`${path}: text without a length checked first`]
    case 'array':
      return [
        ...(firstCheck(def) === 'max_length' ? [] : [`${path}: list without a size checked first`]),
        ...faultsIn(def.element, `${path}[]`),
      ]
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, part]) => faultsIn(part, `${path}.${name}`)),
        ...(def.catchall && def.catchall._zod.def.type !== 'never'
          ? [`${path}: takes every other field`]
          : []),
      ]
    case 'tuple':
      return [
        ...def.items.flatMap((part, index) => faultsIn(part, `${path}[${index}]`)),
        ...(def.rest ? [`${path}: takes others without end`] : []),
      ]
    case 'union':
      return def.options.flatMap((part) => faultsIn(part, path, bounded))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return faultsIn(def.innerType, path, bounded)
    case 'pipe':
      return [
        ...faultsIn(def.in, path, bounded),
        ...(def.out._zod.def.type === 'transform' ? [] : faultsIn(def.out, path, true)),
      ]
    // An enumeration looks a text up, and a number is read or refused: both in one go.
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'null':
      return []
    default:
      return [`${path}: ${def.type} has no size`]
  }
}

/** The first check is the length, which ends the checking; nothing of the text's own kind comes before it. */
function isBounded(schema: z.core.$ZodType, def: z.core.$ZodStringDef): boolean {
  const first = def.checks?.[0]?._zod.def as z.core.$ZodCheckMaxLengthDef | undefined
  return !('check' in schema._zod) && first?.check === 'max_length' && first.abort === true
}

const firstCheck = (def: z.core.$ZodTypeDef): string | undefined => def.checks?.[0]?._zod.def.check

const calls = await allCalls()

test('checks the length of every text and list of a call before anything else', () => {
  expect(calls.length).toBeGreaterThan(100)
  const faults = calls.flatMap((call) =>
    (['body', 'query', 'params'] as const).flatMap((part) => {
      const schema = call.bodyKind === 'file' && part === 'body' ? undefined : call[part]
      return schema ? faultsIn(schema, `${call.method} ${call.path} ${part}`) : []
    }),
  )
  expect(faults).toEqual([])
})

describe('a schema that works before it checks the length', () => {
  test.each<[string, z.ZodType]>([
    ['no length', z.string()],
    ['a pattern before it', z.string().regex(/a/).max(3)],
    ['one that goes on', z.string().max(3)],
    ['trimmed before it', z.string().trim().max(3, { abort: true })],
    ['a format of its own', z.email().max(3, { abort: true })],
    ['in a list', z.array(z.string()).max(2)],
    ['in the other half of a pipe that is not bounded', z.string().pipe(boundedText(3))],
    ['a list without a size', z.array(boundedText(3))],
    ['a map of all names', z.record(boundedText(3), z.number())],
  ])('is found: %s', (_, schema) => {
    expect(faultsIn(schema, 'x')).toHaveLength(1)
  })
})

test('asks nothing of a text that is too long', () => {
  let asked = 0
  const line = lineInput(5).refine(() => ++asked > 0)
  expect(line.safeParse('a'.repeat(6)).error?.issues.map(({ message }) => message)).toEqual([
    'VALUE_TOO_LONG',
  ])
  expect(line.safeParse('a\nb').success).toBe(false)
  expect(asked).toBe(1)
  expect(dayInput('DATE_INVALID').safeParse('2026-09-12 ').error?.issues).toHaveLength(1)
})

test.each([
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['0000-01-01', false],
  ['2026-02-30', false],
  ['10000-01-01', false],
])('a day that the database can keep: %s %s', (day, isOne) => {
  expect(dayInput('DATE_INVALID').safeParse(day).success).toBe(isOne)
})

test.each([
  ['0001-01-01T00:00:00Z', []],
  ['9999-12-31T23:59:59.999Z', []],
  ['0000-12-31T23:59:59.999Z', ['VALUE_INVALID']],
  ['2026-02-30T08:30:00Z', ['VALUE_INVALID']],
  ['2026-09-12 08:30', ['VALUE_INVALID']],
  [`2026-09-12T08:30:00.${'0'.repeat(20)}Z`, ['VALUE_INVALID']],
])('a moment that the database can keep: %s %j', (moment, codes) => {
  const { error } = momentInput.safeParse(moment)
  expect([...new Set(error?.issues.map(({ message }) => message))]).toEqual(codes)
})
