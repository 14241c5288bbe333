import * as z from 'zod'
import { CODE_KINDS } from '#domain/health/codes.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { MOST_GRADES } from './constants.ts'
import { healthCodes as healthCodesEndpoint } from './endpoints/dogs.ts'
import * as at from './endpoints/healthCodes.ts'
import { boundedText, id, idParams, lineInput, neededLine } from './inputs.ts'
import { localText } from './localText.ts'
import { allOf, type Refusals } from './refusals.ts'

const version = z.number().int()

const healthCode = z.strictObject({
  id,
  version,
  code: z.string(),
  kind: z.enum(CODE_KINDS),
  name: localText,
  /** from best to worst; none: a finding without a scale */
  grades: z.array(z.strictObject({ value: z.string(), label: localText, meaning: localText })),
  affectedFrom: z.string().nullable(),
  /** bars a parent from the full register */
  worst: z.string().nullable(),
  /** false: an assumption that the club must confirm */
  confirmed: z.boolean(),
  /** offered where a code is chosen */
  offered: z.boolean(),
})
export type HealthCodeDetails = z.infer<typeof healthCode>

const value = neededLine(20)
const meaningInput = z.object({ fi: neededLine(100), sv: lineInput(100), en: lineInput(100) })
const gradeInput = z.object({
  value,
  label: z.object({ fi: lineInput(40), sv: lineInput(40), en: lineInput(40) }),
  meaning: meaningInput,
})

const editable = {
  name: meaningInput,
  grades: z.array(gradeInput).max(MOST_GRADES, 'HEALTH_GRADES_TOO_MANY'),
  affectedFrom: value.nullable(),
  worst: value.nullable(),
  confirmed: z.boolean(),
  offered: z.boolean(),
}

interface Scale {
  readonly grades: readonly { readonly value: string }[]
  readonly affectedFrom: string | null
  readonly worst: string | null
}
const isOwnGrade = (name: 'affectedFrom' | 'worst') => (scale: Scale) =>
  scale[name] === null || scale.grades.some((grade) => grade.value === scale[name])
const isUnique = ({ grades }: Scale) => new Set(grades.map((grade) => grade.value)).size === grades.length

const consistent = <Schema extends z.ZodType<Scale>>(schema: Schema) =>
  schema
    .refine(isUnique, { path: ['grades'], error: 'HEALTH_GRADE_TWICE' })
    .refine(isOwnGrade('affectedFrom'), { path: ['affectedFrom'], error: 'HEALTH_GRADE_UNKNOWN' })
    .refine(isOwnGrade('worst'), { path: ['worst'], error: 'HEALTH_GRADE_UNKNOWN' })

const OF_A_CODE: Refusals = { 404: ['HEALTH_CODE_NOT_FOUND'] }

export const healthCodes = call(healthCodesEndpoint, {
  summary: 'The health code list: scales of statements and findings, with their names in three languages',
  cost: 0.1,
  answer: z.array(healthCode),
})
export const createHealthCode = call(at.createHealthCode, {
  summary: 'Add a health code',
  access: 'health.decide',
  body: consistent(
    z.object({
      code: boundedText(20, 'HEALTH_CODE_INVALID')
        .trim()
        .regex(/^[A-Za-zÅÄÖåäö0-9_/-]{1,20}$/, 'HEALTH_CODE_INVALID'),
      kind: z.enum(CODE_KINDS),
      ...editable,
    }),
  ),
  refusals: { 409: ['HEALTH_CODE_EXISTS'] },
  answer: healthCode,
})
/** Its code and kind stay: statements refer to them. */
export const editHealthCode = call(at.editHealthCode, {
  summary: 'Change a health code',
  access: 'health.decide',
  body: consistent(z.object({ id, version, ...editable })),
  refusals: allOf(OF_A_CODE, { 422: ['HEALTH_GRADE_IN_USE'] }),
  answer: healthCode,
})
export const deleteHealthCode = call(at.deleteHealthCode, {
  summary: 'Remove a health code that nothing uses',
  access: 'health.decide',
  body: z.object({ id }),
  refusals: allOf(OF_A_CODE, { 422: ['HEALTH_CODE_IN_USE'] }),
  answer: z.strictObject({ status: z.literal('done') }),
})
export const healthCodeChanges = call(at.healthCodeChanges, {
  summary: 'Who has changed what of a health code, and when',
  access: 'health.decide',
  params: idParams,
  query: auditPaging,
  refusals: OF_A_CODE,
  answer: auditPage,
})
