import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { TrialDetails } from '#contract/organising.ts'
import { Changes } from '../../audit/Changes.tsx'
import { trialChangesQuery } from '../../audit/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ProposalsSection } from '../../proposals/ProposalsSection.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { Loaded, LoadedPage } from '../../ui/loading/Loaded.tsx'
import { STAFF_TRIAL_PATH, staffTrialsAddress } from '../addresses.ts'
import { TrialForm } from '../form/TrialForm.tsx'
import { staffTrialQuery, trialChoicesQuery } from '../queries.ts'
import { trialName } from '../trialName.ts'
import { TrialActions } from './actions/TrialActions.tsx'
import { PendingDogs } from './PendingDogs.tsx'
import { ReportSection } from './ReportSection.tsx'
import { TrialFacts } from './TrialFacts.tsx'
import { TrialOverview } from './TrialOverview.tsx'

/** `/hallinta/kokeet/{id}`: where the trial stands, what may be done, what it lacks, and all its fields. */
export function StaffTrialPage() {
  const t = useTranslate()
  const { id } = useParams({ from: STAFF_TRIAL_PATH })
  const trial = useQuery(staffTrialQuery(id))
  return (
    <LoadedPage
      query={trial}
      heading={t('trialAdmin.title')}
      list={{ to: staffTrialsAddress(), name: t('trialAdmin.title') }}
    >
      {(data) => <TrialView key={data.id} trial={data} />}
    </LoadedPage>
  )
}

function TrialView({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const [dirty, setDirty] = useState(false)
  const save = trial.actions.find(({ action }) => action === 'save')
  return (
    <>
      <PageTitle
        title={trialName(t, trial.fields)}
        lead={<AppLink {...staffTrialsAddress()}>{t('trialAdmin.title')}</AppLink>}
      />
      <TrialOverview trial={trial} />
      <TrialActions trial={trial} dirty={dirty} />
      <PendingDogs trial={trial} />
      <ProposalsSection trial={trial} />
      <Section title={t('trialAdmin.details')}>
        {save && save.blockedBy === null ? (
          <EditableTrial trial={trial} onDirty={setDirty} />
        ) : (
          <TrialFacts trial={trial} />
        )}
      </Section>
      <ReportSection trial={trial} />
      {trial.actions.length > 0 && (
        <Section title={t('audit.title')}>
          <Changes query={trialChangesQuery(trial.id)} />
        </Section>
      )}
    </>
  )
}

function EditableTrial({ trial, onDirty }: { trial: TrialDetails; onDirty: (dirty: boolean) => void }) {
  const t = useTranslate()
  const query = useQuery(trialChoicesQuery)
  return (
    <Loaded query={query} failed={t('trialAdmin.choicesFailed')}>
      {(choices) => <TrialForm trial={trial} choices={choices} onDirty={onDirty} />}
    </Loaded>
  )
}
