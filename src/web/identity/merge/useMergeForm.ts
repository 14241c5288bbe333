import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod'
import { mergeDogs as call, type MergePreview } from '#contract/corrections.ts'
import { mergeDogs } from '#contract/endpoints/corrections.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { refreshAll } from '../../undoing/refreshAll.ts'
import { identityAddress } from '../addresses.ts'
import type { Undo } from '../corrections/useUndo.ts'
import { fieldsTaken, mergeRows } from './mergeRows.ts'

/** Which record is right in what, by its number, so that it stays so whichever of the two is kept. */
const mergeForm = call
  .body!.pick({ reason: true })
  .extend({ right: z.record(z.string(), z.string().optional()) })
type MergeValues = z.output<typeof mergeForm>

/** The form that makes two records one; afterwards the page of the dog that is left follows. */
export function useMergeForm(draftName: string, { kept, other, differences }: MergePreview, undo: Undo) {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const draft = useOwnDraft(draftName)
  const form = useDraftForm<z.input<typeof mergeForm>, MergeValues>({
    draft,
    resolver: zodResolver(mergeForm),
    defaultValues: { right: {}, reason: '' },
  })
  const rows = mergeRows(differences)
  const { mutateAsync } = useChange(mergeDogs, { params: { regnr: kept.regnr } })
  const merge = async ({ right, reason }: MergeValues) => {
    const take = fieldsTaken(rows, right, other.regnr)
    const { regnr } = await mutateAsync({ other: other.regnr, take, reason })
    forgetDraft(draft.name)
    await navigate({ ...identityAddress(regnr), replace: true })
    refreshAll(queries)
    await undo.offer(regnr, t('identity.merge.saved'))
  }
  return { form, rows, merge, taken: fieldsTaken(rows, form.watch('right'), other.regnr) }
}
