import type { SheetValue } from '#domain/trials/sheet.ts'

export interface Option {
  readonly value: SheetValue
  readonly label: string
  /** as a cell of the grid shows it */
  readonly short: string
}

/** What a value is as text, a number with a decimal comma; empty for none. */
export function shownValue(value: SheetValue | undefined, options: readonly Option[] | null): string {
  if (value === null || value === undefined) return ''
  const option = options?.find((one) => one.value === value)
  return option?.short ?? (typeof value === 'number' ? String(value).replace('.', ',') : String(value))
}

/** The same in full, where there is room: a judge's name instead of initials. */
export const fullValue = (value: SheetValue | undefined, options: readonly Option[] | null): string =>
  options?.find((one) => one.value === value)?.label ?? shownValue(value, options)

/** A free number as people write it, with comma or point; null for empty, undefined for what is no number. */
export function numberIn(text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return null
  return /^\d{1,3}(\.\d?)?$/.test(trimmed) ? Number(trimmed) : undefined
}
