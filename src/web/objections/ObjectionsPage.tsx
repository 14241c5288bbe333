import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { StaffObjection, StaffObjections } from '#contract/objections.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { staffTrialAddress } from '../organising/addresses.ts'
import { useTrialName } from '../organising/trialName.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Divided, PlainList, Row, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { OBJECTIONS_PATH } from './addresses.ts'
import { DecideObjection } from './DecideObjection.tsx'
import { trialObjectionsQuery } from './queries.ts'
import { RecordObjection } from './RecordObjection.tsx'
import { StaffObjectionEntry } from './StaffObjectionEntry.tsx'

/** `/hallinta/kokeet/{id}/vastalauseet`: objections to a trial, for those who run it and those who decide them. */
export function ObjectionsPage() {
  const t = useTranslate()
  const { id } = useParams({ from: OBJECTIONS_PATH })
  const query = useQuery(trialObjectionsQuery(id))
  return (
    <LoadedPage query={query} heading={t('objectionAdmin.title')} failed={t('objections.failed')}>
      {(data) => <ObjectionsView data={data} />}
    </LoadedPage>
  )
}

function ObjectionsView({ data }: { data: StaffObjections }) {
  const t = useTranslate()
  const trialName = useTrialName()
  const [recording, setRecording] = useState(false)
  const [chosen, setChosen] = useState<StaffObjection | null>(null)
  const { trial, dueOn, objections } = data
  return (
    <>
      <PageTitle
        title={t('objectionAdmin.title')}
        lead={<AppLink {...staffTrialAddress(trial.id)}>{trialName(trial)}</AppLink>}
      />
      <Text component="p" tone="muted" mb={2} measure="wide">
        {t('objectionAdmin.due', { date: formatDate(dueOn) })} {t('objectionAdmin.lead')}
      </Text>
      <Recording data={data} onRecord={() => setRecording(true)} />
      {objections.length === 0 ? (
        <EmptyState title={t('objectionAdmin.none')}>{t('objectionAdmin.noneHelp')}</EmptyState>
      ) : (
        <PlainList aria-label={t('objectionAdmin.list')}>
          {objections.map((objection) => (
            <Divided key={objection.id}>
              <StaffObjectionEntry objection={objection} ended={data.ended} onDecide={setChosen} />
            </Divided>
          ))}
        </PlainList>
      )}
      {recording && <RecordObjection data={data} onClose={() => setRecording(false)} />}
      {chosen && <DecideObjection objection={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** The way to write down what came on paper, or why there is none now. */
function Recording({ data, onRecord }: { data: StaffObjections; onRecord: () => void }) {
  const t = useTranslate()
  const { mayRecord, blocked } = data
  if (!mayRecord) return null
  return (
    <Row mb={3} gap={2} align="center">
      <Button variant="outlined" disabled={blocked !== null} onClick={onRecord}>
        {t('objectionAdmin.record')}
      </Button>
      {blocked && <Text tone="muted">{t(`objections.blocked.${blocked}`)}</Text>}
    </Row>
  )
}
