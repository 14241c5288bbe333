import { useFormContext } from 'react-hook-form'
import type { EntryForm } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

/** How one pays, and until when cancelling gives the money back. */
export function Paying({ form: { trial, queuedClasses } }: { form: EntryForm }) {
  const t = useTranslate()
  const isQueued = queuedClasses.includes(useFormContext().watch('class'))
  const { registrationEnd } = trial
  return (
    <div>
      <Text>{t(isQueued ? 'ownEntries.enter.payLater' : 'ownEntries.enter.payNext')}</Text>
      {registrationEnd && (
        <Text tone="muted">{t('ownEntries.enter.comesBack', { date: formatDate(registrationEnd) })}</Text>
      )}
    </div>
  )
}
