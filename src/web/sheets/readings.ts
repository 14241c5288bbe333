import type { SheetValue } from '#domain/trials/sheet.ts'
import { parseTime } from '../ui/values/times.ts'
import { numberIn, shownValue } from './values.ts'

/** How a field that is typed is read and shown. */
export interface Reading {
  /** the value of what stands in the input, null for nothing; undefined: none */
  readonly read: (typed: string) => SheetValue | undefined
  readonly show: (value: SheetValue) => string
  /** code of what cannot be read */
  readonly unread: string
  readonly longest: number
  readonly inputMode?: 'decimal' | 'numeric'
  /** a text of several lines */
  readonly lines?: true
}

/** A free number with comma or point. */
export const NUMBER: Reading = {
  read: numberIn,
  show: (value) => shownValue(value, null),
  unread: 'VALUE_INVALID',
  longest: 6,
  inputMode: 'decimal',
}

/** A time of day as people write it. */
export const TIME: Reading = {
  read: (typed) => (typed.trim() === '' ? null : parseTime(typed)),
  show: (value) => (value === null ? '' : String(value)),
  unread: 'TIME_INVALID',
  longest: 8,
  inputMode: 'numeric',
}

/** A text of several lines of at most so many characters. */
export const textOf = (longest: number): Reading => ({
  read: (typed) => typed || null,
  show: (value) => (value === null ? '' : String(value)),
  unread: 'VALUE_INVALID',
  longest,
  lines: true,
})
