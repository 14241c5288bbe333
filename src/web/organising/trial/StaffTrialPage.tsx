import { useParams } from '@tanstack/react-router'
import { StaffTrialDocuments } from '../../documents/staff/StaffTrialDocuments.tsx'
import { ProposalsSection } from '../../proposals/ProposalsSection.tsx'
import { STAFF_TRIAL_PATH } from '../addresses.ts'
import { TrialFrame } from './frame/TrialFrame.tsx'
import { PendingDogs } from './PendingDogs.tsx'
import { ReportSection } from './ReportSection.tsx'
import { TrialOverview } from './TrialOverview.tsx'

/** `/hallinta/kokeet/{id}`: where the trial stands, what is next and what it lacks. */
export function StaffTrialPage() {
  const { id } = useParams({ from: STAFF_TRIAL_PATH })
  return (
    <TrialFrame id={id} next>
      {(trial) => (
        <>
          <PendingDogs trial={trial} />
          <ProposalsSection trial={trial} />
          <TrialOverview trial={trial} />
          <ReportSection trial={trial} />
          <StaffTrialDocuments trialId={trial.id} />
        </>
      )}
    </TrialFrame>
  )
}
