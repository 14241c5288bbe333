import { isIsoDate } from '#domain/dates.ts'

/** A text that says something. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** An ISO day from 1900 on. */
export function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && isIsoDate(value) && value >= '1900-01-01' ? value : undefined
}

/** A whole number, both ends counted in. */
export function wholeOf(value: unknown, min: number, max: number): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}

/** One of what is allowed. */
export function oneOf<T>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value)
}

/** What stands behind the `?` of an address, before its reader has looked at it. */
export type RawSearch = Record<string, unknown>

export const DIRECTIONS = ['asc', 'desc'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Query strings as people write them (`?q=123`): every value is text until its reader says otherwise. */
export function parseSearch(text: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The reverse of `parseSearch`; empty values are left out. */
export function stringifySearch(search: RawSearch): string {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
