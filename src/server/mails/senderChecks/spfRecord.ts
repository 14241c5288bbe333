import { BlockList, isIP } from 'node:net'
import { addressesOf, mailServersOf, textsAt } from './names.ts'
import type { Names } from './senderChecks.types.ts'

/** Questions to name servers beyond which receivers give up and reject. Source: RFC 7208, 4.6.4. */
export const MOST_LOOKUPS = 10
/** Questions that are asked at most, of a record that is wrong anyway. */
const ENOUGH = 30

/** What an SPF record says of an address. Source: RFC 7208, 2.6. */
export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none'
const RESULTS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const

/** An SPF record cannot be evaluated; the message says what is wrong with it. */
export class SpfError extends Error {}

/** The one record of a domain. @returns undefined: it has none @throws SpfError where it has several */
export async function spfRecordOf(names: Names, domain: string): Promise<string | undefined> {
  const records = (await textsAt(names, domain)).filter((text) => /^v=spf1( |$)/i.test(text))
  if (records.length > 1) throw new SpfError(`${domain} has ${records.length} records; there may be one`)
  return records[0]
}

/** Evaluates SPF records for one address, and counts the questions that this takes. */
export class SpfEvaluation {
  readonly #names: Names
  readonly #address: string
  lookups = 0

  constructor(names: Names, address: string) {
    this.#names = names
    this.#address = address
  }

  /** What the record of a domain says. All of it is read, also past what matches, as the slowest receiver has to. @throws SpfError */
  async resultOf(domain: string): Promise<SpfResult> {
    const record = await spfRecordOf(this.#names, domain)
    if (record === undefined) return 'none'
    const terms = record.split(/\s+/).slice(1).filter(Boolean)
    let result: SpfResult | undefined
    for (const term of terms.filter((one) => !isModifier(one))) {
      const matched = await this.#matches(term, domain)
      if (matched && result === undefined) result = RESULTS[qualifierOf(term)]
    }
    const redirect = terms.find((term) => /^redirect=/i.test(term))
    if (redirect === undefined || terms.some((term) => /^[-+~?]?all$/i.test(term))) return result ?? 'neutral'
    this.#count()
    const other = await this.resultOf(redirect.slice('redirect='.length))
    return result ?? other
  }

  #count(): void {
    if (++this.lookups > ENOUGH) throw new SpfError('it asks without end')
  }

  async #matches(term: string, domain: string): Promise<boolean> {
    const [, name = '', rest = ''] = /^[-+~?]?([a-z0-9]+)(.*)$/i.exec(term) ?? []
    const { target, ranges } = partsOf(rest, domain)
    switch (name.toLowerCase()) {
      case 'all':
        return true
      case 'ip4':
      case 'ip6':
        return this.#isIn(rest.slice(1))
      case 'include':
        this.#count()
        return (await this.resultOf(target)) === 'pass'
      case 'a':
        this.#count()
        return (await addressesOf(this.#names, target)).some((one) => this.#isIn(`${one}${ranges(one)}`))
      case 'mx': {
        this.#count()
        const hosts = (await mailServersOf(this.#names, target)).map(({ exchange }) => exchange)
        const addresses = await Promise.all(hosts.map((host) => addressesOf(this.#names, host)))
        return addresses.flat().some((one) => this.#isIn(`${one}${ranges(one)}`))
      }
      case 'exists':
      case 'ptr':
        // Depends on whose mail it is, or on names of addresses: counted, and never taken for a match.
        this.#count()
        return false
      default:
        throw new SpfError(`nobody knows what “${term}” means`)
    }
  }

  #isIn(range: string): boolean {
    const [address = '', length] = range.split('/')
    const family = isIP(address)
    if (family === 0) throw new SpfError(`“${range}” is no address`)
    const bits = length === undefined ? (family === 4 ? 32 : 128) : Number(length)
    if (!Number.isInteger(bits) || bits < 0 || bits > (family === 4 ? 32 : 128))
      throw new SpfError(`“${range}” is no range of addresses`)
    const type = family === 4 ? 'ipv4' : 'ipv6'
    const list = new BlockList()
    list.addSubnet(address, bits, type)
    return isIP(this.#address) === family && list.check(this.#address, type)
  }
}

const isModifier = (term: string): boolean => /^[a-z][\w.-]*=/i.test(term)
const qualifierOf = (term: string) => (/^[-+~?]/.test(term) ? term[0] : '+') as keyof typeof RESULTS

/** `:domain/24//64` of `a` and `mx`; without a domain the own. */
function partsOf(rest: string, domain: string) {
  const [, named = '', four, six] = /^(?::([^/]+))?(?:\/(\d+))?(?:\/\/(\d+))?/.exec(rest) ?? []
  const ranges = (address: string): string => {
    const bits = isIP(address) === 4 ? four : six
    return bits === undefined ? '' : `/${bits}`
  }
  return { target: named || domain, ranges }
}
