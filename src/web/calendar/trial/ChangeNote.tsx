import type { Trial } from '#contract/calendar.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note, Text } from '../../ui/layout/parts.ts'
import { TrialDates } from '../TrialDates.tsx'

/** That a trial was cancelled or moved, and why, as far as the organiser has told everyone. */
export function ChangeNote({ trial }: { trial: Pick<Trial, 'state' | 'reason' | 'movedFrom'> }) {
  const t = useTranslate()
  const names = useNames()
  const { state, reason, movedFrom } = trial
  const isCancelled = state === 'cancelled'
  if (!isCancelled && !movedFrom) return null
  return (
    <Note tone={isCancelled ? 'error' : 'warning'} mb={3} measure="text" role="note">
      <Text strong>
        {isCancelled && t('trialPages.one.cancelled')}
        {!isCancelled && movedFrom && (
          <>
            {t('trialPages.one.moved')} <TrialDates trial={{ date: movedFrom.date, endDate: null }} />{' '}
            {names.place(movedFrom.place)}
          </>
        )}
      </Text>
      {reason && (
        <Text breaks lines>
          {reason}
        </Text>
      )}
    </Note>
  )
}
