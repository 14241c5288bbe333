import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import { trialFile } from '#contract/endpoints/calendar.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { finnishToday } from '../../ui/values/days.ts'

/** The trial for one's own calendar, as long as it is to come. */
export function EntryActions({ trial }: { trial: OwnEntry['trial'] }) {
  const t = useTranslate()
  const lang = useLanguage()
  const { date, endDate, kaerNr, state } = trial
  if ((endDate ?? date) < finnishToday() || state === 'cancelled') return null
  return (
    <Button
      component="a"
      href={addressOf(trialFile, { params: { trialDate: date, kaerNr }, lang })}
      download
      variant="outlined"
      startIcon={<EventAvailable />}
    >
      {t('trialPages.one.toCalendar')}
    </Button>
  )
}
