import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import type { Trial } from '#contract/calendar.ts'
import { headJudgeReport, trialFile } from '#contract/endpoints/calendar.ts'
import { useUser } from '../../accounts/session/session.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ownObjectionAddress } from '../../objections/addresses.ts'
import { RESULT_LISTS } from '../../papers/listFormats.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'
import { DownloadMenu } from '../../ui/links/DownloadMenu.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { placeDrawAddress, startListAddress } from '../addresses.ts'

/** Downloads of a trial: the calendar entry, the head judge's report, the result list. */
export function TrialActions({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const language = useLanguage()
  const user = useUser()
  const { date, endDate, kaerNr } = trial
  const hasResults = trial.results.length + trial.waterResults.length > 0
  const params = { trialDate: date, kaerNr }
  const lists = RESULT_LISTS.map(({ label, call }) => ({
    label,
    href: addressOf(call, { params, lang: language }),
  }))
  return (
    <>
      {(endDate ?? date) >= finnishToday() && trial.state !== 'cancelled' && (
        <Button
          component="a"
          href={addressOf(trialFile, { params, lang: language })}
          download
          variant="outlined"
          startIcon={<EventAvailable />}
        >
          {t('trialPages.one.toCalendar')}
        </Button>
      )}
      {trial.startList && (
        <LinkButton {...startListAddress(date, kaerNr)} variant="outlined">
          {t('trialPages.startList.title')}
        </LinkButton>
      )}
      {trial.placeDraw && (
        <LinkButton {...placeDrawAddress(date, kaerNr)} variant="outlined">
          {t('trialPages.placeDraw.link')}
        </LinkButton>
      )}
      {trial.headJudgeReport && (
        <DownloadButton href={addressOf(headJudgeReport, { params })}>
          {t('trialPages.one.report')}
        </DownloadButton>
      )}
      {user && date <= finnishToday() && trial.state !== 'cancelled' && (
        <LinkButton {...ownObjectionAddress(date, kaerNr)} variant="outlined">
          {t('objections.link')}
        </LinkButton>
      )}
      {hasResults && <DownloadMenu label={t('trialPages.one.resultList')} groups={[lists]} />}
      {hasResults && (
        <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      )}
    </>
  )
}
