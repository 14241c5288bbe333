import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Changes } from '../../audit/Changes.tsx'
import { trialChangesQuery } from '../../audit/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { TRIAL_LOG_PATH, trialLogAddress } from '../addresses.ts'
import { PastTrial } from '../past/PastTrial.tsx'
import { TrialFrame } from './frame/TrialFrame.tsx'

/** `/hallinta/kokeet/{id}/loki`: what has been done to the trial, by whom and when; or how it was at the end of a day. */
export function TrialLogPage() {
  const { id } = useParams({ from: TRIAL_LOG_PATH })
  const { paiva } = useSearch({ from: TRIAL_LOG_PATH })
  return (
    <TrialFrame id={id}>
      {(trial) => (
        <>
          <ChooseDay id={trial.id} day={paiva} />
          {paiva === undefined ? (
            <Changes query={trialChangesQuery(trial.id)} />
          ) : (
            <PastTrial id={trial.id} day={paiva} />
          )}
        </>
      )}
    </TrialFrame>
  )
}

function ChooseDay({ id, day }: { id: number; day: string | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const go = (paiva: string) =>
    void navigate({ ...trialLogAddress(id, { paiva: paiva || undefined }), resetScroll: false })
  return (
    <Row align="end" gap={2} mb={3} data-print="no">
      <TypedFilter label={t('trialAdmin.past.day')} value={day ?? ''} kind="day" onSet={go} />
      {day !== undefined && (
        <LinkButton {...trialLogAddress(id)} resetScroll={false}>
          {t('trialAdmin.past.toLog')}
        </LinkButton>
      )}
    </Row>
  )
}
