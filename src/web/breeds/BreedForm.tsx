import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createBreed, type StaffBreed } from '#contract/breeds.ts'
import * as at from '#contract/endpoints/breeds.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { useOwnDraft } from '../accounts/session/session.ts'
import { ask } from '../client/calls.ts'
import { useChange } from '../client/useChange.ts'
import { useLocalText } from '../i18n/useLocalText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { forgetDraft } from '../ui/drafts/drafts.ts'
import { useDraftForm } from '../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../ui/drafts/VersionedForm.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../ui/inputs/CheckInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Text } from '../ui/layout/parts.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { staffBreedAddress } from './addresses.ts'
import { BREEDS, staffBreedQuery } from './queries.ts'

const resolver = zodResolver(createBreed.body!)
const valuesOf = ({ code, name, club, hidden }: StaffBreed) => ({ code, name, club, hidden })

function useBreedLabels(): Record<string, string> {
  const t = useTranslate()
  return {
    code: t('breedAdmin.code'),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`name.${language}`, t(`breedAdmin.names.${language}`)]),
    ),
    club: t('breedAdmin.club'),
    hidden: t('breedAdmin.hidden'),
  }
}

/** Shows a breed as it has been saved, and says that it was. */
function useSaved() {
  const t = useTranslate()
  const local = useLocalText()
  const queries = useQueryClient()
  return {
    keep: (saved: StaffBreed) => queries.setQueryData(staffBreedQuery(saved.id).queryKey, saved),
    onSaved: ({ name }: StaffBreed) => showSuccess(t('breedAdmin.saved', { name: local(name) })),
  }
}

/** A breed to be changed. */
export function BreedForm({ breed }: { breed: StaffBreed }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(at.editBreed, { invalidates: BREEDS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`breeds.${breed.id}`),
    stored: breed,
    resolver,
    valuesOf,
    load: () => ask(at.staffBreed, { params: { id: breed.id } }),
    save: (values, { id, version }) => mutateAsync({ ...values, id, version }),
    ...useSaved(),
  })
  return (
    <VersionedForm versioned={versioned} labels={useBreedLabels()} words={() => undefined}>
      <BreedFields hasDogs={breed.dogs + breed.others > 0} />
      <SubmitButton>{t('breedAdmin.save')}</SubmitButton>
    </VersionedForm>
  )
}

/** A new breed. */
export function NewBreedForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newBreed')
  const { keep, onSaved } = useSaved()
  const form = useDraftForm({
    draft,
    resolver,
    defaultValues: { code: '', name: { fi: '', sv: '', en: '' }, club: true, hidden: false },
  })
  const { mutateAsync } = useChange(at.createBreed, {
    invalidates: BREEDS,
    async onSuccess(breed) {
      forgetDraft(draft.name)
      keep(breed)
      onSaved(breed)
      await navigate(staffBreedAddress(breed.id))
    },
  })
  return (
    <Form form={form} labels={useBreedLabels()} onSubmit={(values) => mutateAsync(values)}>
      <BreedFields hasDogs={false} />
      <SubmitButton>{t('breedAdmin.add')}</SubmitButton>
    </Form>
  )
}

/** Code, names, and whose breed it is; of one with dogs the code stays and it is not hidden. */
function BreedFields({ hasDogs }: { hasDogs: boolean }) {
  const t = useTranslate()
  return (
    <>
      <TextInput
        name="code"
        verbatim
        autoComplete="off"
        inputMode="decimal"
        maxLength={7}
        readOnly={hasDogs}
        help={t(hasDogs ? 'breedAdmin.codeStays' : 'breedAdmin.codeHelp')}
      />
      {LANGUAGES.map((language) => (
        <TextInput key={language} name={`name.${language}`} autoComplete="off" maxLength={80} />
      ))}
      <CheckInput name="club" help={t('breedAdmin.clubHelp')} />
      {hasDogs ? (
        <Text tone="muted" size="small" measure="text">
          {t('errors.BREED_HAS_DOGS')}
        </Text>
      ) : (
        <CheckInput name="hidden" help={t('breedAdmin.hiddenHelp')} />
      )}
    </>
  )
}
