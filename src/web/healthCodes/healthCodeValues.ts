import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { createHealthCode, type HealthCodeDetails } from '#contract/healthCodes.ts'
import { errorsAt } from '../ui/forms/errorsAt.ts'

const written = createHealthCode.body!
type HealthCodeBody = z.output<typeof written>
type Grade = HealthCodeDetails['grades'][number]

/** A code as its form holds it: without a grade where there is none. */
export type HealthCodeValues = Omit<HealthCodeBody, 'affectedFrom' | 'worst'> & {
  affectedFrom: string
  worst: string
}

export const emptyGrade = (): Grade => ({
  value: '',
  label: { fi: '', sv: '', en: '' },
  meaning: { fi: '', sv: '', en: '' },
})

export const newHealthCodeValues = (): HealthCodeValues => ({
  code: '',
  kind: 'illness',
  name: { fi: '', sv: '', en: '' },
  grades: [],
  affectedFrom: '',
  worst: '',
  confirmed: false,
  offered: true,
})

export const healthCodeValues = (code: HealthCodeDetails): HealthCodeValues => ({
  code: code.code,
  kind: code.kind,
  name: code.name,
  grades: code.grades,
  affectedFrom: code.affectedFrom ?? '',
  worst: code.worst ?? '',
  confirmed: code.confirmed,
  offered: code.offered,
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const healthCodeResolver: Resolver<HealthCodeValues, unknown, HealthCodeBody> = (values) => {
  const read = written.safeParse({
    ...values,
    affectedFrom: values.affectedFrom || null,
    worst: values.worst || null,
  })
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}
