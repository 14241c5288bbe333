import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addReview, editReview, staffReview } from '#contract/endpoints/reviewStaff.ts'
import type { StaffReview } from '#contract/reviewStaff.ts'
import { LONGEST_CRITIQUE, REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { reviewClassesQuery, useReviewClasses } from '../../dogs/reviewClasses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogInput } from '../../search/DogInput.tsx'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Columns } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { staffReviewAddress } from './addresses.ts'
import { SHOWN_REVIEWS } from './queries.ts'
import { EMPTY_REVIEW, reviewResolver, reviewValues } from './reviewValues.ts'

/** A review that is added by itself. */
export function NewReviewForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newReview')
  const form = useDraftForm({ draft, resolver: reviewResolver, defaultValues: EMPTY_REVIEW })
  const { mutateAsync } = useChange(addReview, {
    invalidates: SHOWN_REVIEWS,
    async onSuccess({ id }) {
      forgetDraft(draft.name)
      showSuccess(t('reviewAdmin.added'))
      await navigate(staffReviewAddress(id))
    },
  })
  return (
    <Form form={form} labels={useReviewLabels()} onSubmit={(values) => mutateAsync(values)}>
      <DogInput name="regnr" help={t('reviewAdmin.dogHelp')} known={undefined} onChoose={() => undefined} />
      <ReviewFields present="" />
      <SubmitButton>{t('reviewAdmin.addThis')}</SubmitButton>
    </Form>
  )
}

/** A review to be changed. */
export function ReviewForm({ review }: { review: StaffReview }) {
  const t = useTranslate()
  const params = { id: review.id }
  const { mutateAsync } = useChange(editReview, { params, invalidates: SHOWN_REVIEWS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`review.${review.id}`),
    stored: review,
    resolver: reviewResolver,
    valuesOf: reviewValues,
    load: () => ask(staffReview, { params }),
    save: ({ regnr: _regnr, ...values }, { version }) => mutateAsync({ ...values, version }),
    onSaved: () => showSuccess(t('reviewAdmin.saved')),
  })
  return (
    <VersionedForm versioned={versioned} labels={useReviewLabels()} words={() => undefined}>
      <ReviewFields present={review.class} />
      <SubmitButton>{t('reviewAdmin.save')}</SubmitButton>
    </VersionedForm>
  )
}

function useReviewLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    regnr: t('reviewAdmin.dog'),
    kind: t('reviewAdmin.kind'),
    date: t('dogs.reviews.date'),
    clock: t('reviewAdmin.clock'),
    place: t('dogs.reviews.place'),
    reviewer: t('dogs.reviews.reviewer'),
    class: t('dogs.reviews.class'),
    height: t('reviewAdmin.heightCm'),
    length: t('reviewAdmin.lengthCm'),
    critique: t('dogs.reviews.critique'),
  }
}

/** `present`: the class that the review has, which stays among the choices. */
function ReviewFields({ present }: { present: string }) {
  const t = useTranslate()
  const classes = useClassOptions(present)
  const kinds = REVIEW_KINDS.map((value) => ({ value, label: t(`dogs.reviews.kinds.${value}`) }))
  return (
    <>
      <Columns from="sm">
        <SelectInput name="kind" options={kinds} />
        <SelectInput name="class" options={[{ value: '', label: t('reviewAdmin.choose') }, ...classes]} />
        <DayInput name="date" lean="past" />
        <TextInput name="clock" optional autoComplete="off" maxLength={8} inputMode="numeric" />
        <TextInput name="place" autoComplete="off" maxLength={100} />
        <TextInput name="reviewer" autoComplete="off" maxLength={100} />
        <TextInput name="height" autoComplete="off" maxLength={6} inputMode="decimal" />
        <TextInput name="length" autoComplete="off" maxLength={6} inputMode="decimal" />
      </Columns>
      <TextAreaInput name="critique" optional rows={4} maxLength={LONGEST_CRITIQUE} />
    </>
  )
}

/** The classes that are offered, and the one that a review has. */
function useClassOptions(present: string) {
  const { labelOf } = useReviewClasses()
  const classes = useQuery(reviewClassesQuery).data?.classes ?? []
  const known = classes.filter(({ code, offered }) => offered || code === present)
  const options = known.map(({ code }) => ({ value: code, label: labelOf(code) }))
  return present === '' || known.some(({ code }) => code === present)
    ? options
    : [{ value: present, label: present }, ...options]
}
