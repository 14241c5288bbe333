import type { DogOwners, Ownership } from '#contract/dogOwners.ts'
import { addOwner, changeOwner, dogOwners, removeOwner, setBreeder } from '#contract/endpoints/dogOwners.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ApiError } from '../../client/ApiError.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { Block, Columns, Note } from '../../ui/layout/parts.ts'
import { ReasonedAction } from '../ReasonedAction.tsx'
import { ReasonInput } from '../ReasonInput.tsx'
import { breederResolver, NO_OWNER, ownerResolver, periodResolver, periodValues } from './ownerValues.ts'
import { RegisterPersonInput } from './RegisterPersonInput.tsx'

export interface OwnerFormProps {
  answer: DogOwners
  /** told what has been saved */
  onSaved: (text: string) => Promise<void>
}

/** An owner who is not recorded yet. */
export function NewOwnerForm({ answer: { dog, owners }, onSaved }: OwnerFormProps) {
  const t = useTranslate()
  const names = owners.filter(({ endDate }) => endDate === null).map(({ person }) => person.name)
  const { regnr } = dog
  const draft = useOwnDraft(`owner.new.${regnr}`)
  const form = useDraftForm({ draft, resolver: ownerResolver, defaultValues: NO_OWNER })
  const { mutateAsync } = useChange(addOwner, {
    params: { regnr },
    async onSuccess() {
      forgetDraft(draft.name)
      await onSaved(t('identity.owners.added'))
    },
  })
  return (
    <Form form={form} labels={useOwnerLabels()} onSubmit={(values) => mutateAsync(values)}>
      {names.length > 0 && (
        <Note tone="accent">{t('identity.owners.stay', { names: names.join(', ') })}</Note>
      )}
      <RegisterPersonInput />
      <PeriodInputs />
      <ReasonInput />
      <SubmitButton>{t('identity.owners.add')}</SubmitButton>
    </Form>
  )
}

interface OwnerProps extends OwnerFormProps {
  owner: Ownership
}

/** The days of an owner. */
export function OwnerForm({ answer, owner, onSaved }: OwnerProps) {
  const t = useTranslate()
  const { regnr } = answer.dog
  const { id } = owner
  const { mutateAsync } = useChange(changeOwner, { params: { regnr, id } })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`owner.${id}`),
    stored: versionedIn(answer, id),
    resolver: periodResolver,
    valuesOf: periodValues,
    load: async () => versionedIn(await ask(dogOwners, { params: { regnr } }), id),
    save: async (values, { version }) => versionedIn(await mutateAsync({ ...values, version }), id),
    onSaved: () => onSaved(t('identity.owners.saved')),
  })
  const removal = useChange(removeOwner, {
    params: { regnr, id },
    onSuccess: () => onSaved(t('identity.owners.removed')),
  })
  return (
    <>
      <VersionedForm versioned={versioned} labels={useOwnerLabels()} words={() => undefined}>
        <PeriodInputs />
        <ReasonInput />
        <SubmitButton>{t('identity.owners.save')}</SubmitButton>
      </VersionedForm>
      <Block mt={3}>
        <ReasonedAction
          label={t('identity.owners.remove')}
          question={t('identity.owners.removeQuestion', { name: owner.person.name })}
          help={t('identity.owners.removeHelp')}
          dangerous
          onConfirm={(reason) => removal.mutateAsync({ reason })}
        />
      </Block>
    </>
  )
}

function versionedIn({ version, owners }: DogOwners, id: number) {
  const owner = owners.find((one) => one.id === id)
  if (!owner) throw new ApiError(404, 'OWNER_NOT_FOUND')
  return { ...owner, version }
}

/** The breeder of a dog; nobody: not known. */
export function BreederForm({ answer, onSaved }: OwnerFormProps) {
  const t = useTranslate()
  const { regnr } = answer.dog
  const { mutateAsync } = useChange(setBreeder, { params: { regnr } })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`breeder.${regnr}`),
    stored: answer,
    resolver: breederResolver,
    valuesOf: ({ breeder }: DogOwners) => ({
      personId: breeder?.id ?? null,
      name: breeder?.name ?? '',
      town: breeder?.town ?? '',
      reason: '',
    }),
    load: () => ask(dogOwners, { params: { regnr } }),
    save: (values, { version }) => mutateAsync({ ...values, version }),
    onSaved: () => onSaved(t('identity.owners.breederSaved')),
  })
  const labels = { ...useOwnerLabels(), personId: t('identity.fields.breeder') }
  return (
    <VersionedForm versioned={versioned} labels={labels} words={() => undefined}>
      <RegisterPersonInput optional />
      <ReasonInput />
      <SubmitButton>{t('identity.owners.breederSave')}</SubmitButton>
    </VersionedForm>
  )
}

function PeriodInputs() {
  const t = useTranslate()
  return (
    <Columns from="sm">
      <DayInput name="startDate" optional lean="past" />
      <DayInput name="endDate" optional lean="past" help={t('identity.owners.endHelp')} />
    </Columns>
  )
}

function useOwnerLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    personId: t('identity.owners.person'),
    name: t('identity.owners.person'),
    town: t('identity.owners.town'),
    startDate: t('identity.owners.start'),
    endDate: t('identity.owners.end'),
    reason: t('identity.reason'),
  }
}
