import { useMutation } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
import { saveAs } from './saveAs.ts'
import { download } from './send.ts'

/** A file by its address, and what people call it. */
interface Wanted {
  readonly href: string
  readonly label: string
}

interface Handlers {
  /** the file is on the disk, under this name */
  readonly onSuccess: (name: string) => unknown
  readonly onError: (error: Error) => unknown
}

/**
 * Saves a file, as a mutation whose variable says which. A file is a question that a click asks, and whose answer
 * goes to the disk instead of the cache: so it stands beside `useChange`, as the only other mutation.
 */
export function useDownload(handlers: Handlers) {
  return useMutation<string, Error, Wanted>({ mutationFn: saveFile, ...handlers })
}

async function saveFile({ href, label }: Wanted): Promise<string> {
  const { content, name } = await download(href).catch((error: unknown) => asDownload(error, label))
  saveAs(content, name)
  return name
}

/** Says which file has failed; an unexpected failure is shown as that of a download. */
function asDownload(error: unknown, file: string): never {
  if (!(error instanceof ApiError)) throw error
  const isDownload = error.kind === 'unexpected' && error.code !== 'BUSY'
  throw error.withAbout({ file }, isDownload ? 'DOWNLOAD_FAILED' : error.code)
}
