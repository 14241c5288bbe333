import { useFormContext } from 'react-hook-form'
import type { EntryForm } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { ENTERING_HOLD } from '#domain/entries/holdTimes.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { formatMoment } from '#domain/moments.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { type Choice, ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { Text } from '../../ui/layout/parts.ts'

/** Minutes for which the place of a new entry is kept while one pays by card. */
export const MINUTES = ENTERING_HOLD / 60_000

/** How one pays, what follows, and until when cancelling gives the money back. */
export function Paying({ form }: { form: EntryForm }) {
  const t = useTranslate()
  const language = useLanguage()
  const { methods, trial, transfer } = form
  const choices = methods.map(
    ({ name, refused }): Choice => ({
      value: name,
      label: t(`ownEntries.methods.${name}`),
      note: refused && t(`errors.${refused}`),
      disabled: refused !== null,
    }),
  )
  const { registrationEnd } = trial
  return (
    <>
      <ChoiceInput name="method" choices={choices} />
      <div>
        <Text>
          {t(`ownEntries.enter.payNext.${useNext(form)}`, {
            due: transfer && formatDate(transfer.dueOn),
            until: transfer && formatMoment(transfer.until, language),
            minutes: MINUTES,
          })}
        </Text>
        {registrationEnd && (
          <Text tone="muted">{t('ownEntries.enter.comesBack', { date: formatDate(registrationEnd) })}</Text>
        )}
      </div>
    </>
  )
}

/** What follows from sending the form as it is filled in. */
export function useNext({ queuedClasses, trial }: EntryForm): 'draw' | 'queue' | PaymentMethod {
  const [chosenClass, method] = useFormContext().watch(['class', 'method'])
  if (isUndrawn(trial)) return 'draw'
  const classes = chosenClass ? [chosenClass] : trial.classes
  return classes.every((one: TrialClass) => queuedClasses.includes(one)) ? 'queue' : method
}
