import * as z from 'zod'
import type { Call } from '#contract/call.ts'

/** Most bytes of any body except a file, whatever its schema would accept, unless its call says more (`bodyBytes`). */
export const BODY_LIMIT = 64 * 1024
/** Most bytes of one UTF-16 unit: as UTF-8, percent-encoded in a form, escaped in JSON. */
const BYTES_OF_UNIT = { none: 0, text: 3, form: 9, json: 6 } as const
/** Bytes for what a schema does not bound: spaces in JSON, unknown fields. */
const MARGIN_BYTES = { none: 1024, text: 0, form: 1024, json: 1024 } as const
/** Bytes of any number, `true`, `false` or `null`. */
const PLAIN_VALUE = 32

/** Of the calls that this process has declared before: a process of tests declares them for each file anew. */
const known = new WeakMap<Call, number>()

/** Bytes that the body of a call may have: what the longest values take that its schema lets through. */
export function bodyLimitOf(call: Call): number {
  const limit = known.get(call) ?? computedLimit(call)
  known.set(call, limit)
  return limit
}

function computedLimit({ body, bodyKind, bodyBytes = BODY_LIMIT }: Call): number {
  if (bodyKind === 'file') throw new Error('The limit of a file is a setting')
  const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const needed = schema ? bytesOf(schema, BYTES_OF_UNIT[bodyKind]) : 0
  return Math.min(bodyBytes, needed + MARGIN_BYTES[bodyKind])
}

type Schema = z.core.JSONSchema._JSONSchema

function bytesOf(schema: Schema, ofUnit: number): number {
  if (typeof schema === 'boolean') return Number.POSITIVE_INFINITY
  const inner = (part: Schema) => bytesOf(part, ofUnit)
  if (schema.const !== undefined) return encodedLength(schema.const, ofUnit)
  if (schema.enum) return Math.max(...schema.enum.map((value) => encodedLength(value, ofUnit)))
  const options = schema.anyOf ?? schema.oneOf
  if (options) return Math.max(...options.map(inner))
  switch (schema.type) {
    case 'string':
      return (schema.maxLength ?? Number.POSITIVE_INFINITY) * ofUnit + 2
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return PLAIN_VALUE
    case 'array':
      return listBytes(schema, inner)
    case 'object':
      return (
        sum(Object.entries(schema.properties ?? {}).map(([name, part]) => name.length + 4 + inner(part))) + 2
      )
    default:
      return Number.POSITIVE_INFINITY
  }
}

function listBytes(schema: z.core.JSONSchema.BaseSchema, inner: (part: Schema) => number): number {
  if (schema.prefixItems) return sum(schema.prefixItems.map((part) => inner(part) + 1)) + 2
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY
  return Array.isArray(schema.items) || !schema.items ? most : most * (inner(schema.items) + 1) + 2
}

const encodedLength = (value: unknown, ofUnit: number): number => String(value).length * ofUnit + 2
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)
