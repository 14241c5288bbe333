import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import type { PublicStartList } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { NotFound } from '../../ui/loading/NotFound.tsx'
import { HourText } from '../../ui/values/HourText.tsx'
import { START_LIST_PATH, startListAddress, TRIAL_PATH, trialAddress } from '../addresses.ts'
import { startListQuery } from '../queries.ts'
import { TrialDates } from '../TrialDates.tsx'
import { StartListParties } from './StartListParties.tsx'

/** `/kokeet/{trialDate}/{kaerNr}/koiraluettelo`: the published start list; an earlier address of the trial leads on to its present one. */
export function StartListPage() {
  const t = useTranslate()
  const { trialDate, kaerNr } = useParams({ from: START_LIST_PATH })
  const list = useQuery(startListQuery(trialDate, kaerNr))
  return (
    <LoadedPage
      query={list}
      heading={t('trialPages.startList.title')}
      failed={t('trialPages.startList.failed')}
      notFound={<NotPublished trialDate={trialDate} kaerNr={kaerNr} />}
    >
      {(data) =>
        data.date === trialDate && String(data.kaerNr) === kaerNr ? (
          <StartList list={data} />
        ) : (
          <Navigate {...startListAddress(data.date, data.kaerNr)} replace />
        )
      }
    </LoadedPage>
  )
}

function StartList({ list }: { list: PublicStartList }) {
  const t = useTranslate()
  const names = useNames()
  const { date, type, kaerNr, state, startSeed, partySeed, judges } = list
  const place = names.place(list.place)
  return (
    <article>
      <UprightPrint />
      <PageTitle
        title={t('trialPages.startList.titleOf', { place, date: formatDate(date) })}
        heading={`${t('trialPages.startList.title')}: ${place}`}
        lead={
          <>
            <TrialDates trial={list} />
            {` · ${t(`trialPages.one.types.${type}`)} · ${list.club} · `}
            <AppLink {...trialAddress(date, kaerNr)} underline="always" activeOptions={{ exact: true }}>
              {t('trialPages.startList.trial')}
            </AppLink>
          </>
        }
        actions={
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        }
      />
      {state === 'cancelled' && (
        <Note tone="error" mb={2} role="status">
          {t('trialPages.startList.cancelled')} {list.reason}
        </Note>
      )}
      <FactList
        facts={[
          { label: t('trialPages.startList.starts'), value: list.time && <HourText time={list.time} /> },
          { label: t('trialPages.startList.judges'), value: judges.join(', ') },
        ]}
      />
      <StartListParties list={list} />
      <Text component="p" mt={4} tone="muted" size="small" measure="wide" breaks>
        {t('trialPages.startList.public')}{' '}
        {partySeed !== null && `${t('trialPages.startList.partySeed', { seed: partySeed })}. `}
        {startSeed !== null && `${t('trialPages.startList.startSeed', { seed: startSeed })}. `}
        {(partySeed !== null || startSeed !== null) && t('trialPages.startList.seedHelp')}
      </Text>
    </article>
  )
}

function NotPublished(params: { trialDate: string; kaerNr: string }) {
  const t = useTranslate()
  return (
    <NotFound
      title={t('trialPages.startList.notFound')}
      help={t('trialPages.startList.notFoundHelp')}
      ways={
        <LinkButton to={TRIAL_PATH} params={params} variant="outlined">
          {t('trialPages.startList.toTrial')}
        </LinkButton>
      }
    />
  )
}
