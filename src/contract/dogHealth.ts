import * as z from 'zod'
import { STATEMENT_SOURCES } from '#domain/health/sources.ts'
import { call } from './call.ts'
import { dogSummary, OF_A_DOG, regnrParams } from './dogs.ts'
import * as at from './endpoints/dogHealth.ts'
import { addressId, boundedText, dayInput, id, lineInput, reasonInput, textInput } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const statement = z.strictObject({
  id,
  kind: z.string(),
  /** code of the health code list; an import may have brought another */
  scale: z.string(),
  value: z.string(),
  /** of the two sides; empty: not told */
  left: z.string(),
  right: z.string(),
  examinedOn: z.iso.date().nullable(),
  /** where the statement stands: its number, place or vet, as it was written */
  certificate: z.string(),
  remark: z.string(),
  /** null: not known */
  source: z.enum(STATEMENT_SOURCES).nullable(),
})
export type StaffStatement = z.infer<typeof statement>

const health = z.strictObject({
  dog: dogSummary,
  /** of the dog: grows with every change of it */
  version: z.number().int(),
  /** by kind, in each the latest first */
  statements: z.array(statement),
})
export type DogHealth = z.infer<typeof health>

const grade = boundedText(50)
const written = {
  scale: boundedText(50).min(1, 'STATEMENT_SCALE_MISSING'),
  /** empty: the worse of the two sides */
  value: grade,
  left: grade,
  right: grade,
  examinedOn: dayInput('DATE_INVALID').nullable(),
  certificate: lineInput(200),
  remark: textInput(2000),
  /** null: not known; a caller that does not know of it leaves what stands */
  source: z.enum(STATEMENT_SOURCES).nullable().optional(),
  reason: reasonInput,
}

const IN_CONTENT: Refusals = {
  409: ['STATEMENT_EXISTS'],
  422: [
    'STATEMENT_SCALE_UNKNOWN',
    'STATEMENT_GRADE_UNKNOWN',
    'STATEMENT_GRADE_MISSING',
    'EXAMINED_IN_FUTURE',
    'EXAMINED_BEFORE_BIRTH',
  ],
}
const OF_A_STATEMENT = allOf(OF_A_DOG, { 404: ['STATEMENT_NOT_FOUND'] })
const statementParams = regnrParams.extend({ id: addressId })

export const dogHealth = call(at.dogHealth, {
  summary: 'The health statements of a dog, for those who keep them',
  access: 'dogs.edit',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: health,
})
/** Sent twice it adds one. */
export const addStatement = call(at.addStatement, {
  summary: 'Add a health statement of a dog',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object(written),
  refusals: allOf(OF_A_DOG, IN_CONTENT),
  answer: health,
})
export const changeStatement = call(at.changeStatement, {
  summary: 'Change a health statement of a dog',
  access: 'dogs.edit',
  params: statementParams,
  body: z.object({ ...written, version: z.number().int() }),
  refusals: allOf(OF_A_STATEMENT, IN_CONTENT),
  answer: health,
})
export const removeStatement = call(at.removeStatement, {
  summary: 'Remove a health statement that was recorded by mistake',
  access: 'dogs.edit',
  params: statementParams,
  body: z.object({ reason: reasonInput }),
  refusals: OF_A_STATEMENT,
  answer: health,
})
