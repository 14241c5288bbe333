import { NORMAL_POINT } from './meanInterval.ts'

/** One under observation: it is watched after `entry` and until `exit`, both in the same unit of age. */
export interface Observed {
  /** age at which watching begins; 0: from birth on */
  readonly entry: number
  readonly exit: number
  /** true: what is waited for happened at `exit`; false: nothing is known from then on */
  readonly ended: boolean
}

export interface SurvivalStep {
  readonly age: number
  /** watched just before */
  readonly atRisk: number
  readonly ended: number
  /** part (0–1) that lives on after this age */
  readonly share: number
  readonly low: number
  readonly high: number
}

/**
 * The product-limit curve, a step for each age at which something ended; those who are watched from a later age on count from then on, those of whom nothing more is known until then.
 * Whoever enters at an age is not at risk at that age, whoever is lost at an age still is. Once all at risk have ended, the curve stays at 0.
 * Source: Kaplan & Meier 1958, J. Am. Stat. Assoc. 53:457, with delayed entry, section 3.3; interval of 95 %: Greenwood's variance on the scale of log(−log),
 * Kalbfleisch & Prentice 2002, The Statistical Analysis of Failure Time Data, 1.4. Worked: docs/rules/health-warning.md#survival.
 */
export function survivalCurve(all: readonly Observed[]): SurvivalStep[] {
  const watched = all.filter(({ entry, exit }) => exit > entry)
  const entries = watched.map(({ entry }) => entry).sort((a, b) => a - b)
  const exits = watched.map(({ exit }) => exit).sort((a, b) => a - b)
  const ends = [
    ...Map.groupBy(
      watched.filter(({ ended }) => ended),
      ({ exit }) => exit,
    ),
  ]
  const steps: SurvivalStep[] = []
  let [entered, left, share, greenwood] = [0, 0, 1, 0]
  for (const [age, { length: ended }] of ends.sort(([a], [b]) => a - b)) {
    while (entered < entries.length && entries[entered]! < age) entered++
    while (left < exits.length && exits[left]! < age) left++
    const atRisk = entered - left
    share *= 1 - ended / atRisk
    greenwood += ended / (atRisk * (atRisk - ended))
    steps.push({ age, atRisk, ended, share, ...intervalOf(share, greenwood) })
    if (share === 0) break
  }
  return steps
}

/** Where all have ended there is no variance, and nothing is claimed but that it lies between 0 and 1. */
function intervalOf(share: number, greenwood: number): { low: number; high: number } {
  if (share === 0) return { low: 0, high: 1 }
  const spread = (NORMAL_POINT * Math.sqrt(greenwood)) / Math.log(share)
  return { low: share ** Math.exp(-spread), high: share ** Math.exp(spread) }
}

/** The first age at which at most half live on; null: so far the curve does not come. */
export const medianAge = (steps: readonly SurvivalStep[]): number | null =>
  steps.find(({ share }) => share <= 0.5)?.age ?? null
