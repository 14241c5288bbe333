import { createTransport, type Transporter } from 'nodemailer'
import { addressOf, type Config } from '../../config.ts'

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}
/** What is signed beside the text; programs of mail stop by one click only where both headers of it are. Source: RFC 6376, 5.4.1; RFC 8058, 4. */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

/** How the service signs its mails. */
export interface Signing {
  readonly domain: string
  readonly selector: string
  /** in PEM */
  readonly privateKey: string
}

/** The way to the server of mails. @param signing undefined: mails go without a signature of the service */
export function mailTransport(smtpUrl: string, signing: Signing | undefined): Transporter {
  return createTransport({
    url: smtpUrl,
    ...TIMEOUTS,
    ...(signing && {
      dkim: {
        domainName: signing.domain,
        keySelector: signing.selector,
        privateKey: signing.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  })
}

/** Who mails come from by the settings. `baseUrl`: where people reach the service; default by the settings */
export function senderOf(config: Config, baseUrl = addressOf(config)) {
  const { title } = config.club
  const { from: configured, bounces, dkimSelector, dkimKey } = config.mail
  const from = configured ?? `${title} <noreply@${new URL(baseUrl).hostname}>`
  const domain = domainOf(from)
  const signing: Signing | undefined =
    dkimSelector !== undefined && dkimKey !== undefined
      ? { domain, selector: dkimSelector, privateKey: dkimKey }
      : undefined
  return { from, bounces, domain, envelopeDomain: domainOf(bounces ?? from), signing }
}

const domainOf = (address: string): string =>
  /@([^\s@<>]+?)>?\s*$/.exec(address)?.[1]?.toLowerCase() ?? 'localhost'
