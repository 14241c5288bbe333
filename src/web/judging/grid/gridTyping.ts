import type { SheetValue } from '#domain/trials/sheet.ts'
import type { Option } from '../../sheets/values.ts'

export interface Typing {
  readonly text: string
  /** the value to set; undefined: none yet, or nothing that is allowed */
  readonly value: SheetValue | undefined
  readonly refused: boolean
}

const FRESH = { value: undefined, refused: false } as const

/**
 * One more sign in a cell with options: digits build the longest value that is allowed (1, then 10) or begin anew, a letter goes to
 * the next option that begins with it.
 */
export function typedOption(
  sign: string,
  before: string,
  present: SheetValue,
  options: readonly Option[],
): Typing {
  if (!/^\d$/.test(sign)) return typedLetter(sign, present, options)
  for (const text of [before + sign, sign]) {
    const option = options.find(({ value }) => typeof value === 'number' && String(value) === text)
    if (option) return { text, value: option.value, refused: false }
  }
  return { text: '', value: undefined, refused: true }
}

function typedLetter(sign: string, present: SheetValue, options: readonly Option[]): Typing {
  const matching = options.filter(({ label }) => label.toLowerCase().startsWith(sign.toLowerCase()))
  if (matching.length === 0 || /^\d/.test(options[0]?.label ?? ''))
    return { text: '', value: undefined, refused: true }
  const place = matching.findIndex(({ value }) => value === present)
  return { text: '', value: matching[(place + 1) % matching.length]!.value, refused: false }
}

/** One more sign in a cell with a free number; it is set when the cell is left. */
export function typedNumber(sign: string, before: string): Typing {
  const text = before + (sign === '.' ? ',' : sign)
  return /^\d{1,3}(,\d?)?$/.test(text) ? { ...FRESH, text } : { ...FRESH, text: before, refused: true }
}
