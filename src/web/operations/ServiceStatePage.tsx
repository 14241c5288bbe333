import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { serviceState } from '#contract/endpoints/operations.ts'
import type { ServiceState } from '#contract/operations.ts'
import { queryOf } from '../client/queries.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { identityAddress } from '../identity/addresses.ts'
import { type Fact, FactList } from '../ui/layout/FactList.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { JobTable } from './JobTable.tsx'

/** Milliseconds between two looks while a job runs, and else. */
const [REFRESH_RUNNING, REFRESH_RESTING] = [2000, 60_000]

/** `/hallinta/palvelu`: how the service is doing, for whoever keeps it running. */
export function ServiceStatePage() {
  const t = useTranslate()
  const query = useQuery({
    ...queryOf(serviceState),
    refetchInterval: ({ state }) =>
      state.data?.jobs.some(({ running }) => running) ? REFRESH_RUNNING : REFRESH_RESTING,
  })
  return (
    <>
      <PageTitle title={t('operations.title')} lead={t('operations.lead')} />
      <Loaded query={query} failed={t('operations.failed')} rows={4}>
        {(state) => (
          <>
            {state.pedigreeLoops.length > 0 && <Loops loops={state.pedigreeLoops} />}
            <Section title={t('operations.jobs')}>
              <Text tone="muted" mb={2}>
                {t('operations.jobsLead')}
              </Text>
              <JobTable jobs={state.jobs} />
            </Section>
            {sections(t, state).map(({ title, facts }) => (
              <Section key={title} title={title}>
                <FactList facts={facts} />
              </Section>
            ))}
          </>
        )}
      </Loaded>
    </>
  )
}

/** Each dog leads to where its parents are corrected. */
function Loops({ loops }: { loops: ServiceState['pedigreeLoops'] }) {
  const t = useTranslate()
  return (
    <Section title={t('operations.pedigree')}>
      <Text tone="warning">{t('operations.pedigreeLead')}</Text>
      {loops.map((loop) => (
        <Text key={loop.join(' ')} mt={1}>
          {loop.map((regnr, place) => (
            <Fragment key={regnr}>
              {place > 0 && ', '}
              <AppLink {...identityAddress(regnr, { osa: 'vanhemmat' })}>{regnr}</AppLink>
            </Fragment>
          ))}
        </Text>
      ))}
    </Section>
  )
}

function sections(t: Translate, state: ServiceState): { title: string; facts: Fact[] }[] {
  const { connections, mails, backup } = state
  return [
    {
      title: t('operations.service'),
      facts: [
        { label: t('operations.version'), value: state.version },
        { label: t('operations.startedAt'), value: <TimeText moment={state.startedAt} /> },
        { label: t('operations.memory'), value: sizeText(t, state.memoryBytes) },
        { label: t('operations.node'), value: state.nodeVersion },
      ],
    },
    {
      title: t('operations.database'),
      facts: [
        { label: t('operations.databaseMs'), value: t('operations.milliseconds', { ms: state.databaseMs }) },
        { label: t('operations.connections'), value: t('operations.connectionsValue', connections) },
        { label: t('operations.databaseSize'), value: sizeText(t, state.databaseBytes) },
        { label: t('operations.databaseVersion'), value: state.databaseVersion },
      ],
    },
    {
      title: t('operations.mails'),
      facts: [
        {
          label: t('operations.sending'),
          value: t(mails.sending ? 'operations.sendingOn' : 'operations.sendingOff'),
        },
        { label: t('operations.waiting'), value: String(mails.waiting) },
        {
          label: t('operations.oldestWaiting'),
          value: mails.oldestWaitingAt && <TimeText moment={mails.oldestWaitingAt} />,
        },
        { label: t('operations.failedMails'), value: String(mails.failed) },
      ],
    },
    { title: t('operations.backups'), facts: backupFacts(t, backup) },
  ]
}

function backupFacts(t: Translate, { newestAt, everyHours }: ServiceState['backup']): Fact[] {
  return [
    {
      label: t('operations.newestBackup'),
      value: newestAt ? <TimeText moment={newestAt} /> : t('operations.noBackup'),
    },
    {
      label: t('operations.everyHours'),
      value: everyHours ? t('operations.hours', { count: everyHours }) : t('operations.noSchedule'),
    },
  ]
}

const MEGABYTE = 1024 * 1024

const sizeText = (t: Translate, bytes: number): string =>
  t('operations.megabytes', { size: Math.round(bytes / MEGABYTE) })
