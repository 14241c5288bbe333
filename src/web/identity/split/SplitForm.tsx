import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { DogRecordEntry } from '#contract/corrections.ts'
import type { DogSummary } from '#contract/dogs.ts'
import { splitDog } from '#contract/endpoints/corrections.ts'
import { RECORD_KINDS } from '#domain/recordedFields.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Heading, Stack } from '../../ui/layout/parts.ts'
import { refreshAll } from '../../undoing/refreshAll.ts'
import { ReasonInput } from '../ReasonInput.tsx'
import { useAskedSubmit } from '../useAskedSubmit.ts'
import { dogText, useSexes } from '../words.ts'
import { RecordChoice } from './RecordChoice.tsx'
import { emptySplit, type SplitInput, type SplitOutput, splitBody, splitForm } from './splitValues.ts'

interface Props {
  dog: DogSummary
  records: readonly DogRecordEntry[]
  /** told the number of the new dog */
  onSaved: (regnr: string) => unknown
}

/** The new dog, and what goes over to it. */
export function SplitForm({ dog, records, onSaved }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const numbers = records.filter(({ kind }) => kind === 'number').length
  const form = useDraftForm<SplitInput, SplitOutput>({
    draft: useOwnDraft(`identity.split.${dog.regnr}`),
    resolver: zodResolver(splitForm(numbers)),
    defaultValues: emptySplit(),
  })
  const { mutateAsync } = useChange(splitDog, {
    params: { regnr: dog.regnr },
    onSettled: () => refreshAll(queries),
  })
  const split = async (values: SplitOutput) => {
    const { regnr } = await mutateAsync(splitBody(values, records))
    form.reset(emptySplit())
    await onSaved(regnr)
  }
  const labels = useSplitLabels()
  const { submit, dialog } = useAskedSubmit(form, labels, split)
  const chosen = Object.values(form.watch('records')).flat().length
  return (
    <Form form={form} labels={labels} onSubmit={submit} wide>
      <Stack measure="narrow">
        <Heading>{t('identity.split.dog')}</Heading>
        <TextInput name="name" autoComplete="off" maxLength={200} />
        <SelectInput name="sex" options={useSexes()} />
        <DayInput name="birthDate" optional lean="past" />
      </Stack>
      <Heading>{t('identity.split.records')}</Heading>
      {RECORD_KINDS.map((kind) => (
        <RecordChoice key={kind} kind={kind} records={records.filter((one) => one.kind === kind)} />
      ))}
      <ReasonInput />
      <SubmitButton color="error">{t('identity.split.submit')}</SubmitButton>
      <ConfirmDialog
        {...dialog}
        question={t('identity.split.question', {
          name: form.watch('name'),
          dog: dogText(dog),
        })}
        action={t('identity.split.submit')}
      >
        {t('identity.split.questionHelp', { count: chosen })}
      </ConfirmDialog>
    </Form>
  )
}

function useSplitLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  const kinds = RECORD_KINDS.map((kind) => [`records.${kind}`, t(`identity.kinds.${kind}`)])
  return {
    name: t('identity.split.name'),
    sex: t('identity.split.sex'),
    birthDate: t('identity.split.birthDate'),
    ...Object.fromEntries(kinds),
    reason: t('identity.reason'),
  }
}
