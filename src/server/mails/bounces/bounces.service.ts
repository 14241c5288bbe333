import type { OperatorAct } from '../../platform/act.ts'
import type { MailLinks } from '../../platform/mail/mailLinks.ts'
import { noteUndelivered } from '../../platform/mail/undelivered.store.ts'
import { plainWords, weightOf } from '../../platform/mail/undelivered.ts'
import { mailByKey } from '../mails.store.ts'
import { type DeliveryReport, readReport } from './deliveryReport.ts'

/**
 * What became of a message that came to the address of reports: `noted`, the mail has not arrived; `known`: that was known; `arrives`: the
 * report says that it has arrived, or is still tried; `unknown`: the report is of no mail of ours, or not signed; `other`: it is no report.
 */
export type Taken = 'noted' | 'known' | 'arrives' | 'unknown' | 'other'

/** Takes a message in that came to the address of reports. Source: docs/decisions/0072. @param to the address it came to, where it is known */
export async function takeReport(
  act: OperatorAct,
  links: MailLinks,
  { raw, to }: { readonly raw: Uint8Array; readonly to: string | undefined },
): Promise<Taken> {
  const report = await readReport(raw, to)
  if (!report) return 'other'
  const key = keyIn(report, links)
  const mail = key === undefined ? undefined : await mailByKey(act.db, key)
  if (!mail) return 'unknown'
  if (report.action !== 'failed') return 'arrives'
  const noted = await noteUndelivered(act.db, mail, {
    code: report.code,
    words: plainWords(report.words),
    weight: weightOf(report.code, true),
    at: act.at,
  })
  return noted ? 'noted' : 'known'
}

function keyIn({ signed }: DeliveryReport, links: MailLinks): string | undefined {
  for (const text of signed) {
    const key = links.keyIn('bounce', text)
    if (key !== undefined) return key
  }
  return undefined
}
