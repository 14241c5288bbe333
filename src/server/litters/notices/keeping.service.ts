import type * as z from 'zod'
import { OWN_NOTICES_MAX } from '#contract/constants.ts'
import type { renewOwnNotice, saveOwnNotice } from '#contract/litterNotices.ts'
import { expiresOn } from '#domain/breeding/litterNotice.ts'
import type { Act } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { accountIdOf } from '../../platform/http/viewer.ts'
import {
  deleteNotice,
  insertNotice,
  openNoticesOf,
  ownedAmong,
  replacementOf,
  setStanding,
  updateNotice,
} from './notices.store.ts'
import type { Notice, NoticeFields } from './notices.types.ts'
import { logged, readFields, requireVersion } from './writing.ts'

type Versioned = z.output<typeof renewOwnNotice.body>

/**
 * Writes one's own notice, or what one changes of it; it waits for the breed adviser, and what was approved stands until then.
 * @param own the locked notice; null: a new one
 * @returns id of what waits
 * @throws AppError 404 for either dog, 409 CHANGED_MEANWHILE, 422
 */
export async function saveOwn(
  act: Act,
  own: Notice | null,
  typed: z.output<typeof saveOwnNotice.body>,
): Promise<number> {
  if (own) requireVersion(own, typed.version)
  const fields = await readFields(act, typed)
  await requireOwnDog(act, fields)
  const accountId = accountIdOf(act.viewer)
  const standing = { state: 'waiting', expiresOn: expiresOn(act.today), reason: null, at: act.at } as const
  const isOpen = own?.state === 'shown' || own?.state === 'waiting'
  if (!isOpen && (await openNoticesOf(act.db, accountId, act.today)) >= OWN_NOTICES_MAX)
    throw new AppError('refused', 'TOO_MANY_NOTICES')
  if (own === null) {
    const id = await insertNotice(act.db, fields, { ...standing, ownerId: accountId, replacesId: null })
    await act.log(['notice', id], 'CREATED', null, logged(fields))
    return id
  }
  if (own.state !== 'shown') {
    await updateNotice(act.db, own.id, fields, standing)
    await act.log(['notice', own.id], 'CHANGED', logged(own), logged(fields))
    return own.id
  }
  const waiting = await replacementOf(act.db, own.id, act.today)
  if (waiting) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const id = await insertNotice(act.db, fields, { ...standing, ownerId: accountId, replacesId: own.id })
  await act.log(['notice', id], 'CREATED', logged(own), logged(fields))
  return id
}

/** Says that a notice is still true. @returns its id @throws AppError 409 CHANGED_MEANWHILE, 422 NOTICE_STEP_IMPOSSIBLE */
export async function renewOwn(act: Act, own: Notice, { version }: Versioned): Promise<number> {
  requireVersion(own, version)
  if (own.state !== 'shown') throw new AppError('refused', 'NOTICE_STEP_IMPOSSIBLE')
  const until = expiresOn(act.today)
  await setStanding(act.db, own.id, { state: 'shown', expiresOn: until, reason: own.reason, at: act.at })
  await act.log(['notice', own.id], 'NOTICE_RENEWED', { expiresOn: own.expiresOn }, { expiresOn: until })
  return own.id
}

/** Takes a notice away, and what waits to change it. @returns id of what is left @throws AppError 409 CHANGED_MEANWHILE, 422 NOTICE_STEP_IMPOSSIBLE */
export async function withdrawOwn(act: Act, own: Notice, { version }: Versioned): Promise<number> {
  requireVersion(own, version)
  return withdraw(act, own, null)
}

/** @param reason of the staff */
export async function withdraw(act: Act, notice: Notice, reason: string | null): Promise<number> {
  if (notice.state === 'withdrawn') throw new AppError('refused', 'NOTICE_STEP_IMPOSSIBLE')
  const waiting = await replacementOf(act.db, notice.id, act.today)
  if (waiting) await deleteNotice(act.db, waiting.id)
  await act.log(
    ['notice', notice.id],
    'NOTICE_WITHDRAWN',
    { noticeState: notice.state },
    { noticeState: 'withdrawn', reason },
  )
  if (notice.replacesId !== null) {
    await deleteNotice(act.db, notice.id)
    return notice.replacesId
  }
  const gone = { state: 'withdrawn', expiresOn: notice.expiresOn, reason, at: act.at } as const
  await setStanding(act.db, notice.id, gone)
  return notice.id
}

/** @throws AppError 422 NOT_OWN_DAM, NOT_OWN_DOG */
async function requireOwnDog(act: Act, { type, sireId, damId }: NoticeFields): Promise<void> {
  const dogs = type === 'stud' ? [sireId, damId] : [damId]
  const owned = await ownedAmong(act.db, accountIdOf(act.viewer), dogs, act.today)
  if (owned.size > 0) return
  const code = type === 'stud' ? 'NOT_OWN_DOG' : 'NOT_OWN_DAM'
  throw new AppError('refused', code, { motherRegnr: code })
}
