/**
 * What ages and times an imported link to a parent is judged by. Each number and its reason:
 * docs/rules/imports.md#ages-of-parents.
 */
export const PARENT_LIMITS = {
  /** a younger one is refused */
  youngestMonths: 6,
  /** beyond them a link stands and is reported */
  oldestDamYears: 12,
  oldestSireYears: 20,
  sireDeadYears: 1,
} as const
