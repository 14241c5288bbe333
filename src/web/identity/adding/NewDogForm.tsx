import { useQueryClient } from '@tanstack/react-query'
import { addDog } from '#contract/endpoints/newDog.ts'
import { REGNR_MAX_LENGTH } from '#domain/regnr.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { useChange } from '../../client/useChange.ts'
import { useBreedChoices } from '../../dogs/breedChoices.ts'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { FormSection } from '../../ui/forms/FormSection.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Columns, Text } from '../../ui/layout/parts.ts'
import { refreshAll } from '../../undoing/refreshAll.ts'
import { ParentInput } from '../parents/ParentInput.tsx'
import { ReasonInput } from '../ReasonInput.tsx'
import { KnownDogs, ParentsGive, useNewDogPreview } from './NewDogKnown.tsx'
import { NO_DOG_YET, newDogResolver } from './newDogValues.ts'

/** A dog that is not recorded yet. `onSaved` is told its number. */
export function NewDogForm({ onSaved }: { onSaved: (regnr: string) => unknown }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const draft = useOwnDraft('newDog')
  const form = useDraftForm({ draft, resolver: newDogResolver, defaultValues: NO_DOG_YET })
  const { mutateAsync } = useChange(addDog, {
    async onSuccess({ regnr }) {
      forgetDraft(draft.name)
      refreshAll(queries)
      await onSaved(regnr)
    },
  })
  const labels = {
    ...Object.fromEntries(FIELDS.map((field) => [field, t(`identity.fields.${field}`)])),
    reason: t('identity.reason'),
  }
  return (
    <Form form={form} labels={labels} onSubmit={(values) => mutateAsync(values)} wide>
      <NewDogFields />
      <ReasonInput />
      <SubmitButton>{t('identity.adding.save')}</SubmitButton>
    </Form>
  )
}

const FIELDS = ['regnr', 'name', 'breed', 'sex', 'birthDate', 'sire', 'dam', 'imported'] as const

function NewDogFields() {
  const t = useTranslate()
  const preview = useNewDogPreview()
  const sexes = (['female', 'male'] as const).map((value) => ({ value, label: t(`common.${value}`) }))
  const faultOf = (parent: 'sire' | 'dam') => {
    const texts = (preview?.faults ?? []).filter(({ role }) => role === parent || role === null)
    return texts.length > 0 ? texts.map(({ code }) => codeText(t, code)).join(' ') : undefined
  }
  return (
    <>
      <Columns from="md">
        <TextInput
          name="regnr"
          verbatim
          autoComplete="off"
          maxLength={REGNR_MAX_LENGTH}
          help={t('identity.adding.regnrHelp')}
        />
        <TextInput name="name" autoComplete="off" maxLength={200} />
        <SelectInput
          name="breed"
          options={[{ value: '', label: t('identity.adding.none') }, ...useBreedChoices()]}
        />
        <DayInput name="birthDate" lean="past" />
      </Columns>
      <ChoiceInput name="sex" choices={sexes} />
      <CheckInput name="imported" />
      {preview && <KnownDogs taken={preview.taken} alike={preview.alike} />}
      <FormSection title={t('identity.adding.parents')}>
        <Text tone="muted">{t('identity.adding.parentsHelp')}</Text>
        <Columns from="md" gap={3}>
          <ParentInput parent="sire" fault={faultOf('sire')} />
          <ParentInput parent="dam" fault={faultOf('dam')} />
        </Columns>
        {preview && <ParentsGive doubts={preview.doubts} figure={preview.figure} />}
      </FormSection>
    </>
  )
}
