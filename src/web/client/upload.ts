import { ApiError } from './ApiError.ts'

interface Upload {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: XMLHttpRequestBodyInit | undefined
  readonly signal: AbortSignal | undefined
}

/**
 * Sends a body and tells how much of it has gone, which `fetch` cannot.
 * @param onProgress told the share, from 0 to 1
 * @throws ApiError NETWORK where no answer came; an AbortError where the signal ended it
 */
export function upload(
  address: string,
  { method, headers, body, signal }: Upload,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new ApiError(0, 'NETWORK'))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(': ')
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 2)]]
  })
  const { status, response } = request
  return new Response(response as Blob, { status, headers })
}
