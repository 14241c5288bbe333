import type { TrialClass } from './results.ts'

/** The parts a performance is graded by, each 0 to 10. */
export const PARTS = ['search', 'game', 'retrieve', 'water', 'track'] as const
export type Part = (typeof PARTS)[number]

export interface ClassRule {
  /** points = grade × coefficient; null: the class does not have the part */
  readonly coefficients: Readonly<Record<Part, number | null>>
}

export interface Rulebook {
  readonly validFrom: string
  readonly classes: Readonly<Record<TrialClass, ClassRule>>
  /** least points for a 1st, 2nd and 3rd prize */
  readonly prizeLimits: readonly [number, number, number]
  /** least grade of every part for a 1st prize */
  readonly firstPrizeLeastGrade: number
}

/**
 * The coefficients and limits the club starts with. Source: spec decisions 4, marked there as an assumption that the
 * club must confirm; results keep the rulebook they were judged by.
 */
export const DEFAULT_RULEBOOK: Rulebook = {
  validFrom: '1990-06-01',
  classes: {
    NUO: { coefficients: { search: 7, game: 8, retrieve: 3, water: 2, track: null } },
    AVO: { coefficients: { search: 6, game: 7, retrieve: 4, water: 3, track: null } },
    VOI: { coefficients: { search: 5, game: 6, retrieve: 4, water: 2.5, track: 2.5 } },
  },
  prizeLimits: [160, 130, 100],
  firstPrizeLeastGrade: 5,
}

export type Grades = Readonly<Partial<Record<Part, number>>>

/** Total points (0–200) of the graded parts; parts without a grade count nothing. */
export function totalPoints(rulebook: Rulebook, trialClass: TrialClass, grades: Grades): number {
  const { coefficients } = rulebook.classes[trialClass]
  return PARTS.reduce((sum, part) => sum + (grades[part] ?? 0) * (coefficients[part] ?? 0), 0)
}

/** Prize 1–3, or 0: every part of the class above 0 for a prize, at least the set grade for a 1st. */
export function prizeFor(rulebook: Rulebook, trialClass: TrialClass, grades: Grades): 0 | 1 | 2 | 3 {
  const required = PARTS.filter((part) => rulebook.classes[trialClass].coefficients[part] !== null)
  const least = Math.min(...required.map((part) => grades[part] ?? 0))
  if (least <= 0) return 0
  const points = totalPoints(rulebook, trialClass, grades)
  const [first, second, third] = rulebook.prizeLimits
  if (points >= first && least >= rulebook.firstPrizeLeastGrade) return 1
  if (points >= second) return 2
  return points >= third ? 3 : 0
}
