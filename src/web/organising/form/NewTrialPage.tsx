import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import type { TrialChoices } from '#contract/organising.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Block, FieldLabel } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { NEW_TRIAL_PATH, newTrialAddress, staffTrialsAddress } from '../addresses.ts'
import { staffTrialQuery, trialChoicesQuery } from '../queries.ts'
import { useTrialName } from '../trialName.ts'
import { NewTrialForm } from './NewTrialForm.tsx'
import { firstFields, modelsOf } from './newTrialValues.ts'

/** `/hallinta/kokeet/uusi`: the draft of a new trial, after the model of the last one. */
export function NewTrialPage() {
  const t = useTranslate()
  const choices = useQuery(trialChoicesQuery)
  return (
    <>
      <PageTitle
        title={t('trialAdmin.newTitle')}
        lead={
          <>
            <AppLink {...staffTrialsAddress()} underline="always" activeOptions={{ exact: true }}>
              {t('trialAdmin.title')}
            </AppLink>
            <br />
            {t('trialAdmin.newLead')}
          </>
        }
      />
      <Loaded query={choices} failed={t('trialAdmin.choicesFailed')} rowHeight={64}>
        {(offered) =>
          offered.clubs.length > 0 ? (
            <AfterModel choices={offered} />
          ) : (
            <EmptyState title={t('trialAdmin.noClub')}>{t('trialAdmin.noClubHelp')}</EmptyState>
          )
        }
      </Loaded>
    </>
  )
}

/** The model to choose, and the form that begins with its values. */
function AfterModel({ choices }: { choices: TrialChoices }) {
  const t = useTranslate()
  const trialName = useTrialName()
  const navigate = useNavigate()
  const id = useId()
  const models = modelsOf(choices)
  const { model = models[0]?.id ?? 0 } = useSearch({ from: NEW_TRIAL_PATH })
  return (
    <>
      {models.length > 0 && (
        <Block mb={3} measure="lead">
          <FieldLabel component="label" htmlFor={id}>
            {t('trialAdmin.model.label')}
          </FieldLabel>
          <NativeSelect
            id={id}
            fullWidth
            input={<OutlinedInput size="small" />}
            value={model}
            onChange={({ target }) =>
              void navigate({ ...newTrialAddress({ model: Number(target.value) }), replace: true })
            }
          >
            {models.map((trial) => (
              <option key={trial.id} value={trial.id}>
                {trialName(trial)}, {trial.club}
              </option>
            ))}
            <option value={0}>{t('trialAdmin.model.none')}</option>
          </NativeSelect>
        </Block>
      )}
      {model === 0 ? (
        <NewTrialForm key={0} choices={choices} fields={firstFields(choices)} draft="newTrial" />
      ) : (
        <ModelForm key={model} choices={choices} model={model} />
      )}
    </>
  )
}

function ModelForm({ choices, model }: { choices: TrialChoices; model: number }) {
  const query = useQuery(staffTrialQuery(model))
  return (
    <Loaded query={query} rowHeight={64}>
      {({ fields }) => (
        <NewTrialForm choices={choices} fields={firstFields(choices, fields)} draft={`newTrial.${model}`} />
      )}
    </Loaded>
  )
}
