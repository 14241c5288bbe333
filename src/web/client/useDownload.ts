import { useMutation } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
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
