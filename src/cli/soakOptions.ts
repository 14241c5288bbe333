import { parseArgs } from 'node:util'

interface Numbers {
  readonly seed?: number
  readonly times?: number
  readonly minutes?: number
}

/**
 * What is tried: random sequences for so long, the loss of the machine with the database, an upgrade of one copy after the other, each page
 * for accessibility, each journey in all its variants, or everything at once for so many minutes.
 */
type Soaked =
  | { readonly what: 'sequences'; readonly numbers: Numbers }
  | { readonly what: 'failover'; readonly replication: 'synchronous' | 'asynchronous' }
  | { readonly what: 'upgrade'; readonly from: string | undefined }
  | { readonly what: 'pages' }
  | { readonly what: 'journeys' }
  | { readonly what: 'mixed'; readonly minutes: number }

const number = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const NUMBERS = { seed: number, times: number, minutes: number }
const FLAGS = { failover: flag, async: flag, upgrade: flag, pages: flag, journeys: flag, mixed: flag }
const MIXED_MINUTES = 30

/** undefined: they do not fit together */
export function soakedBy(args: string[]): Soaked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...NUMBERS, ...FLAGS },
      allowPositionals: true,
    })
    const names = Object.keys(values)
    const flags = names.filter((name) => name in FLAGS).join(' ')
    if (positionals.length > (flags === 'upgrade' ? 1 : 0)) return undefined
    const numbers = numbersOf(values)
    if (!numbers) return undefined
    if (flags === '') return { what: 'sequences', numbers }
    const { minutes = MIXED_MINUTES, ...others } = numbers
    if (flags === 'mixed' && Object.keys(others).length === 0) return { what: 'mixed', minutes }
    if (Object.keys(numbers).length > 0) return undefined
    if (flags === 'upgrade') return { what: 'upgrade', from: positionals[0] }
    if (flags === 'pages') return { what: 'pages' }
    if (flags === 'journeys') return { what: 'journeys' }
    if (flags === 'failover') return { what: 'failover', replication: 'synchronous' }
    if (flags === 'failover async') return { what: 'failover', replication: 'asynchronous' }
    return undefined
  } catch {
    return undefined
  }
}

function numbersOf(values: Readonly<Record<string, unknown>>): Numbers | undefined {
  const numbers = Object.keys(NUMBERS)
    .filter((name) => values[name] !== undefined)
    .map((name) => [name, Number(values[name])] as const)
  if (numbers.some(([, value]) => !(value > 0))) return undefined
  return Object.fromEntries(numbers)
}
