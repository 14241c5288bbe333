import * as z from 'zod'
import { auditPage, auditPaging } from './audit.ts'
import { call, streamContent } from './call.ts'
import * as at from './endpoints/exports.ts'
import { boundedText } from './inputs.ts'

const access = 'exports.manage'

export const orderArchive = call(at.orderArchive, {
  summary: 'Orders the whole archive: notes who takes it, and opens it to the same account for ten minutes',
  access,
  refusals: { 422: ['PASSWORD_NEEDED'] },
  answer: z.strictObject({ order: z.string(), until: z.iso.datetime() }),
})
/** Everything that the club owns, as of one moment: docs/rules/exports.md#the-whole-archive. */
export const archiveFile = call(at.archiveFile, {
  summary: 'The whole archive that was ordered: every table as CSV and JSON, and every file',
  access,
  params: z.object({ order: boundedText(80, 'ADDRESS_INVALID') }),
  cost: 40,
  refusals: { 404: ['ARCHIVE_ORDER_INVALID'] },
  answer: streamContent,
  produces: 'application/zip',
})
export const archiveOrders = call(at.archiveOrders, {
  summary: 'Who has ordered the whole archive and when, newest first',
  access,
  query: auditPaging,
  answer: auditPage,
})
