import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createTrial, getTrial } from '#contract/endpoints/organising.ts'
import type { TrialChoices } from '#contract/organising.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { invalidate, keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { staffTrialAddress, staffTrialsAddress } from '../addresses.ts'
import { STAFF_TRIALS, trialChoicesQuery } from '../queries.ts'
import { TrialFormFields } from './TrialFormFields.tsx'
import { emptyValues, refusedInFormNames, trialResolver } from './trialValues.ts'
import { useTrialLabels } from './useTrialLabels.ts'

/** `/hallinta/kokeet/uusi`: the draft of a new trial. */
export function NewTrialPage() {
  const t = useTranslate()
  const choices = useQuery(trialChoicesQuery)
  return (
    <>
      <PageTitle
        title={t('trialAdmin.newTitle')}
        lead={
          <>
            <AppLink {...staffTrialsAddress()}>{t('trialAdmin.title')}</AppLink>
            <br />
            {t('trialAdmin.newLead')}
          </>
        }
      />
      <Loaded query={choices} failed={t('trialAdmin.choicesFailed')} rowHeight={64}>
        {(offered) =>
          offered.clubs[0] ? (
            <NewTrialForm choices={offered} clubId={offered.clubs[0].id} />
          ) : (
            <EmptyState title={t('trialAdmin.noClub')}>{t('trialAdmin.noClubHelp')}</EmptyState>
          )
        }
      </Loaded>
    </>
  )
}

function NewTrialForm({
  choices: { clubs, judges, proposals },
  clubId,
}: {
  choices: TrialChoices
  clubId: number
}) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const byId = new Map(judges.map((judge) => [judge.id, judge]))
  const context = {
    complete: false,
    judges: byId,
    published: null,
    taken: { NUO: 0, AVO: 0, VOI: 0 },
    entered: 0,
    hasResults: false,
    judgedBy: [],
    offered: proposals,
    proposed: [],
  }
  const draft = useOwnDraft('newTrial')
  const form = useDraftForm({
    draft,
    resolver: trialResolver(context),
    defaultValues: emptyValues(clubId),
  })
  const { mutateAsync } = useChange(createTrial, {
    around: refusedInFormNames,
    onSuccess: async (trial) => {
      forgetDraft(draft.name)
      queries.setQueryData(keyOf(getTrial, { params: { id: trial.id } }), trial)
      void invalidate(queries, ...STAFF_TRIALS)
      showSuccess(t('trialAdmin.created'))
      await navigate({ ...staffTrialAddress(trial.id), replace: true })
    },
  })
  return (
    <Form wide form={form} labels={useTrialLabels()} onSubmit={(fields) => mutateAsync(fields)}>
      <TrialFormFields offered={{ clubs, judges: byId, proposals }} published={false} />
      <SubmitButton>{t('trialAdmin.saveDraft')}</SubmitButton>
    </Form>
  )
}
