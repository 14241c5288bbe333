import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { changeEntry, getParticipants } from '#contract/endpoints/entries.ts'
import type { EntryRow, Participants } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { ask } from '../../client/calls.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ClassInput } from '../../trials/ClassInput.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { useSendList } from '../useSendList.ts'
import { EntrantInputs, useEntryLabels } from './EntrantInputs.tsx'
import { askedOf, entryChange, valuesOf } from './entryValues.ts'
import { PaperAward } from './PaperAward.tsx'
import { PaperAwardButton } from './PaperAwardButton.tsx'

const resolver = zodResolver(entryChange)

interface Props {
  trial: Participants['trial']
  entry: EntryRow
  onClose: () => void
}

/** Changes class, handler and contact of an entry. */
export function EditEntry({ trial, entry, onClose }: Props) {
  const t = useTranslate()
  const [asksAward, setAsksAward] = useState(false)
  const { mutateAsync: send } = useSendList(trial.id)
  const versioned = useVersionedForm({
    stored: entry,
    resolver,
    valuesOf,
    load: () => loadEntry(trial.id, entry),
    save: async (values, { id, version }) =>
      entryIn(await send({ call: changeEntry, body: { ...values, entryId: id, version } }), entry),
    onSaved() {
      showSuccess(t('entries.form.saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('entries.form.editTitle', { dog: calledBy(entry.dog) })} onClose={onClose}>
      <VersionedForm
        versioned={versioned}
        labels={useEntryLabels()}
        words={(name, value) =>
          name === 'language' ? t(`accounts.languages.${value as Language}`) : undefined
        }
      >
        <ClassInput dog={askedOf(entry)} trial={trial} own={entry.class} />
        <FeeStays entry={entry} />
        <PaperAwardButton dog={askedOf(entry)} trial={trial} onOpen={() => setAsksAward(true)} />
        <EntrantInputs />
        <SubmitButton>{t('entries.form.save')}</SubmitButton>
      </VersionedForm>
      {asksAward && (
        <PaperAward regnr={entry.dog.regnr} trialId={trial.id} onClose={() => setAsksAward(false)} />
      )}
    </FormDialog>
  )
}

/** What a change of class means for the money of an entry: nothing by itself. */
function FeeStays({ entry: { money } }: Pick<Props, 'entry'>) {
  const t = useTranslate()
  const language = useLanguage()
  if (!money?.feeCents) return null
  return (
    <Text tone="muted" size="small">
      {t('entries.form.feeStays', { amount: formatEuros(money.feeCents, language) })}
    </Text>
  )
}

/** The entry as it stands in a list; as it was where it has gone. */
const entryIn = ({ places, reserve }: Participants, entry: EntryRow): EntryRow =>
  [...places, ...reserve].find(({ id }) => id === entry.id) ?? entry

/** The entry as it is stored now. */
const loadEntry = async (trialId: number, entry: EntryRow): Promise<EntryRow> =>
  entryIn(await ask(getParticipants, { params: { id: trialId } }), entry)
