import type * as z from 'zod'
import { addStatement, type StaffStatement } from '#contract/dogHealth.ts'
import { formatDate } from '#domain/dates.ts'
import { recordResolver } from '../recordResolver.ts'

const written = addStatement.body!
export type StatementBody = z.output<typeof written>
/** The day as it is typed. */
export type StatementValues = Omit<StatementBody, 'examinedOn'> & { examinedOn: string }

export const NO_STATEMENT: StatementValues = {
  scale: '',
  value: '',
  left: '',
  right: '',
  examinedOn: '',
  certificate: '',
  remark: '',
  reason: '',
}

export const statementValues = ({
  id: _id,
  kind: _kind,
  examinedOn,
  ...statement
}: StaffStatement): StatementValues => ({
  ...statement,
  examinedOn: examinedOn === null ? '' : formatDate(examinedOn),
  reason: '',
})

export const statementResolver = recordResolver<StatementValues, StatementBody>(written, ['examinedOn'])
