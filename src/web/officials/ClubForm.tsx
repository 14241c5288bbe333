import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ClubDetails } from '#contract/officials.ts'
import { ChangedMeanwhile } from '../ui/forms/ChangedMeanwhile.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { ClubFields, useClubLabels, useClubWords } from './ClubFields.tsx'
import { clubForm, clubValues, EMPTY_CLUB } from './clubValues.ts'
import { InactiveQuestion } from './InactiveQuestion.tsx'
import { CLUB_CALLS } from './panelCalls.ts'
import { usePanelSaving } from './usePanelSaving.ts'

/** Everything that is kept of an organiser club; without `kept` a new one is added. */
export function ClubForm({ kept }: { kept?: ClubDetails }) {
  const { t } = useTranslation()
  const form = useForm({
    resolver: zodResolver(clubForm),
    shouldFocusError: false,
    defaultValues: kept ? clubValues(kept) : EMPTY_CLUB,
  })
  const saving = usePanelSaving(form, { calls: CLUB_CALLS, kept, valuesOf: clubValues })
  const { fresh } = saving
  const agents = [...(kept?.agents ?? []), ...(fresh?.agents ?? [])]
  const words = useClubWords(agents)
  return (
    <>
      <Form form={form} labels={useClubLabels()} onSubmit={saving.save}>
        {fresh && (
          <ChangedMeanwhile fresh={clubValues(fresh)} tell={words} onTaken={() => saving.take(fresh)} />
        )}
        <ClubFields linked={agents} />
        <SubmitButton>{t(kept ? 'panel.clubs.save' : 'panel.clubs.add')}</SubmitButton>
      </Form>
      <InactiveQuestion kind="clubs" kept={kept} question={saving.question} />
    </>
  )
}
