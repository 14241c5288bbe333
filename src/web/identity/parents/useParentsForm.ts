import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { correctParents as call, type ParentsPreview } from '#contract/corrections.ts'
import { correctParents } from '#contract/endpoints/corrections.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ApiError } from '../../client/ApiError.ts'
import { useChange } from '../../client/useChange.ts'
import { restartForm } from '../../ui/drafts/conflicts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { refreshAll } from '../../undoing/refreshAll.ts'
import type { ParentPair } from '../queries.ts'

const parentsForm = call.body!.omit({ was: true })
type ParentsValues = z.input<typeof parentsForm>

interface Options {
  readonly regnr: string
  readonly now: ParentsPreview['now']
  /** reads the present parents anew */
  readonly load: () => Promise<void>
  readonly onSaved: (regnr: string) => unknown
}

const samePair = (one: ParentPair, other: ParentPair) => one.sire === other.sire && one.dam === other.dam

/**
 * The form of two parents. Where somebody else has changed them meanwhile, it goes on from those, and keeps what has been chosen and
 * typed.
 */
export function useParentsForm({ regnr, now, load, onSaved }: Options) {
  const queries = useQueryClient()
  const present: ParentPair = { sire: now.sire?.regnr ?? '', dam: now.dam?.regnr ?? '' }
  const [was, setWas] = useState(present)
  const [changed, setChanged] = useState(false)
  const form = useDraftForm<ParentsValues, z.output<typeof parentsForm>>({
    draft: useOwnDraft(`identity.parents.${regnr}`),
    resolver: zodResolver(parentsForm),
    defaultValues: { ...was, reason: '' },
    onOutdated: () => setChanged(true),
  })
  const { isDirty, dirtyFields } = form.formState
  useEffect(() => {
    if (samePair(was, present)) return
    setWas(present)
    restartForm(form, dirtyFields, { ...present, reason: '' })
    setChanged(isDirty)
  })
  const { mutateAsync } = useChange(correctParents, { params: { regnr } })
  const submit = async (values: z.output<typeof parentsForm>) => {
    try {
      await mutateAsync({ ...values, was })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PARENTS_CHANGED') throw error
      setChanged(true)
      await load()
      return
    }
    form.reset({ ...values, reason: '' })
    setChanged(false)
    await load()
    refreshAll(queries)
    await onSaved(regnr)
  }
  const chosen: ParentPair = { sire: form.watch('sire'), dam: form.watch('dam') }
  return { form, submit, chosen, changed, differs: !samePair(chosen, was) }
}
