import { useNavigate } from '@tanstack/react-router'
import { createPhrase, editPhrase, phrases } from '#contract/endpoints/phrases.ts'
import type { PhraseDetails } from '#contract/phrases.ts'
import { useOwnDraft } from '../accounts/session/session.ts'
import { ask } from '../client/calls.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { forgetDraft } from '../ui/drafts/drafts.ts'
import { useDraftForm } from '../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../ui/drafts/VersionedForm.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { phrasesAddress } from './addresses.ts'
import { PhraseFields, usePhraseLabels } from './PhraseFields.tsx'
import { NEW_PHRASE_VALUES, phraseResolver, phraseValues } from './phraseValues.ts'
import { PHRASE_LIST } from './queries.ts'
import { useKept } from './useShown.ts'

export function PhraseForm({ phrase }: { phrase: PhraseDetails }) {
  const t = useTranslate()
  const keep = useKept()
  const { mutateAsync } = useChange(editPhrase, { invalidates: PHRASE_LIST })
  const load = async () => (await ask(phrases)).find(({ id }) => id === phrase.id) ?? phrase
  const versioned = useVersionedForm({
    draft: useOwnDraft(`phrases.${phrase.id}`),
    stored: phrase,
    resolver: phraseResolver,
    valuesOf: phraseValues,
    load,
    save: (values, { id, version }) => mutateAsync({ ...values, id, version }),
    keep,
    // What stood before is the way back.
    onSaved(saved) {
      const { kind, topic, text, hidden } = phrase
      const undo = async () => {
        keep(await mutateAsync({ id: saved.id, version: saved.version, kind, topic, text, hidden }))
        showSuccess(t('phrases.saved'))
      }
      showSuccess(t('phrases.saved'), { label: t('phrases.undo'), run: () => void undo() })
    },
  })
  return (
    <VersionedForm versioned={versioned} labels={usePhraseLabels()} words={() => undefined}>
      <PhraseFields />
      <SubmitButton>{t('phrases.save')}</SubmitButton>
    </VersionedForm>
  )
}

export function NewPhraseForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const keep = useKept()
  const draft = useOwnDraft('newPhrase')
  const form = useDraftForm({ draft, resolver: phraseResolver, defaultValues: NEW_PHRASE_VALUES })
  const { mutateAsync } = useChange(createPhrase, {
    invalidates: PHRASE_LIST,
    async onSuccess(phrase) {
      forgetDraft(draft.name)
      keep(phrase)
      showSuccess(t('phrases.saved'))
      await navigate(phrasesAddress())
    },
  })
  return (
    <Form form={form} labels={usePhraseLabels()} onSubmit={(values) => mutateAsync(values)}>
      <PhraseFields />
      <SubmitButton>{t('phrases.add')}</SubmitButton>
    </Form>
  )
}
