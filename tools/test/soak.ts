import { randomInt } from 'node:crypto'

/** How long a test of random sequences goes on. */
export interface Soak {
  /** gives the same sequences again */
  readonly seed: number
  readonly runs: number
  /** moment at which it ends, in milliseconds of the clock; undefined: after its runs */
  readonly endsAt: number | undefined
}

/** What `npm run soak` is asked for: so many times what the usual tests do, or so many minutes. */
export interface SoakOptions {
  readonly seed: number
  readonly times?: number
  readonly minutes?: number
}

const SETTING = 'KOIRAKANTA_SOAK'
/** The usual tests do the same each time, so that what fails them is the change. */
const USUAL: SoakOptions = { seed: 1, times: 1 }

export const newSeed = (): number => randomInt(1, 1_000_000_000)

/** Lets the tests of random sequences that this process starts go on for so long. */
export function askForSoak(options: SoakOptions): void {
  process.env[SETTING] = JSON.stringify(options)
}

const asked = (): SoakOptions => JSON.parse(process.env[SETTING] ?? JSON.stringify(USUAL)) as SoakOptions

/** Whether `npm run soak` runs the tests. */
export const isSoak = (): boolean => process.env[SETTING] !== undefined

/** How long a test goes on that usually runs so often. */
export function soakOf(usual: number): Soak {
  const { seed, times, minutes } = asked()
  return {
    seed,
    runs: minutes === undefined ? Math.ceil(usual * (times ?? 1)) : Number.MAX_SAFE_INTEGER,
    endsAt: minutes === undefined ? undefined : Date.now() + minutes * 60_000,
  }
}

/** Milliseconds that such a test may take. */
export const SOAKING = 900_000 * Math.max(1, asked().times ?? 1) + (asked().minutes ?? 0) * 60_000
