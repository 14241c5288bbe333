import type * as z from 'zod'
import { addStatement, type StaffStatement } from '#contract/dogHealth.ts'
import { formatDate } from '#domain/dates.ts'
import type { StatementSource } from '#domain/health/sources.ts'
import { recordResolver } from '../recordResolver.ts'

const written = addStatement.body!
export type StatementBody = z.output<typeof written>
/** The day as it is typed; an empty source: not known. */
export type StatementValues = Omit<StatementBody, 'examinedOn' | 'source'> & {
  examinedOn: string
  source: StatementSource | ''
}

export const NO_STATEMENT: StatementValues = {
  scale: '',
  value: '',
  left: '',
  right: '',
  examinedOn: '',
  certificate: '',
  remark: '',
  source: '',
  reason: '',
}

export const statementValues = ({
  id: _id,
  kind: _kind,
  examinedOn,
  source,
  ...statement
}: StaffStatement): StatementValues => ({
  ...statement,
  examinedOn: examinedOn === null ? '' : formatDate(examinedOn),
  source: source ?? '',
  reason: '',
})

export const statementResolver = recordResolver<StatementValues, StatementBody>(
  written,
  ['examinedOn'],
  ['source'],
)
