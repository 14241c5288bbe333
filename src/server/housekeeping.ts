import { REMOVED_DOCUMENT_DAYS } from '#contract/documentConstants.ts'
import { deleteStaleRegistrations } from './accounts/registration.store.ts'
import { deleteStaleTokens } from './accounts/tokens.store.ts'
import { deleteOldRemoved } from './advancedSearch/saved/savedSearches.store.ts'
import { emptyOldCases } from './bankStatements/bankStatements.store.ts'
import type { Config, KeepYears } from './config.ts'
import { dropRemoved, dropUploads } from './documents/documentChanges.store.ts'
import { UPLOAD_WAITS_MS } from './documents/uploads.service.ts'
import { emptyOldContacts, forgetRefundAccounts } from './entries/entries.store.ts'
import { deleteOldMessages } from './entries/messages.store.ts'
import { forgetPedigreeChanges } from './genetics/changes.store.ts'
import { ATTACHMENT_WAITS_MS } from './healthInquiries/attachments.service.ts'
import {
  dropDecidedAttachments,
  dropOrphans,
  emptyOldInformers,
} from './healthInquiries/healthInquiries.store.ts'
import { dropOldContent } from './imports/updates/updates.store.ts'
import { dropVoidCertificates } from './payments/claims.store.ts'
import { dropOldVouchers } from './payments/vouchers.store.ts'
import { dropAuditFields, emptyOldChanges } from './platform/audit/audit.store.ts'
import { forgetSolutions } from './platform/captcha/captcha.store.ts'
import { finnishDay } from './platform/clock.ts'
import type { Db } from './platform/database.ts'
import type { Job } from './platform/jobs/jobs.types.ts'
import { forgetAttempts } from './platform/limits/attempts.store.ts'
import { deleteOldMails } from './platform/mail/mail.store.ts'
import { forgetOldUnreachable } from './platform/mail/undelivered.store.ts'
import { forgetEvents } from './platform/security/events.store.ts'
import type { Services } from './platform/services.ts'
import { deleteEnded } from './platform/sessions/sessions.store.ts'

/** Milliseconds between two rounds. */
const EVERY = 3_600_000

type Terms = Pick<Config, 'session' | 'keepYears'>

/** Removes now and again what has become worthless by itself, and personal data whose time is over. */
export const housekeepingJob = ({ db, now, config }: Services): Job => ({
  name: 'housekeeping',
  everyMs: EVERY,
  run: () => tidyUp(db, now(), config),
})

/** Days after which a note of a changed pedigree is forgotten; every copy of the service has long seen it. */
const PEDIGREE_NOTE_DAYS = 30

/** Days for which counted traces of attacks are kept (docs/rules/visibility.md#keeping-times). */
const SECURITY_EVENT_DAYS = 90

/** Days for which the attachment of a decided health report is kept (docs/rules/visibility.md#keeping-times). */
const DECIDED_ATTACHMENT_DAYS = 365

/** Days for which the file of an update that nobody applied is kept (docs/rules/visibility.md#keeping-times). */
const UPDATE_DAYS = 30
/** Days for which a removed search can be restored (docs/rules/visibility.md#keeping-times). */
const REMOVED_SEARCH_DAYS = 1

/** One round of it. */
export async function tidyUp(db: Db, now: Date, { session, keepYears }: Terms): Promise<void> {
  await deleteEnded(db, now, session.idleMs)
  await deleteStaleTokens(db, now)
  await deleteStaleRegistrations(db, now)
  await forgetAttempts(db, now)
  await forgetSolutions(db, now)
  await forgetPedigreeChanges(db, daysBefore(now, PEDIGREE_NOTE_DAYS))
  await forgetEvents(db, daysBefore(now, SECURITY_EVENT_DAYS))
  await deleteOldRemoved(db, daysBefore(now, REMOVED_SEARCH_DAYS))
  await dropVoidCertificates(db)
  await dropOrphans(db, new Date(now.getTime() - ATTACHMENT_WAITS_MS))
  await dropDecidedAttachments(db, daysBefore(now, DECIDED_ATTACHMENT_DAYS))
  await dropUploads(db, new Date(now.getTime() - UPLOAD_WAITS_MS))
  await dropRemoved(db, daysBefore(now, REMOVED_DOCUMENT_DAYS))
  await dropOldContent(db, daysBefore(now, UPDATE_DAYS))
  await forgetPeople(db, now, keepYears)
  await forgetBankNames(db, now)
  await dropOldVouchers(db, finnishDay(now))
}

/** Throws personal data away whose time is over. Source: docs/rules/visibility.md#keeping-times. */
async function forgetPeople(db: Db, now: Date, { mails, contacts, messages, log }: KeepYears): Promise<void> {
  if (mails > 0) await deleteOldMails(db, yearsBefore(now, mails))
  if (mails > 0) await forgetOldUnreachable(db, yearsBefore(now, mails))
  if (contacts > 0) {
    const ids = await emptyOldContacts(db, finnishDay(yearsBefore(now, contacts)))
    await dropAuditFields(db, 'entry', { ids, fields: ['contactName', 'contactEmail', 'contactPhone'] })
  }
  if (contacts > 0) await emptyOldInformers(db, yearsBefore(now, contacts))
  if (messages > 0) await deleteOldMessages(db, yearsBefore(now, messages))
  if (log > 0) await emptyOldChanges(db, yearsBefore(now, log))
}

/** Days after which who paid and to whom was paid back is forgotten (docs/rules/visibility.md#keeping-times). */
const SETTLED_DAYS = 90
const UNSETTLED_DAYS = 730

async function forgetBankNames(db: Db, now: Date): Promise<void> {
  await forgetRefundAccounts(db, daysBefore(now, SETTLED_DAYS))
  await emptyOldCases(db, {
    settledBefore: daysBefore(now, SETTLED_DAYS),
    bookedBefore: finnishDay(daysBefore(now, UNSETTLED_DAYS)),
  })
}

function yearsBefore(moment: Date, years: number): Date {
  const before = new Date(moment)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * 86_400_000)
