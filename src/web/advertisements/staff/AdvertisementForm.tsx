import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CountedAdvertisement } from '#contract/advertisements.ts'
import {
  createAdvertisement,
  editAdvertisement,
  staffAdvertisement,
} from '#contract/endpoints/advertisements.ts'
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
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Columns } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { advertisementAddress } from '../addresses.ts'
import {
  type AdvertisementValues,
  advertisementResolver,
  advertisementValues,
  newAdvertisementValues,
} from './advertisementValues.ts'
import { ADVERTISEMENTS, staffAdvertisementQuery } from './queries.ts'

function useLabels(): Record<keyof AdvertisementValues, string> {
  const t = useTranslate()
  return {
    eventName: t('advertisements.eventName'),
    url: t('advertisements.url'),
    shownFrom: t('advertisements.shownFrom'),
    shownTo: t('advertisements.shownTo'),
    on: t('advertisements.on'),
  }
}

function Fields() {
  const t = useTranslate()
  return (
    <>
      <TextInput
        name="eventName"
        autoComplete="off"
        maxLength={100}
        help={t('advertisements.eventNameHelp')}
      />
      <TextInput name="url" autoComplete="off" maxLength={500} help={t('advertisements.urlHelp')} />
      <Columns from="sm">
        <DayInput name="shownFrom" optional />
        <DayInput name="shownTo" optional help={t('advertisements.shownToHelp')} />
      </Columns>
      <CheckInput name="on" help={t('advertisements.onHelp')} />
    </>
  )
}

/** Shows an advertisement as it has been saved, and says that it was. */
function useSaved() {
  const t = useTranslate()
  const queries = useQueryClient()
  return {
    keep: (saved: CountedAdvertisement) =>
      queries.setQueryData(staffAdvertisementQuery(saved.id).queryKey, saved),
    onSaved: ({ eventName }: CountedAdvertisement) =>
      showSuccess(t('advertisements.saved', { name: eventName })),
  }
}

/** An advertisement to be changed. */
export function AdvertisementForm({ advertisement }: { advertisement: CountedAdvertisement }) {
  const t = useTranslate()
  const { id } = advertisement
  const { mutateAsync } = useChange(editAdvertisement, { invalidates: ADVERTISEMENTS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`advertisements.${id}`),
    stored: advertisement,
    resolver: advertisementResolver,
    valuesOf: advertisementValues,
    load: () => ask(staffAdvertisement, { params: { id } }),
    save: (values, { version }) => mutateAsync({ ...values, id, version }),
    ...useSaved(),
  })
  return (
    <VersionedForm versioned={versioned} labels={useLabels()} words={() => undefined}>
      <Fields />
      <SubmitButton>{t('advertisements.save')}</SubmitButton>
    </VersionedForm>
  )
}

/** A new advertisement; its banner follows on its page. */
export function NewAdvertisementForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newAdvertisement')
  const { keep, onSaved } = useSaved()
  const form = useDraftForm({
    draft,
    resolver: advertisementResolver,
    defaultValues: newAdvertisementValues(),
  })
  const { mutateAsync } = useChange(createAdvertisement, {
    invalidates: ADVERTISEMENTS,
    async onSuccess(added) {
      forgetDraft(draft.name)
      keep(added)
      onSaved(added)
      await navigate(advertisementAddress(added.id))
    },
  })
  return (
    <Form form={form} labels={useLabels()} onSubmit={(values) => mutateAsync(values)}>
      <Fields />
      <SubmitButton>{t('advertisements.save')}</SubmitButton>
    </Form>
  )
}
