import { REMOVED } from '#contract/constants.ts'
import type { Person } from './personalData.types.ts'

type Fields = Readonly<Record<string, unknown>> | null

/** Which values of a change are a person's; names only where the change is about something of the person's. */
export function isValueOf(
  person: Person,
  { names, phones }: { readonly names: boolean; readonly phones: boolean },
) {
  const numbers = new Set(person.phones)
  const texts = new Set([...person.addresses, ...(names ? person.names : [])])
  return (value: string): boolean =>
    texts.has(value.trim().toLowerCase()) || (phones && numbers.has(digitsOf(value)))
}

const digitsOf = (phone: string) => phone.replace(/[^0-9+]/g, '').replace(/^([+]|00)358/, '0')

/** Whether a value, or one within it, is a person's. */
export function holds(value: unknown, isTheirs: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isTheirs(value)
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, isTheirs))
  )
}

/** The same fields with the person's values marked as removed. */
export function withoutValues(fields: Fields, isTheirs: (text: string) => boolean): Fields {
  return without(fields, isTheirs) as Fields
}

function without(value: unknown, isTheirs: (text: string) => boolean): unknown {
  if (typeof value === 'string') return isTheirs(value) ? REMOVED : value
  if (Array.isArray(value)) return value.map((part) => without(part, isTheirs))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part, isTheirs)]))
}

/** The fields in which something of a person stands. */
export function fieldsWith(fields: Fields, isTheirs: (text: string) => boolean): Fields {
  if (!fields) return null
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => holds(value, isTheirs)))
}
