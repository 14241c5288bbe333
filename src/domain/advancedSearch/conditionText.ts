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
 * Conditions as one short text for an address: `sire.trial.VOI.1*health.fci_hips.orBetter.B`, of signs that an address writes as they are.
 * Conditions stand between `*`, their parts between dots; several codes are parts at the end. `dog.` at the beginning and empty parts at the end are
 * left out; `-` makes a plain sign of the one behind it, and `_` is a number's decimal comma. A field that is added later is read as null, so old texts
 * stay readable.
 */

/** Longest text that is read. */
export const CONDITION_TEXT_MAX = 800

type Value = string | number | null | readonly string[]
const isList = (field: ConditionField): boolean => field.type === 'choices' || field.type === 'codes'

const fieldsOf = (kind: ConditionKind) =>
  Object.entries(CONDITIONS[kind]) as unknown as [name: string, field: ConditionField][]

const written = (text: string): string => text.replace(/[-.*]/g, '-$&')

function writeValue(value: Value): readonly string[] {
  if (value === null) return ['']
  if (typeof value === 'number') return [String(value).replace('.', '_')]
  return typeof value === 'string' ? [written(value)] : value.map(written)
}

function writeCondition(condition: Condition): string {
  const values = condition as unknown as Readonly<Record<string, Value>>
  const parts = fieldsOf(condition.kind).flatMap(([name]) => writeValue(values[name] ?? null))
  while (parts.at(-1) === '') parts.pop()
  return [...(condition.of === 'dog' ? [] : [condition.of]), condition.kind, ...parts].join('.')
}

/** The text of conditions; empty without any. */
export const conditionText = (conditions: readonly Condition[]): string =>
  conditions.map(writeCondition).join('*')

/** What stands in a text; null where it is no text of conditions, or one that says nothing. */
export function conditionsIn(text: string): Condition[] | null {
  if (text.length > CONDITION_TEXT_MAX) return null
  if (text === '') return []
  const conditions = partsIn(text)?.map(readCondition) ?? [null]
  return conditions.length <= MOST_CONDITIONS && conditions.every((one) => one !== null) ? conditions : null
}

/** The parts of each condition; null where a sign is marked as plain that always is. */
function partsIn(text: string): string[][] | null {
  const found: string[][] = [['']]
  const signs = text[Symbol.iterator]()
  for (const sign of signs) {
    const parts = found.at(-1)!
    if (sign === '*') found.push([''])
    else if (sign === '.') parts.push('')
    else {
      const plain = sign === '-' ? signs.next().value : sign
      if (plain === undefined || (sign === '-' && !/[-.*]/.test(plain))) return null
      parts[parts.length - 1] += plain
    }
  }
  return found
}

const isOneOf = <Name extends string>(name: string | undefined, names: readonly Name[]): name is Name =>
  (names as readonly (string | undefined)[]).includes(name)

function readCondition(parts: readonly string[]): Condition | null {
  const [first] = parts
  const of: Relation = isOneOf(first, RELATIONS) ? first : 'dog'
  const [kind, ...rest] = isOneOf(first, RELATIONS) ? parts.slice(1) : parts
  if (!isOneOf(kind, CONDITION_KINDS)) return null
  const fields = fieldsOf(kind)
  if (rest.length > fields.length && !isList(fields.at(-1)![1])) return null
  const values = fields.map(([name, field], index) => [name, readValue(field, rest.slice(index))] as const)
  if (values.some(([, value]) => value === undefined)) return null
  const condition = { kind, of, ...Object.fromEntries(values) } as Condition
  return faultOf(condition) === null ? condition : null
}

/** @param parts its own and those behind it @returns undefined for what the field does not take */
function readValue(field: ConditionField, parts: readonly string[]): Value | undefined {
  const [text = ''] = parts
  switch (field.type) {
    case 'number':
      return text === '' ? emptyValue(field) : readNumber(field, text)
    case 'choice':
      return text === '' ? emptyValue(field) : isOneOf(text, field.choices) ? text : undefined
    case 'code':
      return isCode(field, text) ? text : undefined
    case 'choices':
      return isFilled(parts, (item) => isOneOf(item, field.choices)) ? parts : undefined
    case 'codes':
      return isFilled(parts, (item) => isCode(field, item)) ? parts : undefined
  }
}

const emptyValue = ({ needed }: { readonly needed?: true }): null | undefined => (needed ? undefined : null)

function readNumber(field: ConditionField & { type: 'number' }, text: string): number | undefined {
  const value = /^\d{1,3}(_\d{1,4})?$/.test(text) ? Number(text.replace('_', '.')) : Number.NaN
  const fits = value >= field.min && value <= field.max && (!field.whole || Number.isInteger(value))
  return fits ? value : undefined
}

const isCode = ({ longest }: { readonly longest: number }, text: string): boolean =>
  text.length > 0 && text.length <= longest
const isFilled = (items: readonly string[], fits: (item: string) => boolean): boolean =>
  items.length > 0 && items.length <= MOST_CODES && items.every(fits)
