import * as z from 'zod'
import { isOneLine, isReadable } from '#domain/plainText.ts'
import { QUESTIONS } from '#domain/questions.ts'

/** The id of a row in a body or an answer. */
export const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** A whole number in an address, where it is text. */
export const addressNumber = z.coerce.number<string | number>().int()
/** The id of a row in an address. */
export const addressId = addressNumber.min(1).max(Number.MAX_SAFE_INTEGER)
export const idParams = z.object({ id: addressId })
/** Which page of a list, in an address. */
export const page = addressNumber.min(1).max(10_000).default(1)

/**
 * What every text that comes in begins with: at most so many UTF-16 units, as they were sent. A longer one is refused with `code` and
 * not looked at any further: neither trimmed nor normalized nor matched.
 */
export const boundedText = (most: number, code = 'VALUE_TOO_LONG') =>
  z.string().max(most, { error: code, abort: true })

/** One line of text; `invalid`: the code of one with a line break or another sign that is not seen. */
export const lineInput = (most: number, invalid = 'VALUE_INVALID') =>
  boundedText(most).trim().refine(isOneLine, invalid)
/** The same where something must be written. */
export const neededLine = (most: number) => lineInput(most).min(1, 'VALUE_REQUIRED')
/** Text of several lines. */
export const textInput = (most: number) => boundedText(most).trim().refine(isReadable, 'TEXT_INVALID')
/** Why something is done, in a few lines. */
export const reasonInput = textInput(1000).min(1, 'REASON_MISSING')
/** The questions that were answered with yes: each is a 409 until then. */
export const confirmedInput = z.array(z.enum(QUESTIONS)).max(QUESTIONS.length).optional()
/** The same in the address of a call whose body is a file: their codes between commas. */
export const confirmedInAddress = boundedText(200)
  .transform((codes) => codes.split(','))
  .pipe(z.array(z.enum(QUESTIONS)).max(QUESTIONS.length))
  .optional()
/** What a list is searched by; empty: everything. */
export const filterText = lineInput(100).default('')

/** A day such as `2026-09-12`; there was no year 0, and the database knows none. */
export const dayInput = (code = 'VALUE_INVALID') =>
  boundedText(10, code)
    .check(z.iso.date(code))
    .refine((day) => !day.startsWith('0000'), code)
/** A time of day such as `08:30`. */
export const timeInput = boundedText(5, 'TIME_INVALID').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TIME_INVALID')
/** A moment in UTC such as `2026-09-12T08:30:00.000Z`, in a year that the database knows. */
export const momentInput = boundedText(30, 'VALUE_INVALID')
  .check(z.iso.datetime('VALUE_INVALID'))
  .refine((moment) => !moment.startsWith('0000'), 'VALUE_INVALID')
export const uuidInput = boundedText(36, 'VALUE_INVALID').check(z.uuid())

/** A breed's code; a family such as 99 stands for its varieties 99.1 and 99.2 as well. */
export const breedCode = boundedText(7, 'BREED_INVALID').regex(/^\d{1,4}(\.\d{1,2})?$/, 'BREED_INVALID')

/** What may be left empty, of at most so many UTF-16 units; `code`: of what is neither empty nor fits. */
export const emptyOr = (most: number, given: z.ZodType<string, string>, code: string) =>
  boundedText(most, code)
    .trim()
    .pipe(z.union([z.literal(''), given], code))

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
/** A whole address of the web; empty: none. */
export const webAddressOrNone = emptyOr(
  200,
  lineInput(200, 'WEBSITE_INVALID').refine((text) => webAddress.safeParse(text).success, 'WEBSITE_INVALID'),
  'WEBSITE_INVALID',
)

/** Values by name, each of which may be missing; any other name is refused. */
export const valuesByName = <Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
) => {
  const fields = names.map((name) => [name, value.optional()])
  return z.strictObject(Object.fromEntries(fields) as Record<Name, z.ZodOptional<Value>>)
}
