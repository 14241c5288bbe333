import { parseArgs } from 'node:util'

interface Numbers {
  readonly seed?: number
  readonly times?: number
  readonly minutes?: number
}

/** What is tried: random sequences for so long, the loss of the machine with the database, an upgrade of one copy after the other, or each page for accessibility. */
type Soaked =
  | { readonly what: 'sequences'; readonly numbers: Numbers }
  | { readonly what: 'failover'; readonly replication: 'synchronous' | 'asynchronous' }
  | { readonly what: 'upgrade'; readonly from: string | undefined }
  | { readonly what: 'pages' }

const number = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  seed: number,
  times: number,
  minutes: number,
  failover: flag,
  async: flag,
  upgrade: flag,
  pages: flag,
}

/** undefined: they do not fit together */
export function soakedBy(args: string[]): Soaked | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const { failover, async, upgrade, pages, ...given } = values
    const names = Object.keys(values).join(' ')
    if (names === 'upgrade' && positionals.length <= 1) return { what: 'upgrade', from: positionals[0] }
    if (positionals.length > 0) return undefined
    if (names === 'pages') return { what: 'pages' }
    if (names === 'failover') return { what: 'failover', replication: 'synchronous' }
    if (failover && async && Object.keys(given).length === 0)
      return { what: 'failover', replication: 'asynchronous' }
    if (failover || async || upgrade || pages) return undefined
    return numbersOf(given)
  } catch {
    return undefined
  }
}

function numbersOf(given: Readonly<Record<string, string>>): Soaked | undefined {
  const numbers = Object.entries(given).map(([name, value]) => [name, Number(value)] as const)
  if (numbers.some(([, value]) => !(value > 0))) return undefined
  return { what: 'sequences', numbers: Object.fromEntries(numbers) }
}
