import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { ApiError } from '../../client/ApiError.ts'
import { download } from '../../client/send.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { toastRefusal } from '../toasts/toastRefusal.ts'

/**
 * Saves the file that a link leads to, so that a failure is told where the person is instead of being saved in the file's place.
 * A click that means another window goes its own way.
 */
export function useDownload() {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: saveFile,
    onError: (error) => toastRefusal(t, error),
  })
  const onClick = (event: MouseEvent<HTMLElement>, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    mutate(href)
  }
  return { onClick, isPending }
}

async function saveFile(path: string): Promise<void> {
  const { content, name } = await download(path).catch(asDownload)
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the file before the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** An unexpected failure is shown as that of a download. */
function asDownload(error: unknown): never {
  if (error instanceof ApiError && error.kind === 'unexpected' && error.code !== 'BUSY')
    throw new ApiError(error.status, 'DOWNLOAD_FAILED')
  throw error
}
