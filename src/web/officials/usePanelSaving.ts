import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUser } from '../accounts/session.ts'
import { forgetDraft } from '../ui/forms/drafts.ts'
import { useDraft } from '../ui/forms/useDraft.ts'
import { useMeanwhile } from '../ui/forms/useMeanwhile.ts'
import { showSuccess } from '../ui/toasts.ts'
import type { PanelCalls } from './panelCalls.ts'
import { PANEL_PAGES, type PanelThing } from './queries.ts'
import { useQuestion } from './useQuestion.ts'

interface Options<Thing, Body, Values> {
  calls: PanelCalls<Thing, Body>
  /** what is changed; undefined: a new one is added */
  kept: Thing | undefined
  valuesOf: (thing: Thing) => Values
}

/**
 * Saves the form of a judge or a club: keeps what was typed as a draft, asks before one with coming trials is set
 * inactive, and looks what somebody else has changed meanwhile.
 */
export function usePanelSaving<
  Thing extends PanelThing,
  Body extends { readonly active: boolean },
  Values extends FieldValues,
  Output,
>(form: UseFormReturn<Values, unknown, Output>, { calls, kept, valuesOf }: Options<Thing, Body, Values>) {
  const { t } = useTranslation()
  const { kind } = calls
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [version, setVersion] = useState(kept?.version ?? 0)
  const draft = `${kind}.${kept?.id ?? 'new'}`
  const question = useQuestion()
  const { fresh, watch, show, forget } = useMeanwhile(() => calls.load(kept?.id ?? 0))
  useDraft(form, draft, useUser()?.username ?? '', () => show(kept))
  const keep = (thing: Thing) => {
    setVersion(thing.version)
    queries.setQueryData<Thing>(calls.keyOf(thing.id), thing)
    forget()
  }
  const { mutateAsync } = useMutation({
    mutationFn: (body: Body) =>
      kept ? watch(() => calls.edit({ ...body, id: kept.id, version })) : calls.add(body),
    onSuccess: async (saved) => {
      forgetDraft(draft)
      if (kept) form.reset(valuesOf(saved))
      keep(saved)
      showSuccess(t(`panel.${kind}.saved`, { name: saved.name }))
      void queries.invalidateQueries()
      if (!kept) await navigate(PANEL_PAGES[kind].one(saved.id))
    },
  })
  const save = async (body: Body) => {
    const leaves = kept?.active && !body.active && kept.comingTrials > 0
    if (!leaves || (await question.ask())) await mutateAsync(body)
  }
  return { save, fresh, take: keep, question }
}
