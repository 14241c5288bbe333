import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { changeEntry, getParticipants } from '#contract/endpoints/entries.ts'
import type { EntryRow, Participants } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { ask } from '../client/calls.ts'
import { FormDialog } from '../ui/FormDialog.tsx'
import { ChangedMeanwhile } from '../ui/forms/ChangedMeanwhile.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { useMeanwhile } from '../ui/forms/useMeanwhile.ts'
import { showSuccess } from '../ui/toasts.ts'
import { ClassInput } from './ClassInput.tsx'
import { EntrantInputs, useEntryLabels } from './EntrantInputs.tsx'
import { entryForm, valuesOf } from './entryValues.ts'
import { useSendList } from './useSendList.ts'

interface Props {
  trial: Participants['trial']
  entry: EntryRow
  onClose: () => void
}

/** Changes class, handler and contact of an entry. */
export function EditEntry({ trial, entry, onClose }: Props) {
  const { t } = useTranslation()
  const [version, setVersion] = useState(entry.version)
  const form = useForm({
    resolver: zodResolver(entryForm),
    shouldFocusError: false,
    defaultValues: valuesOf(entry) as never,
  })
  const { mutateAsync: send } = useSendList(trial.id)
  const { fresh, watch, forget } = useMeanwhile(() => loadEntry(trial.id, entry))
  const submit = async ({ regnr: _, ...values }: z.output<typeof entryForm>) => {
    await watch(() => send({ call: changeEntry, body: { ...values, entryId: entry.id, version } }))
    showSuccess(t('entries.form.saved'))
    onClose()
  }
  const taken = () => {
    if (fresh) setVersion(fresh.version)
    forget()
  }
  return (
    <FormDialog title={t('entries.form.editTitle', { dog: calledBy(entry.dog) })} onClose={onClose}>
      <Form form={form} labels={useEntryLabels()} onSubmit={submit}>
        {fresh && (
          <ChangedMeanwhile
            fresh={valuesOf(fresh)}
            tell={(name, value) =>
              name === 'language' ? t(`accounts.languages.${String(value)}`) : undefined
            }
            onTaken={taken}
          />
        )}
        <ClassInput regnr={entry.dog.regnr} trial={trial} own={entry.class} />
        <EntrantInputs />
        <SubmitButton>{t('entries.form.save')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}

/** The entry as it is stored now; as it was where it has gone. */
async function loadEntry(trialId: number, entry: EntryRow): Promise<EntryRow> {
  const { places, reserve } = await ask(getParticipants, { params: { id: trialId } })
  return [...places, ...reserve].find(({ id }) => id === entry.id) ?? entry
}
