import type { MailRow } from '#contract/mails.ts'
import { readerOf } from '../platform/act.ts'
import type { Attachment, DueMail } from '../platform/mail/mail.types.ts'
import type { Services } from '../platform/services.ts'
import { SYSTEM } from '../platform/systemCaller.ts'
import { findTrials } from '../trials/trials.service.ts'
import { calendarFileName, trialCalendar } from './calendarFile.ts'
import { shownOn } from './shownOn.ts'

/** Mails by which somebody learns of a day to keep free, or that it is off. */
const WITH_CALENDAR: ReadonlySet<MailRow['kind']> = new Set([
  'entryAdded',
  'placeGiven',
  'ownEntryHeld',
  'transferHeld',
  'transferAgreed',
  'placeOffered',
  'drawnOffered',
  'drawnPlaced',
  'paymentReceived',
  'startList',
  'partyMeeting',
  'partyChanged',
  'trialMoved',
  'trialCancelled',
] as const)

/** The calendar file of the trial that a mail is about, as the trial stands now; empty: the mail has none. */
export async function calendarOfMail(
  services: Services,
  { kind, trialId, language }: DueMail,
): Promise<Attachment[]> {
  if (trialId === null || !WITH_CALENDAR.has(kind)) return []
  const reader = readerOf(services, SYSTEM)
  const [trial] = await findTrials(reader, [trialId])
  const shown = trial && shownOn(trial, reader.today)
  if (!shown) return []
  const content = trialCalendar([shown], { language, baseUrl: reader.baseUrl, now: reader.at })
  return [{ filename: calendarFileName(language), content, contentType: 'text/calendar; charset=utf-8' }]
}
