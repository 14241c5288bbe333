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

/** Prizes of the scale that came before the grades; each is a show award, as long as it was given before the day. Source: docs/rules/breeding-and-health.md#shows. */
export const OLD_SHOW_PRIZES = ['1', '2', '3'] as const
export const OLD_PRIZES_BEFORE = '2004-01-01'

/** The best quality grade among results; null where the dog has none. */
export function bestShowGrade(grades: readonly string[]): string | null {
  return SHOW_AWARDS.find((grade) => grades.includes(grade)) ?? null
}
