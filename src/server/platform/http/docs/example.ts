import type { Schema } from './model.ts'

/** Texts that say more than `text` would, by the name of what they stand in. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  regnr: 'FI12345/20',
  fatherRegnr: 'FI10001/15',
  motherRegnr: 'FI10002/16',
  name: 'Metsolan Muntti',
  code: '98',
  fi: 'teksti suomeksi',
  sv: 'text på svenska',
  en: 'text in English',
  place: 'Utajärvi',
  sex: 'male',
  breed: '98',
  trialDate: '2026-05-17',
  kaerNr: 4,
  email: 'aino@example.fi',
  username: 'aino',
  period: '2025',
  q: 'muntti',
  language: 'fi',
  lang: 'fi',
  format: 'optisel',
  filename: 'muntti.webp',
}
const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-05-17',
  'date-time': '2026-05-17T09:30:00.000Z',
  time: '09:30',
  email: 'aino@example.fi',
  uri: 'https://example.fi/',
  uuid: '00000000-0000-4000-8000-000000000000',
}
/** By how the pattern begins: a time of day, the code of a breed, a code in capitals. */
const BY_PATTERN = [
  ['^([01]\\d', '09:30'],
  ['^\\d', '98'],
  ['^[A-Z', 'CODE'],
] as const
/** Levels to which an example goes: what refers to itself ends somewhere. */
const DEEPEST = 8

/** Finds what a reference means. */
export type Resolve = (reference: string) => Schema | undefined

/** A value that a schema allows, as an example. @param name of what it stands in */
export function exampleOf(schema: Schema | undefined, resolve: Resolve, name = '', depth = 0): unknown {
  if (schema === undefined || depth > DEEPEST) return null
  const next = (one: Schema | undefined, as = name) => exampleOf(one, resolve, as, depth + 1)
  if (schema.$ref !== undefined) return next(resolve(schema.$ref))
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (choice) return next(choice)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => Object(next(part)))) as Record<string, unknown>
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema, next)
    case 'array':
      return schema.prefixItems
        ? schema.prefixItems.map((item) => next(item))
        : Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => next(schema.items))
    case 'boolean':
      return schema.default ?? true
    case 'integer':
    case 'number':
      return numberNamed(name) ?? schema.default ?? Math.max(1, schema.minimum ?? 1)
    default:
      return textOf(schema, name)
  }
}

const typeOf = ({ type }: Schema): string | undefined =>
  typeof type === 'string' ? type : type?.find((one) => one !== 'null')

function numberNamed(name: string): number | undefined {
  const named = BY_NAME[name]
  return typeof named === 'number' ? named : undefined
}

function objectOf(
  { properties = {}, additionalProperties, propertyNames }: Schema,
  next: (schema: Schema | undefined, as?: string) => unknown,
): Record<string, unknown> {
  const values = Object.entries(properties).map(([key, value]) => [key, next(value, key)] as const)
  if (typeof additionalProperties !== 'object') return Object.fromEntries(values)
  const keys = (propertyNames?.enum ?? ['key']).map(String)
  return Object.fromEntries([
    ...values,
    ...keys.map((key) => [key, next(additionalProperties, key)] as const),
  ])
}

function textOf({ format, pattern, default: usual }: Schema, name: string): unknown {
  if (format !== undefined && BY_FORMAT[format]) return BY_FORMAT[format]
  const named = BY_NAME[name]
  if (named !== undefined) return String(named)
  if (usual !== undefined) return usual
  return pattern === undefined
    ? 'text'
    : (BY_PATTERN.find(([begins]) => pattern.startsWith(begins))?.[1] ?? 'text')
}
