import { useForm } from 'react-hook-form'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { useList } from '../listContext.ts'
import { moveBack, moveBefore, neighboursOf } from './order.ts'

interface Props {
  entry: EntryRow
  onClose: () => void
}

/** Asks in front of which dog of its list an entry is put. */
export function MoveBefore({ entry, onClose }: Props) {
  const t = useTranslate()
  const { participants, change } = useList()
  const others = neighboursOf(entry, participants).filter(({ id }) => id !== entry.id)
  const form = useForm({ defaultValues: { before: String(others[0]?.id ?? '') } })
  const dog = calledBy(entry.dog)
  const submit = async ({ before }: { before: string }) => {
    const other = others.find(({ id }) => String(id) === before) ?? null
    change(moveBefore(entry, other), {
      text: t('entries.moved', { dog }),
      undo: moveBack(entry, participants),
    })
    onClose()
  }
  return (
    <FormDialog title={t('entries.before.title', { dog })} onClose={onClose}>
      <Form form={form} labels={{ before: t('entries.before.label') }} onSubmit={submit}>
        <SelectInput
          name="before"
          options={others.map(({ id, dog: other }) => ({
            value: String(id),
            label: `${calledBy(other)} ${other.regnr}`,
          }))}
        />
        <SubmitButton>{t('entries.before.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
