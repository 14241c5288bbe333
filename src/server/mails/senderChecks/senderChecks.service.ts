import type { Config } from '../../config.ts'
import { senderOf } from '../../platform/mail/mailTransport.ts'
import { checkDkim } from './dkim.ts'
import { checkDmarc } from './dmarc.ts'
import { checkMx } from './mx.ts'
import type { Finding, Names, Sender } from './senderChecks.types.ts'
import { checkSpf } from './spf.ts'

/** The sender of mails by the settings, as receivers see it. */
export function checkedSender(config: Config): Sender {
  const { domain, envelopeDomain } = senderOf(config)
  const { smtpUrl, dkimSelector, dkimKey } = config.mail
  return {
    domain,
    envelopeDomain,
    host: smtpUrl === undefined ? undefined : new URL(smtpUrl).hostname.replace(/^\[|\]$/g, ''),
    dkim: { selector: dkimSelector, privateKey: dkimKey },
  }
}

/** Checks what is published for a sender. @throws where no name server answers */
export async function checkSender(names: Names, sender: Sender): Promise<Finding[]> {
  return [
    ...(await checkMx(names, sender)),
    await checkSpf(names, sender),
    await checkDkim(names, sender),
    await checkDmarc(names, sender),
  ]
}
