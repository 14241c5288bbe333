import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { headJudgeReportPath, trialCalendarPath } from '#contract/addresses.ts'
import type { Trial } from '#contract/trials.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { finnishToday } from '../../ui/days.ts'

/** What one takes along: the day for one's calendar, the head judge's report, the results on paper. */
export function TrialActions({ trial }: { trial: Trial }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { date, endDate, kaerNr } = trial
  const hasResults = trial.results.length + trial.waterResults.length > 0
  return (
    <>
      {(endDate ?? date) >= finnishToday() && trial.state !== 'cancelled' && (
        <Button
          component="a"
          href={trialCalendarPath(date, kaerNr, language)}
          download
          variant="outlined"
          startIcon={<EventAvailable />}
        >
          {t('trialPages.one.toCalendar')}
        </Button>
      )}
      {trial.headJudgeReport && (
        <Button
          component="a"
          href={headJudgeReportPath(date, kaerNr)}
          download
          variant="outlined"
          startIcon={<Download />}
        >
          {t('trialPages.one.report')}
        </Button>
      )}
      {hasResults && (
        <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      )}
    </>
  )
}
