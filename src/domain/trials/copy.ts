import { addDays } from '../dates.ts'
import { type TrialFields, unknownOf, type WrittenFields, writtenValues } from './trialFields.ts'

const YEAR_DAYS = 365.2425

/** The same weekday some years later, as near as whole weeks bring it to the same day of the year. */
export function sameWeekday(iso: string, years: number): string {
  return addDays(iso, Math.round((years * YEAR_DAYS) / 7) * 7)
}

/**
 * The next trial after the model of an earlier one: on the same weekday of the first year in which that day is still to come. What
 * happened at the model itself (birds, its end) is left out, and so are its proposals: the right to them is one trial's.
 */
export function nextTrial(fields: TrialFields, today: string): TrialFields {
  const from = fields.date ?? today
  const years = Math.max(1, Number(today.slice(0, 4)) - Number(from.slice(0, 4)))
  const ahead = sameWeekday(from, years) > today ? years : years + 1
  const later = (day: string | null) => day && sameWeekday(day, ahead)
  return {
    ...fields,
    ...writtenValues<WrittenFields>((name, { kind, happened }) =>
      happened ? unknownOf(kind) : fields[name],
    ),
    date: later(fields.date),
    endDate: later(fields.endDate),
    registrationStart: later(fields.registrationStart),
    registrationEnd: later(fields.registrationEnd),
    proposals: [],
  }
}
