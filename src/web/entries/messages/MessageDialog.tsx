import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { MESSAGE_AUDIENCES, MESSAGE_MAX_LENGTH } from '#contract/constants.ts'
import { getParticipants, sendMessage } from '#contract/endpoints/entries.ts'
import { type EntryRow, messageFields, type Participants } from '#contract/entries.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { BulletList, Note } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'

type Audience = (typeof MESSAGE_AUDIENCES)[number]
const messageForm = z.object(messageFields)

interface Props {
  participants: Participants
  /** the dogs that have been chosen in the list */
  chosen: readonly EntryRow[]
  onClose: () => void
}

/** Writes to the participants. Each text has its own key, so that the service sends it once however often it is submitted. */
export function MessageDialog({ participants, chosen, onClose }: Props) {
  const t = useTranslate()
  const { trial } = participants
  const queries = useQueryClient()
  const [keys] = useState(() => new Map<string, string>())
  const draft = useOwnDraft(`message.${trial.id}`)
  const form = useDraftForm({
    draft,
    resolver: zodResolver(messageForm),
    defaultValues: { subject: '', body: '', to: (chosen.length > 0 ? 'chosen' : 'all') as Audience },
  })
  const { mutateAsync: send } = useChange(sendMessage, { params: { id: trial.id } })
  const groups = audiences(participants, chosen)
  const to = form.watch('to')
  const submit = async (values: { subject: string; body: string; to: Audience }) => {
    const entryIds = values.to === 'chosen' ? chosen.map(({ id }) => id) : []
    const message = { ...values, entryIds }
    const text = JSON.stringify(message)
    const key = keys.get(text) ?? crypto.randomUUID()
    keys.set(text, key)
    const sent = await send({ ...message, key })
    queries.setQueryData(keyOf(getParticipants, { params: { id: trial.id } }), sent.participants)
    showSuccess(t('entries.send.sent', { count: sent.recipients }))
    forgetDraft(draft.name)
    onClose()
  }
  return (
    <FormDialog title={t('entries.send.title')} onClose={onClose}>
      <Form
        byButton
        form={form}
        labels={{
          to: t('entries.send.to'),
          subject: t('entries.send.subject'),
          body: t('entries.send.body'),
        }}
        onSubmit={submit}
      >
        <ChoiceInput
          name="to"
          choices={MESSAGE_AUDIENCES.filter((name) => name !== 'chosen' || chosen.length > 0).map((name) => ({
            value: name,
            label: t(`entries.send.${name}`, { count: groups[name].length }),
            disabled: groups[name].length === 0,
          }))}
        />
        <UnreachedList entries={groups[to].filter(({ contactEmail }) => contactEmail === null)} />
        <TextInput name="subject" maxLength={120} />
        <TextAreaInput
          name="body"
          rows={6}
          maxLength={MESSAGE_MAX_LENGTH}
          help={t('entries.send.bodyHelp')}
        />
        <SubmitButton>{t('entries.send.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}

function audiences(
  { places, reserve }: Participants,
  chosen: readonly EntryRow[],
): Record<Audience, readonly EntryRow[]> {
  return { all: [...places, ...reserve], places, reserve, chosen }
}

/** Dogs without a contact address. */
function UnreachedList({ entries }: { entries: readonly EntryRow[] }) {
  const t = useTranslate()
  if (entries.length === 0) return null
  return (
    <Note tone="warning" py={0} role="status">
      {t('entries.send.unreached')}
      <BulletList mt={0.5}>
        {entries.map(({ id, dog, contactName, contactPhone }) => (
          <li key={id}>
            <DogLink dog={dog} layout="inline" />
            {contactName && `, ${contactName}`}
            {contactPhone && `, ${contactPhone}`}
          </li>
        ))}
      </BulletList>
    </Note>
  )
}
