import { useNavigate } from '@tanstack/react-router'
import { addReviewDay, editReviewDay, reviewDay, reviewDays } from '#contract/endpoints/reviewDays.ts'
import type { ReviewDay } from '#contract/reviewDays.ts'
import { REVIEW_KINDS } from '#domain/breeding/reviews.ts'
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
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { reviewDayAddress, staffReviewsAddress } from './addresses.ts'
import { EMPTY_HEAD, headResolver, headValues } from './reviewValues.ts'

/** `/hallinta/jalostustarkastukset/uusi`: begins a review day. */
export function NewReviewDayPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newReviewDay')
  const form = useDraftForm({ draft, resolver: headResolver, defaultValues: EMPTY_HEAD })
  const { mutateAsync } = useChange(addReviewDay, {
    invalidates: [reviewDays],
    async onSuccess({ id }) {
      forgetDraft(draft.name)
      await navigate(reviewDayAddress(id))
    },
  })
  return (
    <>
      <PageTitle
        title={t('reviewAdmin.newDay')}
        lead={<AppLink {...staffReviewsAddress()}>{t('reviewAdmin.title')}</AppLink>}
      />
      <Form form={form} labels={useHeadLabels()} onSubmit={(values) => mutateAsync(values)}>
        <HeadFields />
        <SubmitButton>{t('reviewAdmin.beginDay')}</SubmitButton>
      </Form>
    </>
  )
}

/** Kind, day, place and reviewer of a day that is being written. */
export function DayHeadForm({ day }: { day: ReviewDay }) {
  const t = useTranslate()
  const params = { id: day.id }
  const { mutateAsync } = useChange(editReviewDay, { params, invalidates: [reviewDay, reviewDays] })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`reviewDay.${day.id}`),
    stored: day,
    resolver: headResolver,
    valuesOf: headValues,
    load: () => ask(reviewDay, { params }),
    save: (values, { version }) => mutateAsync({ ...values, version }),
    onSaved: () => showSuccess(t('reviewAdmin.daySaved')),
  })
  return (
    <VersionedForm versioned={versioned} labels={useHeadLabels()} words={() => undefined}>
      <HeadFields />
      <SubmitButton>{t('reviewAdmin.saveDay')}</SubmitButton>
    </VersionedForm>
  )
}

function useHeadLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    kind: t('reviewAdmin.kind'),
    date: t('dogs.reviews.date'),
    place: t('dogs.reviews.place'),
    reviewer: t('dogs.reviews.reviewer'),
  }
}

function HeadFields() {
  const t = useTranslate()
  return (
    <>
      <ChoiceInput
        name="kind"
        choices={REVIEW_KINDS.map((value) => ({
          value,
          label: t(`dogs.reviews.kinds.${value}`),
          note: t(`reviewAdmin.kindNotes.${value}`),
        }))}
      />
      <DayInput name="date" />
      <TextInput name="place" autoComplete="off" maxLength={100} />
      <TextInput name="reviewer" autoComplete="off" maxLength={100} help={t('reviewAdmin.reviewerHelp')} />
    </>
  )
}
