import { addressesOf, mailServersOf } from './names.ts'
import type { Finding, Names, Sender } from './senderChecks.types.ts'

/** Whether mails to the sender's domains can arrive: answers, and reports of mails that have not arrived. Source: RFC 5321, 5.1; RFC 7505. */
export async function checkMx(names: Names, { domain, envelopeDomain }: Sender): Promise<Finding[]> {
  const domains = [...new Set([domain, envelopeDomain])]
  return Promise.all(domains.map((one) => checkOne(names, one)))
}

async function checkOne(names: Names, domain: string): Promise<Finding> {
  const servers = (await mailServersOf(names, domain)).toSorted((a, b) => a.priority - b.priority)
  const publish = { name: domain, type: 'MX', value: `10 mail.${domain}.` } as const
  if (servers.some(({ exchange }) => exchange === '' || exchange === '.'))
    return {
      subject: 'MX',
      verdict: 'problem',
      told: [
        `${domain} says that it takes no mail (an empty MX record).`,
        'Receivers reject mails from such a domain, and no report of a mail that has not arrived can come back.',
      ],
      publish,
    }
  if (servers.length > 0)
    return {
      subject: 'MX',
      verdict: 'ok',
      told: [`Mail to ${domain} goes to ${servers.map(({ exchange }) => exchange).join(', ')}.`],
    }
  if ((await addressesOf(names, domain)).length > 0)
    return {
      subject: 'MX',
      verdict: 'look',
      told: [`${domain} has no MX record, so mail goes to its own address. Is there a server of mails?`],
      publish,
    }
  return {
    subject: 'MX',
    verdict: 'problem',
    told: [
      `${domain} has no MX record and no address: nothing can be sent there.`,
      'Many receivers reject mails from such a domain, and reports of mails that have not arrived are lost.',
    ],
    publish,
  }
}
