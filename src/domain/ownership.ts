/** Since when and until when somebody owns a dog; the day of the end is no longer owned; null: not known, or still. */
export interface Period {
  readonly startDate: string | null
  readonly endDate: string | null
}

/** What is wrong with a period, and at which field. Source: docs/rules/dog-basics.md#owners. */
export function periodFault(
  { startDate, endDate }: Period,
  { birthDate, today }: { readonly birthDate: string | null; readonly today: string },
) {
  if (startDate !== null && startDate > today) return ['OWNER_DAY_IN_FUTURE', 'startDate'] as const
  if (endDate !== null && endDate > today) return ['OWNER_DAY_IN_FUTURE', 'endDate'] as const
  if (startDate !== null && birthDate !== null && startDate < birthDate)
    return ['OWNER_BEFORE_BIRTH', 'startDate'] as const
  if (startDate !== null && endDate !== null && endDate < startDate)
    return ['OWNER_END_BEFORE_START', 'endDate'] as const
  return null
}

/** Whether two periods have a day in common; a day that is not known bounds nothing. */
export const overlap = (one: Period, other: Period): boolean =>
  endsAfter(one.endDate, other.startDate) && endsAfter(other.endDate, one.startDate)

const endsAfter = (end: string | null, start: string | null): boolean =>
  end === null || start === null || end > start
