import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import type { DraftName } from '../../ui/drafts/useDraft.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { OFFICIAL_PAGES, OFFICIAL_QUERIES, type Official, type OfficialKind } from '../queries.ts'

/** Updates the caches after a judge or a club has been saved: its name is part of many answers. */
export function useSaved(kind: OfficialKind) {
  const t = useTranslate()
  const queries = useQueryClient()
  return {
    keep: (official: Official) =>
      queries.setQueryData<Official>(OFFICIAL_QUERIES[kind](official.id).queryKey, official),
    onSaved({ name }: Official) {
      showSuccess(t(`officials.${kind}.saved`, { name }))
      void queries.invalidateQueries()
    },
  }
}

/** Opens the page of a new judge or club. */
export function useAdded(kind: OfficialKind, draft: DraftName) {
  const navigate = useNavigate()
  const { keep, onSaved } = useSaved(kind)
  return async (official: Official) => {
    forgetDraft(draft.name)
    keep(official)
    onSaved(official)
    await navigate(OFFICIAL_PAGES[kind].one(official.id))
  }
}
