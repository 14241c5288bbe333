import { zodResolver } from '@hookform/resolvers/zod'
import { createClub, editClub, getClub } from '#contract/endpoints/officials.ts'
import type { ClubDetails } from '#contract/officials.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { LOGS } from '../../audit/queries.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { InactiveQuestion } from '../staff/InactiveQuestion.tsx'
import { useInactiveQuestion } from '../staff/useInactiveQuestion.ts'
import { useAdded, useSaved } from '../staff/useSaved.ts'
import { ClubFields, useClubLabels, useClubWords } from './ClubFields.tsx'
import { clubForm, clubValues, EMPTY_CLUB } from './clubValues.ts'

const resolver = zodResolver(clubForm)

export function ClubForm({ club }: { club: ClubDetails }) {
  const t = useTranslate()
  const question = useInactiveQuestion(club)
  const { mutateAsync } = useChange(editClub, { invalidates: LOGS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`clubs.${club.id}`),
    stored: club,
    resolver,
    valuesOf: clubValues,
    load: () => ask(getClub, { params: { id: club.id } }),
    save: (values, { id, version }) => mutateAsync({ ...values, id, version }),
    ...useSaved('clubs'),
  })
  const agents = [...club.agents, ...(versioned.fresh?.agents ?? [])]
  return (
    <>
      <VersionedForm
        versioned={versioned}
        labels={useClubLabels()}
        words={useClubWords(agents)}
        onSubmit={(values) => question.before(values, () => versioned.submit(values))}
      >
        <ClubFields linked={agents} />
        <SubmitButton>{t('officials.clubs.save')}</SubmitButton>
      </VersionedForm>
      <InactiveQuestion kind="clubs" official={club} question={question} />
    </>
  )
}

/** A new organiser club. */
export function NewClubForm() {
  const t = useTranslate()
  const draft = useOwnDraft('newClub')
  const form = useDraftForm({
    draft,
    resolver,
    defaultValues: EMPTY_CLUB,
  })
  const { mutateAsync } = useChange(createClub, { onSuccess: useAdded('clubs', draft) })
  return (
    <Form form={form} labels={useClubLabels()} onSubmit={(values) => mutateAsync(values)}>
      <ClubFields linked={[]} />
      <SubmitButton>{t('officials.clubs.add')}</SubmitButton>
    </Form>
  )
}
