import { useMutation } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
import { saveAs } from './saveAs.ts'
import { download } from './send.ts'

/**
 * Saves the file of an address, as a mutation whose variable is that address. A file is a question that a click asks, and whose answer
 * goes to the disk instead of the cache: so it stands beside `useChange`, as the only other mutation.
 */
export function useDownload(onError: (error: Error) => unknown) {
  return useMutation<void, Error, string>({ mutationFn: saveFile, onError })
}

async function saveFile(path: string): Promise<void> {
  const { content, name } = await download(path).catch(asDownload)
  saveAs(content, name)
}

/** An unexpected failure is shown as that of a download. */
function asDownload(error: unknown): never {
  if (error instanceof ApiError && error.kind === 'unexpected' && error.code !== 'BUSY')
    throw new ApiError(error.status, 'DOWNLOAD_FAILED')
  throw error
}
