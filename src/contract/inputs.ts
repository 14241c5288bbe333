import * as z from 'zod'
import { isOneLine, isReadable } from '#domain/plainText.ts'

/** The id of a row in a body or an answer. */
export const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** A whole number in an address, where it is text. */
export const addressNumber = z.coerce.number<string | number>().int()
/** The id of a row in an address. */
export const addressId = addressNumber.min(1).max(Number.MAX_SAFE_INTEGER)
export const idParams = z.object({ id: addressId })
/** Which page of a list, in an address. */
export const page = addressNumber.min(1).max(10_000).default(1)

/** One line of text of at most so many characters; `invalid`: the code of one with a line break or another sign that is not seen. */
export const lineInput = (most: number, invalid = 'VALUE_INVALID') =>
  z.string().trim().max(most, 'VALUE_TOO_LONG').refine(isOneLine, invalid)
/** The same where something must be written. */
export const neededLine = (most: number) => lineInput(most).min(1, 'VALUE_REQUIRED')
/** Text of several lines. */
export const textInput = (most: number) =>
  z.string().trim().max(most, 'VALUE_TOO_LONG').refine(isReadable, 'TEXT_INVALID')
/** Why something is done, in a few lines. */
export const reasonInput = textInput(1000).min(1, 'REASON_MISSING')
/** What a list is searched by; empty: everything. */
export const filterText = lineInput(100).default('')

/** What may be left empty; `code`: of what is neither empty nor fits. */
export const emptyOr = (given: z.ZodType<string, string>, code: string) =>
  z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), given], code))
