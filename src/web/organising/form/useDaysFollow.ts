import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { addDays, daysBetween, formatDate } from '#domain/dates.ts'
import { parseDay } from '../../ui/values/days.ts'
import type { TrialValues } from './trialValues.ts'

const FOLLOWING = ['endDate', 'registrationStart', 'registrationEnd'] as const

/** Moves the last day and the days of entry with the day of the trial. One that has been typed stays. */
export function useDaysFollow(follows: boolean) {
  const { getValues, setValue, subscribe, formState } = useFormContext<TrialValues>()
  const { defaultValues } = formState
  useEffect(() => {
    if (!follows) return
    let day = getValues('date')
    return subscribe({
      name: 'date',
      exact: true,
      formState: { values: true },
      callback: ({ values }) => {
        const was = day
        if (parseDay(values.date) === undefined || values.date === was) return
        day = values.date
        for (const name of FOLLOWING) {
          const start = { day: defaultValues?.date, value: defaultValues?.[name] }
          if (values[name] === shifted(start, was))
            setValue(name, shifted(start, day), {
              shouldDirty: true,
              shouldValidate: name in formState.errors,
            })
        }
      },
    })
  }, [follows, defaultValues, formState, getValues, setValue, subscribe])
}

/** What stands in a field that began as `value` with the trial on `day`, once the trial is on another. */
function shifted({ day, value }: { day?: string; value?: string }, to: string): string {
  const [first, last, own] = [day, to, value].map((text) => parseDay(text ?? ''))
  return first && last && own ? formatDate(addDays(own, daysBetween(first, last))) : (value ?? '')
}
