import { DamagedWorkbook } from './damaged.ts'

/** A cell as a sheet writes it. Source: ECMA-376 part 1, 18.3.1.4 (c) and 18.18.11 (ST_CellType). */
export interface WrittenCell {
  readonly type: string
  readonly style: number
  /** what stands in `v`, or as a text in the cell itself; null for none */
  readonly value: string | null
  readonly formula: boolean
}

/** What cells of a workbook refer to. */
export interface CellContext {
  readonly texts: readonly string[]
  /** by style, whether its numbers are days */
  readonly dayStyles: readonly boolean[]
  /** the workbook counts its days from 1904 */
  readonly from1904: boolean
}

/** Why a cell cannot be read. */
export type CellFault = { readonly error: string } | 'no-result'

const DAY_MS = 86_400_000
/** Day 0 of workbooks whose calendar has a 29 February 1900, from March on; days before are one later. */
const DAY_0 = Date.UTC(1899, 11, 30)
const MARCH_1900 = 61
const FROM_1904 = 1462
/** 31 December 9999 */
const LAST_DAY = 2_958_465
/** A number holds so many digits that are meant; what follows is what binary fractions leave. */
const DIGITS = 15

/** What a cell says as text (docs/rules/imports.md#workbooks): a number in digits, a day as YYYY-MM-DD, `true` or `false`; of a formula its result. */
export function cellText(cell: WrittenCell, context: CellContext): string {
  const { type, value } = cell
  if (value === null || value === '') return ''
  if (type === 's') return context.texts[Number(value)] ?? refuse(`text ${value}`)
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'd') return value.slice(0, 'YYYY-MM-DD'.length)
  return type === 'n' ? numberText(Number(value), cell, context) : value
}

/** An error (#N/A), and a formula whose result the workbook does not hold. */
export function faultOf({ type, value, formula }: WrittenCell): CellFault | null {
  if (type === 'e') return { error: value ?? '' }
  return formula && value === null && type !== 'str' ? 'no-result' : null
}

function numberText(number: number, { style }: WrittenCell, { dayStyles, from1904 }: CellContext): string {
  if (!Number.isFinite(number)) return refuse('number')
  const day = Math.floor(number) + (from1904 ? FROM_1904 : 0)
  if (!dayStyles[style] || day < 1 || day > LAST_DAY) return String(Number(number.toPrecision(DIGITS)))
  const shift = day < MARCH_1900 ? 1 : 0
  return new Date(DAY_0 + (day + shift) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function refuse(what: string): never {
  throw new DamagedWorkbook(what)
}

/** Styles of numbers that need no code of their own and show a day. Source: ECMA-376 part 1, 18.8.30 (numFmt). */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])

/** Whether numbers in this format are days; a time of day is none. */
export function isDayFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DAY_FORMATS.has(id)
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, ''))
}

/** Characters that XML cannot hold are written as _x000D_. Source: ECMA-376 part 1, 22.4.2.4 (bstr). */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
