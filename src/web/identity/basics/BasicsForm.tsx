import { useQueryClient } from '@tanstack/react-query'
import type { DogBasics } from '#contract/dogBasics.ts'
import { correctBasics, dogBasics } from '#contract/endpoints/dogBasics.ts'
import { BASIC_FIELDS } from '#domain/dogBasics.ts'
import { isFactName, measureOf } from '#domain/dogFacts.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { refreshAll } from '../../undoing/refreshAll.ts'
import type { Undo } from '../corrections/useUndo.ts'
import { basicsQuery } from '../queries.ts'
import { ReasonInput } from '../ReasonInput.tsx'
import { fieldLabel } from '../words.ts'
import { BasicsFields } from './BasicsFields.tsx'
import { basicsResolver, basicsValues } from './basicsValues.ts'

interface Props {
  basics: DogBasics
  undo: Undo
}

/** The fields of a dog, the reason, and the one action. */
export function BasicsForm({ basics, undo }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { regnr } = basics
  const { mutateAsync } = useChange(correctBasics, { params: { regnr } })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`identity.basics.${regnr}`),
    stored: basics,
    resolver: basicsResolver,
    valuesOf: basicsValues,
    load: () => ask(dogBasics, { params: { regnr } }),
    save: (values, { version }) => mutateAsync({ ...values, version }),
    keep: (saved) => queries.setQueryData(basicsQuery(regnr).queryKey, saved),
    async onSaved() {
      refreshAll(queries)
      await undo.offer(regnr, t('identity.basics.saved'))
    },
  })
  return (
    <VersionedForm versioned={versioned} labels={useBasicsLabels()} words={useBasicsWords()} wide>
      <BasicsFields recorded={versioned.base.beardGene} breed={versioned.base.breed} />
      <ReasonInput />
      <SubmitButton>{t('identity.basics.save')}</SubmitButton>
    </VersionedForm>
  )
}

function useBasicsLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  const labels = BASIC_FIELDS.map((field) => {
    const measure = isFactName(field) ? measureOf(field) : undefined
    const label = fieldLabel(t, field)
    return [field, measure?.unit ? `${label} (${measure.unit})` : label]
  })
  return { ...Object.fromEntries(labels), reason: t('identity.reason') }
}

/** Says a value of the form in words, where it does not say itself. */
function useBasicsWords() {
  const t = useTranslate()
  const breedName = useBreedName()
  return (field: string, value: unknown): string | undefined => {
    if (field === 'breed') return breedName(String(value))
    if (field !== 'sex') return undefined
    if (value === '') return t('dogs.notKnown')
    return t(value === 'male' ? 'common.male' : 'common.female')
  }
}
