import en from '#contract/texts/en/pages/litters.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/litters.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/litters.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { findAccount } from '../../accounts/accounts.service.ts'
import { dogSummaries } from '../../dogs/records.service.ts'
import type { Act } from '../../platform/act.ts'
import { queueOrganiserMail } from '../../platform/mail/organiserMails.ts'
import type { Notice } from './notices.types.ts'

const TEXTS = { fi: fi.notice, sv: sv.notice, en: en.notice }
const OWN_NOTICES = '/pentueilmoitukset'

interface Told {
  readonly kind: 'noticeApproved' | 'noticeDeclined' | 'noticeChanged' | 'noticeWithdrawn' | 'noticeExpiring'
  readonly reason?: string | null
  /** the last day on which it is shown */
  readonly until?: string
  /** id of the notice that is shown now; absent: the mail leads to the own notices */
  readonly shown?: number
}

/** Tells who keeps a notice what somebody else or the time has done to it, once for each version of it; the club's own have nobody to tell. */
export async function mailKeeper(
  act: Act,
  notice: Notice,
  { kind, reason, until = notice.expiresOn, shown }: Told,
): Promise<void> {
  if (notice.ownerId === null || notice.ownerId === act.by) return
  const keeper = await findAccount(act, notice.ownerId)
  const dogs = await dogSummaries(act, [notice.sireId, notice.damId])
  const texts = TEXTS[keeper.language]
  const mail = {
    thing: `litter_inquiry:${notice.id}`,
    kind,
    version: notice.version,
    accountId: keeper.id,
    recipient: keeper.email,
    language: keeper.language,
    values: {
      name: keeper.first_name,
      pair: fillText(texts.titleOf, {
        type: texts.types[notice.type],
        sire: calledBy(dogs.get(notice.sireId)!),
        dam: calledBy(dogs.get(notice.damId)!),
      }),
      date: formatDate(until),
      reason: reason ?? '',
    },
    path: shown === undefined ? OWN_NOTICES : `/pentue/${shown}`,
  }
  if (kind === 'noticeExpiring') await act.mail(mail)
  else await queueOrganiserMail(act, mail)
}
