import { useParams } from '@tanstack/react-router'
import { Changes } from '../../audit/Changes.tsx'
import { trialChangesQuery } from '../../audit/queries.ts'
import { TRIAL_LOG_PATH } from '../addresses.ts'
import { TrialFrame } from './frame/TrialFrame.tsx'

/** `/hallinta/kokeet/{id}/loki`: what has been done to the trial, by whom and when. */
export function TrialLogPage() {
  const { id } = useParams({ from: TRIAL_LOG_PATH })
  return <TrialFrame id={id}>{(trial) => <Changes query={trialChangesQuery(trial.id)} />}</TrialFrame>
}
