import type * as z from 'zod'
import type { decideNotice, saveNotice } from '#contract/litterNotices.ts'
import { expiresOn } from '#domain/breeding/litterNotice.ts'
import type { Act } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { withdraw } from './keeping.service.ts'
import { mailKeeper } from './noticeMails.ts'
import { decideOnNotices } from './notices.policy.ts'
import {
  deleteNotice,
  insertNotice,
  isOwned,
  setDecider,
  setStanding,
  updateNotice,
} from './notices.store.ts'
import type { Notice } from './notices.types.ts'
import { logged, readFields, requireVersion } from './writing.ts'

/**
 * Writes a notice in the name of the club, or changes one; it is shown at once.
 * @param notice the locked one; null: a new one
 * @returns its id
 * @throws AppError 404 for either dog, 409 CHANGED_MEANWHILE, 422
 */
export async function saveForClub(
  act: Act,
  notice: Notice | null,
  typed: z.output<typeof saveNotice.body>,
): Promise<number> {
  if (notice) requireVersion(notice, typed.version)
  if (notice && !maySave(act, notice)) throw new AppError('refused', 'NOTICE_STEP_IMPOSSIBLE')
  const fields = await readFields(act, typed)
  const reason = await reasonFor(
    act,
    fields.damId,
    typed.reason || (notice?.state === 'shown' ? notice.reason : null) || '',
  )
  const standing = { state: 'shown', expiresOn: expiresOn(act.today), reason, at: act.at } as const
  const code = notice ? 'CHANGED' : 'CREATED'
  const id =
    notice?.id ?? (await insertNotice(act.db, fields, { ...standing, ownerId: null, replacesId: null }))
  if (notice) await updateNotice(act.db, notice.id, fields, standing)
  await act.log(['notice', id], code, notice && logged(notice), { ...logged(fields), reason })
  if (notice) await mailKeeper(act, notice, { kind: 'noticeChanged', until: standing.expiresOn, shown: id })
  return id
}

/**
 * Decides of a locked notice. One that changes another becomes that other.
 * @returns id of what is left
 * @throws AppError 409 CHANGED_MEANWHILE, 422 NOTICE_STEP_IMPOSSIBLE, DAM_OWNER_MISSING, INPUT_INVALID
 */
export async function decide(
  act: Act,
  notice: Notice,
  { version, action, reason }: z.output<typeof decideNotice.body>,
): Promise<number> {
  requireVersion(notice, version)
  if (action !== 'approve' && reason === '')
    throw new AppError('refused', 'INPUT_INVALID', { reason: 'REASON_MISSING' })
  if (action === 'withdraw') {
    const left = await withdraw(act, notice, reason)
    await setDecider(act.db, left, act)
    await mailKeeper(act, notice, { kind: 'noticeWithdrawn', reason })
    return left
  }
  if (notice.state !== 'waiting') throw new AppError('refused', 'NOTICE_STEP_IMPOSSIBLE')
  const id = action === 'approve' ? await approve(act, notice, reason) : await decline(act, notice, reason)
  await setDecider(act.db, id, act)
  return id
}

/** What waits is an adviser's to show. */
const maySave = (act: Act, { state, replacesId }: Notice): boolean =>
  replacesId === null && (state !== 'waiting' || decideOnNotices(act.viewer, null))

async function approve(act: Act, notice: Notice, given: string): Promise<number> {
  const reason = await reasonFor(act, notice.damId, given)
  const standing = { state: 'shown', expiresOn: expiresOn(act.today), reason, at: act.at } as const
  const id = notice.replacesId ?? notice.id
  if (notice.replacesId === null) await setStanding(act.db, id, standing)
  else {
    await deleteNotice(act.db, notice.id)
    await updateNotice(act.db, id, notice, standing)
  }
  await act.log(
    ['notice', id],
    'NOTICE_APPROVED',
    { noticeState: notice.state },
    { ...logged(notice), reason },
  )
  await mailKeeper(act, notice, { kind: 'noticeApproved', until: standing.expiresOn, shown: id })
  return id
}

async function decline(act: Act, notice: Notice, reason: string): Promise<number> {
  const standing = { state: 'declined', expiresOn: notice.expiresOn, reason, at: act.at } as const
  await setStanding(act.db, notice.id, standing)
  await act.log(
    ['notice', notice.id],
    'NOTICE_DECLINED',
    { noticeState: notice.state },
    { noticeState: 'declined', reason },
  )
  await mailKeeper(act, notice, { kind: 'noticeDeclined', reason })
  return notice.id
}

/** Why a notice may stand: nothing has to be said where an owner of the dam is known. @throws AppError 422 DAM_OWNER_MISSING */
async function reasonFor(act: Act, damId: number, reason: string): Promise<string | null> {
  if (await isOwned(act.db, damId, act.today)) return reason || null
  if (reason === '' || !decideOnNotices(act.viewer, null))
    throw new AppError('refused', 'DAM_OWNER_MISSING', { motherRegnr: 'DAM_OWNER_MISSING' })
  return reason
}
