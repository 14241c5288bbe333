import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { createHealthCode, type HealthCodeDetails } from '#contract/healthCodes.ts'

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
  if (read.success) return { values: read.data, errors: {} }
  const errors = {}
  for (const { path, message } of read.error.issues.toReversed()) setAt(errors, path, message)
  return { values: {}, errors }
}

/** Puts an error where the form looks for it: at `grades.2.value` in a list of a list. */
function setAt(errors: Record<string, unknown>, path: readonly PropertyKey[], message: string): void {
  const [name, ...rest] = path.map(String)
  if (name === undefined) return
  if (rest.length === 0) errors[name] = { type: 'custom', message }
  else {
    const inner = (errors[name] ?? {}) as Record<string, unknown>
    errors[name] = inner
    setAt(inner, rest, message)
  }
}
