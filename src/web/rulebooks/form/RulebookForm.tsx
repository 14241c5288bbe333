import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { getRulebook, saveRulebook } from '#contract/endpoints/rulebooks.ts'
import type { RulebookDetails } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { invalidate } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { changedFields, type FieldConflict } from '../../ui/drafts/conflicts.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { rulebookAddress } from '../addresses.ts'
import { RULEBOOKS, rulebookQuery } from '../queries.ts'
import { Preview } from './Preview.tsx'
import { RulebookFields } from './RulebookFields.tsx'
import { type RulebookBody, rulebookResolver, valuesOf } from './rulebookValues.ts'
import { SaveQuestion } from './SaveQuestion.tsx'
import { useRulebookLabels, useRulebookWords } from './useRulebookLabels.ts'

interface Asked {
  readonly changes: readonly FieldConflict[]
  readonly validFrom: string
  readonly answer: (note: string | undefined) => void
}

/** A rulebook to be changed: what a change would alter is looked at first, then it is kept as a new version. */
export function RulebookForm({ rulebook }: { rulebook: RulebookDetails }) {
  const t = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [previewed, setPreviewed] = useState<RulebookBody>()
  /** which of the two buttons sends the form; Enter is the first one, which changes nothing */
  const intent = useRef<'preview' | 'save'>('preview')
  const { mutateAsync } = useChange(saveRulebook, {})
  const [asked, setAsked] = useState<Asked>()
  /** why the version that is being saved is made */
  const reason = useRef('')
  const labels = useRulebookLabels()
  const versioned = useVersionedForm({
    draft: useOwnDraft(`rulebook.${rulebook.validFrom}`),
    stored: rulebook,
    resolver: rulebookResolver(rulebook.id),
    valuesOf: (rulebook) => valuesOf(rulebook, language),
    load: () => loadNewest(rulebook.id),
    save: (body, { id }) => mutateAsync({ ...body, baseId: id, note: reason.current }),
    keep: (rulebook) => queries.setQueryData(rulebookQuery(rulebook.id).queryKey, rulebook),
    async onSaved({ id, validFrom, revision }) {
      showSuccess(t('rulebooks.saved', { from: formatDate(validFrom), revision }))
      // The page of the earlier version is left first: read anew, it would show its own values once more.
      await navigate(rulebookAddress(id))
      void invalidate(queries, ...RULEBOOKS)
    },
  })
  const { subscribe, getValues } = versioned.form
  /** @returns the reason; undefined: it is not to be kept */
  const askReason = async () => {
    const changes = changedFields(Object.keys(labels), valuesOf(versioned.base, language), getValues())
    const note = await new Promise<string | undefined>((answer) =>
      setAsked({ changes, validFrom: String(getValues('validFrom')), answer }),
    )
    setAsked(undefined)
    return note
  }
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setPreviewed(undefined) }),
    [subscribe],
  )
  return (
    <>
      <VersionedForm
        versioned={versioned}
        wide
        labels={labels}
        words={useRulebookWords()}
        onSubmit={async (body) => {
          if (intent.current === 'preview') return setPreviewed({ ...body, baseId: versioned.base.id })
          const note = await askReason()
          if (note === undefined) return
          reason.current = note
          await versioned.submit(body)
        }}
      >
        <RulebookFields />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            type="submit"
            variant="outlined"
            size="large"
            onClick={() => {
              intent.current = 'preview'
            }}
          >
            {t('rulebooks.preview')}
          </Button>
          <Box
            onClickCapture={() => {
              intent.current = 'save'
            }}
          >
            <SubmitButton>{t('rulebooks.save')}</SubmitButton>
          </Box>
        </Box>
      </VersionedForm>
      {previewed && <Preview body={previewed} />}
      {asked && <SaveQuestion {...asked} onAnswer={asked.answer} />}
    </>
  )
}

/** The newest version of the same date. */
async function loadNewest(id: number): Promise<RulebookDetails> {
  const { newestId } = await ask(getRulebook, { params: { id } })
  return ask(getRulebook, { params: { id: newestId } })
}
