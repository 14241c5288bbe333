import type * as z from 'zod'
import { HEALTH_INQUIRY_PAGE_SIZE } from '#contract/constants.ts'
import type { healthInquiries } from '#contract/healthInquiries.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { fileFacts } from '../platform/files/files.store.ts'
import { countByState, inquiryById, listInquiries, otherInquiries } from './healthInquiries.store.ts'
import type { Inquiry } from './healthInquiries.types.ts'

/** @throws AppError 404 HEALTH_INQUIRY_NOT_FOUND */
export async function findInquiry({ db }: Reader, id: number): Promise<Inquiry> {
  const inquiry = await inquiryById(db, id)
  if (!inquiry) throw new AppError('notFound', 'HEALTH_INQUIRY_NOT_FOUND')
  return inquiry
}

/** The dog of a report, in short. */
export const dogOf = async (reader: Reader, { dogId }: Inquiry) =>
  (await dogSummaries(reader, [dogId])).get(dogId)!

/** One page of the reports that match. */
export async function readInquiries(
  reader: Reader,
  { page, ...filter }: z.output<NonNullable<(typeof healthInquiries)['query']>>,
) {
  const offset = (page - 1) * HEALTH_INQUIRY_PAGE_SIZE
  const [rows, counts] = await Promise.all([
    listInquiries(reader.db, filter, { offset, limit: HEALTH_INQUIRY_PAGE_SIZE }),
    countByState(reader.db),
  ])
  const dogs = await dogSummaries(
    reader,
    rows.map(({ dogId }) => dogId),
  )
  return { rows, counts, dogs, total: rows[0]?.total ?? 0, page }
}
export type FoundInquiries = Awaited<ReturnType<typeof readInquiries>>

/** Everything that who decides on health sees of a report. */
export async function describeInquiry(reader: Reader, inquiry: Inquiry) {
  const [dog, others, file] = await Promise.all([
    dogOf(reader, inquiry),
    otherInquiries(reader.db, inquiry),
    inquiry.attachmentId === null ? undefined : fileFacts(reader.db, inquiry.attachmentId),
  ])
  return { inquiry, dog, others, file }
}
export type DescribedInquiry = Awaited<ReturnType<typeof describeInquiry>>

/** How many reports nobody has handled. */
export const countNewInquiries = async ({ db }: Reader): Promise<number> =>
  (await countByState(db)).get('new') ?? 0
