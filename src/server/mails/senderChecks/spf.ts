import { BlockList, isIP } from 'node:net'
import { addressesOf } from './names.ts'
import type { Finding, Names, Sender } from './senderChecks.types.ts'
import { MOST_LOOKUPS, SpfError, SpfEvaluation, spfRecordOf } from './spfRecord.ts'

/** Whether receivers take the server for one that may send mails of the domain. Source: RFC 7208. */
export async function checkSpf(names: Names, { envelopeDomain: domain, host }: Sender): Promise<Finding> {
  const hosts = await publicAddresses(names, host)
  try {
    const record = await spfRecordOf(names, domain)
    if (record === undefined)
      return {
        subject: 'SPF',
        verdict: 'problem',
        told: [
          `${domain} publishes no SPF record.`,
          'Receivers cannot tell mails of the service from mails that somebody else sends in its name; large providers reject them.',
        ],
        publish: { name: domain, type: 'TXT', value: proposed(hosts) },
      }
    return await judged(names, { domain, record, hosts, host })
  } catch (error) {
    if (!(error instanceof SpfError)) throw error
    return {
      subject: 'SPF',
      verdict: 'problem',
      told: [
        `The SPF record of ${domain} cannot be used: ${error.message}.`,
        'Receivers treat it as an error.',
      ],
    }
  }
}

interface Read {
  readonly domain: string
  readonly record: string
  readonly hosts: readonly string[]
  readonly host: string | undefined
}

async function judged(names: Names, { domain, record, hosts, host }: Read): Promise<Finding> {
  const found = `${domain} publishes “${record}”.`
  const problem = (told: string, value?: string): Finding => ({
    subject: 'SPF',
    verdict: 'problem',
    told: [found, told],
    ...(value && { publish: { name: domain, type: 'TXT', value } }),
  })
  const evaluations = await Promise.all(
    (hosts.length > 0 ? hosts : [NOBODY]).map(async (address) => {
      const evaluation = new SpfEvaluation(names, address)
      const result = await evaluation.resultOf(domain)
      return { address, result, lookups: evaluation.lookups }
    }),
  )
  const lookups = Math.max(...evaluations.map((one) => one.lookups))
  if (/(^|\s)\+?all(\s|$)/i.test(record))
    return problem(
      'It lets everybody send (“all”), so it says nothing.',
      record.replace(/(^|\s)\+?all(\s|$)/i, '$1~all$2'),
    )
  if (lookups > MOST_LOOKUPS)
    return problem(
      `It takes ${lookups} questions to name servers; receivers give up after ${MOST_LOOKUPS} and reject. Take out an “include” that nobody needs.`,
    )
  const counted = `It takes ${lookups} of at most ${MOST_LOOKUPS} questions to name servers.`
  if (hosts.length === 0)
    return {
      subject: 'SPF',
      verdict: 'look',
      told: [
        found,
        counted,
        host === undefined
          ? 'SMTP_URL is not set, so it cannot be told whether the server that sends may do so.'
          : `${host} has no public address here, so it cannot be told whether it may send; --send tells.`,
      ],
    }
  const refused = evaluations.filter(({ result }) => result !== 'pass')
  if (refused.length > 0)
    return problem(
      `It does not name ${refused.map(({ address }) => address).join(', ')}, the server at SMTP_URL (${host}). If your provider sends from other addresses than it takes mails at, add the “include” that it tells you instead.`,
      withHosts(
        record,
        refused.map(({ address }) => address),
      ),
    )
  return { subject: 'SPF', verdict: 'ok', told: [found, `It lets ${host} send.`, counted] }
}

/** An address that stands in no record. Source: RFC 5737. */
const NOBODY = '192.0.2.1'

const termOf = (address: string): string => `ip${isIP(address)}:${address}`
const proposed = (hosts: readonly string[]): string =>
  ['v=spf1', ...(hosts.length > 0 ? hosts.map(termOf) : ['mx']), '~all'].join(' ')
const withHosts = (record: string, hosts: readonly string[]): string =>
  record.replace(/^v=spf1/i, (begin) => [begin, ...hosts.map(termOf)].join(' '))

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** The addresses by which others see the server. */
async function publicAddresses(names: Names, host: string | undefined): Promise<string[]> {
  if (host === undefined) return []
  const found = isIP(host) ? [host] : await addressesOf(names, host)
  return found.filter((address) => !PRIVATE.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'))
}
