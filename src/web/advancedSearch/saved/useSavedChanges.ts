import { useQueryClient } from '@tanstack/react-query'
import { ownMailChoices } from '#contract/endpoints/mailChoices.ts'
import {
  changeSavedSearch,
  removeSavedSearch,
  restoreSavedSearch,
  savedSearches,
} from '#contract/endpoints/savedSearches.ts'
import { invalidate } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'

/** What can be done with a saved search in the list. A refusal is told by the banner, and the list read anew: somebody has changed it meanwhile. */
export function useSavedChanges() {
  const t = useTranslate()
  const queries = useQueryClient()
  const handlers = {
    invalidates: [savedSearches, ownMailChoices],
    onError: (error: Error) => {
      toastRefusal(t, error)
      void invalidate(queries, savedSearches)
    },
  }
  const change = useChange(changeSavedSearch, {
    ...handlers,
    onSuccess: ({ mail }) => showSuccess(t(`advancedSearch.saved.${mail ? 'mailOn' : 'mailOff'}`)),
  })
  const restore = useChange(restoreSavedSearch, {
    ...handlers,
    onSuccess: () => showSuccess(t('advancedSearch.saved.restored')),
  })
  const remove = useChange(removeSavedSearch, {
    ...handlers,
    onSuccess: (removed) =>
      showSuccess(t('advancedSearch.saved.removed'), {
        label: t('advancedSearch.saved.undo'),
        run: () => restore.mutate(removed),
      }),
  })
  return {
    change: change.mutate,
    remove: remove.mutate,
    busy: change.isPending || remove.isPending || restore.isPending,
  }
}
