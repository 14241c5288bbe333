/** Show grades, classes and marks. Source: docs/rules/breeding-and-health.md#shows. */

/** Nordic grades from best to worst, then those that are no grade of quality. */
export const SHOW_GRADES = ['ERI', 'EH', 'H', 'T', 'HYL', 'EVA'] as const
export const SHOW_CLASSES = ['PEK', 'PEN', 'JUN', 'NUO', 'AVO', 'KÄY', 'VAL', 'VET', 'KAS'] as const
export const SHOW_MARKS = [
  'SA',
  'CAC',
  'CACIB',
  'SERT',
  'VARA-SERT',
  'PU',
  'PN',
  'ROP',
  'VSP',
  'RYP',
  'BIS',
  'KP',
] as const

/** Grades that are a show award, T or better: HYL and EVA are none. Source: docs/rules/breeding-and-health.md#shows. */
export const SHOW_AWARDS = ['ERI', 'EH', 'H', 'T'] as const

/** The best quality grade among results; null where the dog has none. */
export function bestShowGrade(grades: readonly string[]): string | null {
  return SHOW_AWARDS.find((grade) => grades.includes(grade)) ?? null
}
