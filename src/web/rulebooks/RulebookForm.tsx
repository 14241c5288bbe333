import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getRulebook, saveRulebook } from '#contract/endpoints/rulebooks.ts'
import type { RulebookDetails } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { useUser } from '../accounts/session.ts'
import { ask } from '../client/calls.ts'
import { keyOf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { paths } from '../paths.ts'
import { ChangedMeanwhile } from '../ui/forms/ChangedMeanwhile.tsx'
import { forgetDraft } from '../ui/forms/drafts.ts'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { useDraft } from '../ui/forms/useDraft.ts'
import { useMeanwhile } from '../ui/forms/useMeanwhile.ts'
import { showSuccess } from '../ui/toasts.ts'
import { Preview } from './Preview.tsx'
import { RULEBOOKS } from './queries.ts'
import { RulebookFields } from './RulebookFields.tsx'
import { type RulebookBody, type RulebookValues, rulebookResolver, valuesOf } from './rulebookValues.ts'
import { useRulebookLabels, useRulebookWords } from './useRulebookLabels.ts'

/** A rulebook to be changed: what a change would alter is looked at first, then it is kept as a new version. */
export function RulebookForm({ kept }: { kept: RulebookDetails }) {
  const { t } = useTranslation()
  const labels = useRulebookLabels()
  const words = useRulebookWords()
  const language = useLanguage()
  const draft = `rulebook.${kept.validFrom}`
  const [baseId, setBaseId] = useState(kept.id)
  const [asked, setAsked] = useState<RulebookBody>()
  /** which of the two buttons sends the form; Enter is the first one, which changes nothing */
  const intent = useRef<'preview' | 'save'>('preview')
  const form = useForm<RulebookValues, unknown, RulebookBody>({
    resolver: rulebookResolver(kept.id),
    shouldFocusError: false,
    defaultValues: valuesOf(kept, language),
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setAsked(undefined) }),
    [subscribe],
  )
  const meanwhile = useMeanwhile(async () => {
    const { newestId } = await ask(getRulebook, { params: { id: kept.id } })
    return ask(getRulebook, { params: { id: newestId } })
  })
  useDraft(form, draft, useUser()?.username ?? '', () => meanwhile.show(kept))
  const { mutateAsync } = useSaving(draft)
  const { fresh } = meanwhile
  return (
    <>
      <Form
        form={form}
        wide
        labels={labels}
        onSubmit={async (values) => {
          const body = { ...values, baseId }
          if (intent.current === 'preview') setAsked(body)
          else await meanwhile.watch(() => mutateAsync(body))
        }}
      >
        {fresh && (
          <ChangedMeanwhile
            fresh={valuesOf(fresh, language)}
            tell={words}
            onTaken={() => {
              setBaseId(fresh.id)
              meanwhile.forget()
            }}
          />
        )}
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
      </Form>
      {asked && <Preview body={asked} />}
    </>
  )
}

/** Keeps the version and goes on to its page. */
function useSaving(draft: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useChange(saveRulebook, {
    invalidates: RULEBOOKS,
    onSuccess: async (saved) => {
      forgetDraft(draft)
      showSuccess(t('rulebooks.saved', { from: formatDate(saved.validFrom), revision: saved.revision }))
      queries.setQueryData(keyOf(getRulebook, { params: { id: saved.id } }), saved)
      // The page of the earlier version is left first: read anew, it would show its own values once more.
      await navigate(paths.rulebook(saved.id))
    },
  })
}
