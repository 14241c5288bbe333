import type * as z from 'zod'
import type { saveOwnNotice } from '#contract/litterNotices.ts'
import { noticeFaults } from '#domain/breeding/litterNotice.ts'
import type { Act } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePair } from '../litters.service.ts'
import type { Notice, NoticeFields } from './notices.types.ts'

type Typed = z.output<typeof saveOwnNotice.body>

/**
 * What was typed of a notice, with its dogs found and all of it checked.
 * @throws AppError 404 for either dog, 422 for a pair that cannot be, INPUT_INVALID with what is wrong by field
 */
export async function readFields(act: Act, typed: Typed): Promise<NoticeFields> {
  const faults = noticeFaults(typed, act.today)
  if (Object.keys(faults).length > 0) throw new AppError('refused', 'INPUT_INVALID', faults)
  const { sire, dam } = await pairOf(act, typed)
  return {
    type: typed.type,
    sireId: sire.id,
    damId: dam.id,
    kennelName: typed.kennelName || null,
    matingDate: typed.matingDate,
    birthDate: typed.birthDate,
    females: typed.females,
    males: typed.males,
    sold: typed.sold,
    place: typed.place || null,
    website: typed.website || null,
    furtherInformation: typed.furtherInformation || null,
    contactName: typed.contactName || null,
    contactEmail: typed.contactEmail || null,
    contactPhone: typed.contactPhone || null,
  }
}

/** The two dogs; why they cannot have a litter together is told at the sire, which the form asks for first. */
async function pairOf(act: Act, typed: Typed): ReturnType<typeof requirePair> {
  try {
    return await requirePair(act, typed)
  } catch (error) {
    if (!(error instanceof AppError) || error.fields !== undefined) throw error
    throw new AppError('refused', error.code, { fatherRegnr: error.code })
  }
}

/** @throws AppError 409 CHANGED_MEANWHILE */
export function requireVersion(notice: Notice, version: number): void {
  if (notice.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** What the log keeps of a notice: no contact, and no text. */
export const logged = (notice: NoticeFields) => ({
  noticeType: notice.type,
  matingDate: notice.matingDate,
  birthDate: notice.birthDate,
  females: notice.females,
  males: notice.males,
  sold: notice.sold,
})
