import * as z from 'zod'
import { parseDay } from './days.ts'

/** A day as people write it, of a form; as ISO. */
export const dayField = z.string().transform((text, { addIssue }) => {
  const day = parseDay(text)
  if (day === undefined) addIssue({ code: 'custom', message: 'DATE_INVALID' })
  return day ?? ''
})
