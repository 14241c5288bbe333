import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { TrialDetails } from '#contract/organising.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { TRIAL_FIELDS_PATH } from '../addresses.ts'
import { TrialForm } from '../form/TrialForm.tsx'
import { trialChoicesQuery } from '../queries.ts'
import { TrialFrame } from './frame/TrialFrame.tsx'
import { TrialFacts } from './TrialFacts.tsx'
import { offered } from './trialParts.ts'

/** `/hallinta/kokeet/{id}/tiedot`: all fields of the trial, to be changed by whoever may. */
export function TrialFieldsPage() {
  const { id } = useParams({ from: TRIAL_FIELDS_PATH })
  return (
    <TrialFrame id={id}>
      {(trial, { onDirty }) =>
        offered(trial, 'save')?.blockedBy === null ? (
          <EditableTrial trial={trial} onDirty={onDirty} />
        ) : (
          <TrialFacts trial={trial} />
        )
      }
    </TrialFrame>
  )
}

function EditableTrial({ trial, onDirty }: { trial: TrialDetails; onDirty: (dirty: boolean) => void }) {
  const t = useTranslate()
  const { field } = useSearch({ from: TRIAL_FIELDS_PATH })
  const query = useQuery(trialChoicesQuery)
  return (
    <Loaded query={query} failed={t('trialAdmin.choicesFailed')}>
      {(choices) => <TrialForm trial={trial} choices={choices} focused={field} onDirty={onDirty} />}
    </Loaded>
  )
}
