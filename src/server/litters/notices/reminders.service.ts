import { remindedUntil } from '#domain/breeding/litterNotice.ts'
import { inTransaction, type Reader, readerOf } from '../../platform/act.ts'
import { eachOf } from '../../platform/eachOf.ts'
import type { Job } from '../../platform/jobs/jobs.types.ts'
import type { Services } from '../../platform/services.ts'
import { SYSTEM } from '../../platform/systemCaller.ts'
import { mailKeeper } from './noticeMails.ts'
import { findNotice } from './notices.service.ts'
import { noticesToRemindOf } from './notices.store.ts'

/** Milliseconds between two looks. */
const EVERY = 3_600_000

/** Reminds keepers, some days before, that their notices will be shown no more. */
export const noticeJob = (services: Services): Job => ({
  name: 'notices',
  everyMs: EVERY,
  run: () => remindKeepers(readerOf(services, SYSTEM)),
})

/** One look, each notice by itself. The mail is queued once for a version of a notice, so a look that is repeated does no harm. @throws the first failure, at the end */
export async function remindKeepers(reader: Reader): Promise<void> {
  const until = remindedUntil(reader.today)
  await eachOf(await noticesToRemindOf(reader.db, reader.today, until), (id) =>
    inTransaction(reader, async (act) => {
      const notice = await findNotice(act, id, true)
      if (notice.state === 'shown' && notice.expiresOn <= until)
        await mailKeeper(act, notice, { kind: 'noticeExpiring' })
    }),
  )
}
