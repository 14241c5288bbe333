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
  type Relation,
} from './conditions.ts'

/**
 * Conditions as one short text for an address: `sire:trial:VOI:1~health:HIPS:orBetter:B`. Conditions stand between `~`, their parts
 * between `:`, several codes between `,`; `dog:` at the beginning and empty parts at the end are left out, and a sign of these within a value is
 * written `!` and two hexadecimal digits. A field that is added later is read as null, so old texts stay readable.
 */

/** Longest text that is read. */
export const CONDITION_TEXT_MAX = 800

type Value = string | number | null | readonly string[]

const fieldsOf = (kind: ConditionKind) =>
  Object.entries(CONDITIONS[kind]) as unknown as [name: string, field: ConditionField][]

const written = (text: string): string =>
  text.replace(/[!~:,]/g, (sign) => `!${sign.charCodeAt(0).toString(16)}`)
const unwritten = (text: string): string =>
  text.replace(/!([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const writeValue = (value: Value): string => {
  if (value === null) return ''
  return typeof value === 'object' ? value.map(written).join(',') : written(String(value))
}

function writeCondition(condition: Condition): string {
  const values = condition as unknown as Readonly<Record<string, Value>>
  const parts = fieldsOf(condition.kind).map(([name]) => writeValue(values[name] ?? null))
  while (parts.at(-1) === '') parts.pop()
  return [...(condition.of === 'dog' ? [] : [condition.of]), condition.kind, ...parts].join(':')
}

/** The text of conditions; empty without any. */
export const conditionText = (conditions: readonly Condition[]): string =>
  conditions.map(writeCondition).join('~')

/** What stands in a text; null where it is no text of conditions, or one that says nothing. */
export function conditionsIn(text: string): Condition[] | null {
  if (text.length > CONDITION_TEXT_MAX) return null
  if (text === '') return []
  const conditions = text.split('~').map(readCondition)
  return conditions.length <= MOST_CONDITIONS && conditions.every((one) => one !== null) ? conditions : null
}

const isOneOf = <Name extends string>(name: string | undefined, names: readonly Name[]): name is Name =>
  (names as readonly (string | undefined)[]).includes(name)

function readCondition(text: string): Condition | null {
  const parts = text.split(':')
  const [first] = parts
  const of: Relation = isOneOf(first, RELATIONS) ? first : 'dog'
  const [kind, ...rest] = isOneOf(first, RELATIONS) ? parts.slice(1) : parts
  if (!isOneOf(kind, CONDITION_KINDS)) return null
  const fields = fieldsOf(kind)
  if (rest.length > fields.length) return null
  const values = fields.map(([name, field], index) => [name, readValue(field, rest[index] ?? '')] as const)
  if (values.some(([, value]) => value === undefined)) return null
  const condition = { kind, of, ...Object.fromEntries(values) } as Condition
  return faultOf(condition) === null ? condition : null
}

/** @returns undefined for what the field does not take */
function readValue(field: ConditionField, text: string): Value | undefined {
  const isEmpty = text === ''
  switch (field.type) {
    case 'number':
      return isEmpty ? emptyValue(field) : readNumber(field, text)
    case 'choice':
      return isEmpty ? emptyValue(field) : field.choices.includes(text) ? text : undefined
    case 'code':
      return readCode(field, text)
    case 'choices':
    case 'codes': {
      const items = text.split(',').map((item) => (field.type === 'codes' ? readCode(field, item) : item))
      const fits = (item: string | undefined) =>
        item !== undefined && (field.type === 'codes' || field.choices.includes(item))
      return items.length <= MOST_CODES && items.every(fits) ? (items as string[]) : undefined
    }
  }
}

const emptyValue = ({ needed }: { readonly needed?: true }): null | undefined => (needed ? undefined : null)

function readNumber(field: ConditionField & { type: 'number' }, text: string): number | undefined {
  const value = /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  const fits = value >= field.min && value <= field.max && (!field.whole || Number.isInteger(value))
  return fits ? value : undefined
}

function readCode({ longest }: { readonly longest: number }, text: string): string | undefined {
  const code = unwritten(text)
  return code.length > 0 && code.length <= longest ? code : undefined
}
