import { readFileSync } from 'node:fs'

/** Megabytes that a process holds in memory, by `/proc`. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The middle one of a quarter (0 to 3) of values that were read one after the other. */
export function medianOfQuarter(values: readonly number[], quarter: number): number {
  const size = values.length / 4
  const part = values
    .slice(Math.floor(quarter * size), Math.ceil((quarter + 1) * size))
    .toSorted((a, b) => a - b)
  return part[Math.floor(part.length / 2)]!
}
