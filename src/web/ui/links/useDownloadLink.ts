import type { MouseEvent } from 'react'
import { useDownload } from '../../client/useDownload.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { toastRefusal } from '../toasts/toastRefusal.ts'
import { showSuccess } from '../toasts/toasts.ts'

/**
 * Saves the file that a link leads to and says so; a failure is told where the person is instead of being saved in the file's place.
 * A click that means another window goes its own way.
 */
export function useDownloadLink() {
  const t = useTranslate()
  const { mutate, isPending } = useDownload({
    onSuccess: (name) => showSuccess(t('common.downloaded', { name })),
    onError: (error) => toastRefusal(t, error),
  })
  const onClick = (event: MouseEvent<HTMLElement>, href: string, label: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    mutate({ href, label })
  }
  return { onClick, isPending }
}
