import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useUser } from '../accounts/session/session.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { newTrialAddress, STAFF_TRIALS_PATH, type StaffTrialSearch, staffTrialSearchOf } from './addresses.ts'
import { NeededTrials } from './NeededTrials.tsx'
import { staffTrialsQuery } from './queries.ts'
import { StaffTrialFilters } from './StaffTrialFilters.tsx'
import { StaffTrialTable } from './StaffTrialTable.tsx'

/** Whether some trials are left out; their order leaves out none. */
const isNarrowed = ({ q, state, season, type, club }: StaffTrialSearch): boolean =>
  [q, state, season, type, club].some((value) => value !== undefined)

/** `/hallinta/kokeet`: what waits for the reader, then every trial that is his or hers. */
export function StaffTrialsPage() {
  const t = useTranslate()
  const search = staffTrialSearchOf({ ...useSearch({ from: STAFF_TRIALS_PATH }) })
  const mayCreate = useUser()?.permissions.includes('trials.manage')
  return (
    <>
      <PageTitle
        title={t('trialAdmin.title')}
        actions={
          mayCreate && (
            <LinkButton {...newTrialAddress()} variant="contained">
              {t('trialAdmin.new')}
            </LinkButton>
          )
        }
      />
      {!isNarrowed(search) && search.page === undefined && <NeededTrials />}
      <StaffTrialFilters search={search} />
      <TrialList search={search} />
    </>
  )
}

function TrialList({ search }: { search: StaffTrialSearch }) {
  const t = useTranslate()
  const trials = useQuery(staffTrialsQuery(search))
  return (
    <Loaded
      query={trials}
      failed={t('trialAdmin.failed')}
      rows={10}
      rowHeight={44}
      empty={({ total }) =>
        total === 0 && (
          <EmptyState title={t('trialAdmin.none')}>
            {t(isNarrowed(search) ? 'trialAdmin.noneHelp' : 'trialAdmin.noneYet')}
          </EmptyState>
        )
      }
    >
      {(answer) => <StaffTrialTable answer={answer} search={search} />}
    </Loaded>
  )
}
