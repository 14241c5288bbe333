import type { Resolver } from 'react-hook-form'
import {
  CONDITIONS,
  type Condition,
  type ConditionField,
  type ConditionKind,
  faultOf,
  type Relation,
} from '#domain/advancedSearch/conditions.ts'

/** What stands in the fields of a condition: texts, or several codes. A score is named with its sheet: `hunt.willToHunt`. */
export type ConditionValues = Readonly<Record<string, string | readonly string[]>>
type ConditionFault = Readonly<Record<string, 'VALUE_REQUIRED' | 'VALUE_INVALID'>>

/** The fields of a kind as its form has them. */
export const fieldsOf = (kind: ConditionKind) =>
  (Object.entries(CONDITIONS[kind]) as unknown as [string, ConditionField][]).filter(
    ([name]) => name !== 'sheet',
  )

const isList = ({ type }: ConditionField): boolean => type === 'choices' || type === 'codes'

/** What the form of a kind begins with: a condition of that kind, or nothing but what is usual. */
export function valuesOf(kind: ConditionKind, condition: Condition | null): ConditionValues {
  const known = condition?.kind === kind ? (condition as unknown as Readonly<Record<string, unknown>>) : {}
  return Object.fromEntries(
    fieldsOf(kind).map(([name, field]) => {
      const value = known[name]
      if (isList(field)) return [name, value ?? []]
      if (name === 'score') return [name, value ? `${known.sheet}.${value}` : '']
      if (typeof value === 'number') return [name, String(value).replace('.', ',')]
      return [name, value ?? (field.type === 'choice' && field.needed ? field.choices[0] : '')]
    }),
  ) as ConditionValues
}

type Read = { readonly condition: Condition } | { readonly faults: ConditionFault }

/** The condition that the fields say, or what is wrong with them. */
export function readCondition(kind: ConditionKind, of: Relation, values: ConditionValues): Read {
  const faults: Record<string, ConditionFault[string]> = {}
  const read = fieldsOf(kind).flatMap(([name, field]): [string, unknown][] => {
    const value = values[name] ?? ''
    if (name === 'score') {
      const [sheet, score] = String(value).split('.')
      if (!score) faults[name] = 'VALUE_REQUIRED'
      return [
        ['sheet', sheet],
        ['score', score],
      ]
    }
    const fault = faultIn(field, value)
    if (fault) faults[name] = fault
    return [[name, typedValue(field, value)]]
  })
  const condition = { kind, of, ...Object.fromEntries(read) } as Condition
  if (Object.keys(faults).length > 0) return { faults }
  const wrong = faultOf(condition)
  return wrong === null
    ? { condition }
    : { faults: { [wrong]: values[wrong] === '' ? 'VALUE_REQUIRED' : 'VALUE_INVALID' } }
}

type FieldValue = ConditionValues[string]

const numberOf = (value: FieldValue): number => Number(String(value).trim().replace(',', '.'))

function typedValue(field: ConditionField, value: FieldValue): unknown {
  if (isList(field)) return value
  if (value === '') return null
  return field.type === 'number' ? numberOf(value) : value
}

function faultIn(field: ConditionField, value: FieldValue): ConditionFault[string] | undefined {
  if (value.length === 0) {
    const isNeeded = isList(field) || field.type === 'code' || ('needed' in field && field.needed)
    return isNeeded ? 'VALUE_REQUIRED' : undefined
  }
  if (field.type !== 'number') return undefined
  const number = numberOf(value)
  const fits = number >= field.min && number <= field.max && (!field.whole || Number.isInteger(number))
  return fits ? undefined : 'VALUE_INVALID'
}

/** Checks a form of a kind, and makes the condition of it. */
export const resolverOf =
  (kind: ConditionKind, of: Relation): Resolver<Record<string, unknown>, unknown, Condition> =>
  (values) => {
    const read = readCondition(kind, of, values as ConditionValues)
    if ('condition' in read) return { values: read.condition, errors: {} }
    const errors = Object.entries(read.faults).map(([name, message]) => [name, { type: 'validate', message }])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
