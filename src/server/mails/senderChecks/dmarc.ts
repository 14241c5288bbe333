import { tagsOf, textsAt } from './names.ts'
import type { Finding, Names, Sender } from './senderChecks.types.ts'

const POLICIES: Readonly<Record<string, string>> = {
  none: 'Receivers deliver mails that fail the checks, and only count them. Once --send and the reports show that the own mails pass, raise it to p=quarantine.',
  quarantine: 'Receivers put mails that fail the checks into the folder for spam.',
  reject: 'Receivers reject mails that fail the checks.',
}

/** What receivers are to do with mails that are not from the domain although they say so. Source: RFC 7489. */
export async function checkDmarc(names: Names, sender: Sender): Promise<Finding> {
  const { domain } = sender
  const name = `_dmarc.${domain}`
  const publish = {
    name,
    type: 'TXT',
    value: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
  } as const
  const found = await recordsAbove(names, domain)
  if (!found)
    return {
      subject: 'DMARC',
      verdict: 'problem',
      told: [
        `There is no DMARC record at ${name}, nor at a domain above it.`,
        'Large providers ask one of whoever sends to many, and nobody reports who misuses the domain.',
      ],
      publish,
    }
  const { at, records } = found
  if (records.length > 1)
    return {
      subject: 'DMARC',
      verdict: 'problem',
      told: [`There are ${records.length} DMARC records at _dmarc.${at}; with more than one none counts.`],
    }
  return judged(sender, at, records[0]!, publish)
}

function judged(sender: Sender, at: string, record: string, publish: Finding['publish']): Finding {
  const { domain, envelopeDomain, dkim } = sender
  const tags = tagsOf(record)
  const policy = ((at === domain ? undefined : tags.get('sp')) ?? tags.get('p') ?? '').toLowerCase()
  const meaning = POLICIES[policy]
  const told = [`_dmarc.${at} publishes “${record}”.`]
  if (meaning === undefined)
    return {
      subject: 'DMARC',
      verdict: 'problem',
      told: [...told, 'It names no policy (p=) that receivers know.'],
      publish,
    }
  const spfFits = isAligned(envelopeDomain, domain, tags.get('aspf'))
  const signs = dkim.privateKey !== undefined
  told.push(
    meaning,
    spfFits
      ? `SPF counts: ${envelopeDomain} and ${domain} belong together.`
      : `SPF does not count for it: the envelope's sender is of ${envelopeDomain}, the mail of ${domain}.`,
  )
  if (signs) told.push(`DKIM counts: the service signs as ${domain}.`)
  if (!spfFits && !signs && dkim.selector === undefined)
    return {
      subject: 'DMARC',
      verdict: 'problem',
      told: [
        ...told,
        'So neither counts. Let MAIL_BOUNCES be of the same domain as MAIL_FROM, or let mails be signed.',
      ],
    }
  if (!tags.has('rua'))
    return {
      subject: 'DMARC',
      verdict: 'look',
      told: [...told, 'It has no address for reports (rua), so nobody hears of mails that fail.'],
    }
  return { subject: 'DMARC', verdict: policy === 'none' ? 'look' : 'ok', told }
}

/** The records of the domain, or of the nearest domain above it that has one; of a top level none is asked. */
async function recordsAbove(names: Names, domain: string) {
  const labels = domain.split('.')
  for (let from = 0; from < labels.length - 1; from++) {
    const at = labels.slice(from).join('.')
    const records = (await textsAt(names, `_dmarc.${at}`)).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (records.length > 0) return { at, records }
  }
  return undefined
}

/** Whether two domains count as one; relaxed, one may stand below the other. Source: RFC 7489, 3.1. */
function isAligned(one: string, other: string, mode: string | undefined): boolean {
  if (one === other) return true
  return mode?.toLowerCase() !== 's' && (one.endsWith(`.${other}`) || other.endsWith(`.${one}`))
}
