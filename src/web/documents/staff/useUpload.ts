import { useEffect, useRef, useState } from 'react'
import { ATTACHMENT_MAX_BYTES } from '#contract/constants.ts'
import { DOCUMENT_FILE_TYPE } from '#contract/documentConstants.ts'
import { uploadDocument } from '#contract/endpoints/documents.ts'
import { typeByName } from '#domain/documents.ts'
import { change } from '../../client/calls.ts'
import { useService } from '../../client/service.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'

export type Brought = Awaited<ReturnType<typeof bring>>

const bring = (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
  change(uploadDocument, file.slice(0, file.size, DOCUMENT_FILE_TYPE), {
    query: { fileName: file.name },
    onProgress,
    signal,
  })

/** What of a file is seen to be wrong before it is sent; null: nothing. */
function problemOf({ name, size }: File, most: number) {
  if (size === 0) return 'FILE_EMPTY' as const
  if (!typeByName(name)) return 'DOCUMENT_TYPE_UNKNOWN' as const
  return size > most ? ('FILE_TOO_LARGE' as const) : null
}

/** Sends a file, with the share that has gone, what is wrong with it, and a way to stop. @param onBrought told of the file once the service has it */
export function useUpload(onBrought: (brought: Brought) => void) {
  const t = useTranslate()
  const most = useService().data?.fileLimits.attachment ?? ATTACHMENT_MAX_BYTES
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stopping = useRef<AbortController | null>(null)
  const stop = () => stopping.current?.abort()
  useEffect(() => () => stopping.current?.abort(), [])
  const send = async (file: File) => {
    const wrong = problemOf(file, most)
    setProblem(wrong && t(`errors.${wrong}`))
    if (wrong) return
    const controller = new AbortController()
    stopping.current = controller
    setShare(0)
    try {
      onBrought(await bring(file, setShare, controller.signal))
    } catch (error) {
      if (!controller.signal.aborted) setProblem(errorText(t, error))
    } finally {
      setShare(null)
    }
  }
  return { send, share, problem, stop, most }
}
