import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Competition } from '#contract/competitions.ts'
import { competitions, createCompetition, editCompetition } from '#contract/endpoints/competitions.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { staffCompetitionAddress } from '../addresses.ts'
import { competitionsQuery } from '../queries.ts'
import { useCompetitionWords } from '../useCompetitionWords.ts'
import { CompetitionFields, HeldFields, useCompetitionLabels } from './CompetitionFields.tsx'
import {
  type CompetitionBody,
  type CompetitionValues,
  competitionResolver,
  competitionValues,
  followingValues,
  newCompetitionValues,
} from './competitionValues.ts'
import { PastQuestion, usePastQuestion } from './PastQuestion.tsx'
import { Preview, PreviewButton } from './Preview.tsx'
import { COMPETITIONS } from './queries.ts'

/** Keeps what was saved in the list of the page, and says that it was. */
function useSaved() {
  const t = useTranslate()
  const queries = useQueryClient()
  const { name } = useCompetitionWords()
  return {
    keep: (saved: Competition) =>
      queries.setQueryData(competitionsQuery.queryKey, (all = []) =>
        all.some(({ id }) => id === saved.id)
          ? all.map((one) => (one.id === saved.id ? saved : one))
          : [...all, saved],
      ),
    onSaved: (saved: Competition) => showSuccess(t('competitionAdmin.saved', { name: name(saved) })),
  }
}

/** Lines of points in words, for whoever compares two versions. */
const lineWords = (field: string, value: unknown): string | undefined =>
  field.endsWith('Lines')
    ? (value as CompetitionValues['rule']['trialLines'])
        .map(({ award, points }) => `${award} ${points}`)
        .join(', ')
    : undefined

/** A rule to be changed; of one that has held for a period that is over names, end and confirmation. */
export function CompetitionForm({ competition }: { competition: Competition }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(editCompetition, { invalidates: COMPETITIONS })
  const past = usePastQuestion()
  const [previewed, setPreviewed] = useState<CompetitionBody>()
  const versioned = useVersionedForm({
    draft: useOwnDraft(`competitions.${competition.id}`),
    stored: competition,
    resolver: competitionResolver,
    valuesOf: competitionValues,
    load: async () => (await ask(competitions)).find(({ id }) => id === competition.id) ?? competition,
    save: ({ follows: _follows, ...values }, { id, version }) => mutateAsync({ ...values, id, version }),
    ...useSaved(),
  })
  const submit = async (values: CompetitionBody) => {
    if (competition.held || (await past.isAgreed(values))) await versioned.submit(values)
  }
  return (
    <>
      <VersionedForm
        versioned={versioned}
        labels={useCompetitionLabels()}
        words={lineWords}
        onSubmit={submit}
        byButton
        wide
      >
        {competition.held ? <HeldFields /> : <CompetitionFields periodFixed />}
        <Row gap={2}>
          <SubmitButton>{t('competitionAdmin.save')}</SubmitButton>
          {!competition.held && <PreviewButton onPreview={setPreviewed} />}
        </Row>
      </VersionedForm>
      <PastQuestion {...past} />
      {previewed && <Preview body={previewed} />}
    </>
  )
}

/** A new competition, or the next rule of one. */
export function NewCompetitionForm({ before }: { before: Competition | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft(before ? `nextCompetition.${before.id}` : 'newCompetition')
  const { keep, onSaved } = useSaved()
  const past = usePastQuestion()
  const [previewed, setPreviewed] = useState<CompetitionBody>()
  const form = useDraftForm({
    draft,
    resolver: competitionResolver,
    defaultValues: before ? followingValues(before) : newCompetitionValues(),
  })
  const { mutateAsync } = useChange(createCompetition, {
    invalidates: COMPETITIONS,
    async onSuccess(saved) {
      forgetDraft(draft.name)
      keep(saved)
      onSaved(saved)
      await navigate(staffCompetitionAddress(saved.id))
    },
  })
  const submit = async (values: CompetitionBody) => {
    if (await past.isAgreed(values)) await mutateAsync({ ...values, follows: before?.id ?? null })
  }
  return (
    <>
      <Form form={form} labels={useCompetitionLabels()} onSubmit={submit} byButton wide>
        <CompetitionFields periodFixed={before !== undefined} />
        <Row gap={2}>
          <SubmitButton>{t('competitionAdmin.add')}</SubmitButton>
          <PreviewButton onPreview={setPreviewed} />
        </Row>
      </Form>
      <PastQuestion {...past} />
      {previewed && <Preview body={previewed} />}
    </>
  )
}
