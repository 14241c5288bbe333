import { useQueryClient } from '@tanstack/react-query'
import { editPhrase } from '#contract/endpoints/phrases.ts'
import type { PhraseDetails } from '#contract/phrases.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { PHRASE_LIST, phrasesQuery } from './queries.ts'

/** Keeps a phrase as it is now in the list of the page. */
export function useKept() {
  const queries = useQueryClient()
  return (saved: PhraseDetails) =>
    queries.setQueryData(phrasesQuery.queryKey, (all = []) =>
      all.some(({ id }) => id === saved.id)
        ? all.map((phrase) => (phrase.id === saved.id ? saved : phrase))
        : [...all, saved],
    )
}

/** Hides a phrase or shows it again; what was done can be undone from its message. */
export function useShown() {
  const t = useTranslate()
  const keep = useKept()
  const { mutate, isPending } = useChange(editPhrase, {
    invalidates: PHRASE_LIST,
    onSuccess(saved) {
      keep(saved)
      const undo = { label: t('phrases.undo'), run: () => mutate({ ...saved, hidden: !saved.hidden }) }
      showSuccess(t(saved.hidden ? 'phrases.nowHidden' : 'phrases.nowShown'), undo)
    },
    onError: (error) => toastRefusal(t, error),
  })
  return {
    busy: isPending,
    toggle: (phrase: PhraseDetails) => mutate({ ...phrase, hidden: !phrase.hidden }),
  }
}
