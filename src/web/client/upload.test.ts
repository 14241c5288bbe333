import { afterEach, expect, test, vi } from 'vitest'
import { uploadDocument } from '#contract/endpoints/documents.ts'
import { ApiError } from './ApiError.ts'
import { change } from './calls.ts'

/** What the browser would do with a request; each is kept to be looked at. */
const sent: FakeRequest[] = []

class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  address = ''
  status = 0
  response: Blob = new Blob()
  onload?: () => void
  onerror?: () => void
  onabort?: () => void

  constructor() {
    sent.push(this)
  }
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n'
  }
  abort() {
    this.onabort?.()
  }
  send() {}
  answer(status: number, body: unknown) {
    this.status = status
    this.response = new Blob([JSON.stringify(body)])
    this.onload?.()
  }
}

/** Begins to send a file. */
function begin() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('document', { cookie: 'csrf-token=t' })
  const shares: number[] = []
  const stop = new AbortController()
  const answer = change(uploadDocument, new Blob(['abc']), {
    query: { fileName: 'a.txt' },
    onProgress: (share) => shares.push(share),
    signal: stop.signal,
  }).catch((error: unknown) => error)
  return { request: sent.at(-1)!, shares, stop, answer }
}

afterEach(() => vi.unstubAllGlobals())

test('tells how much of a file has gone, and reads the answer', async () => {
  const { request, shares, answer } = begin()
  expect(request.address).toBe('/api/auth/documents/upload?fileName=a.txt')
  expect(request.headers['x-csrf-token']).toBe('t')
  request.upload.onprogress!({ loaded: 1, total: 4 })
  request.upload.onprogress!({ loaded: 4, total: 4 })
  request.answer(200, { upload: 7 })
  expect(await answer).toEqual({ upload: 7 })
  expect(shares).toEqual([0.25, 1])
})

test('reads a refusal as of every other call', async () => {
  const { request, answer } = begin()
  request.answer(429, { error: { code: 'TOO_MANY_FILES', message: '' } })
  expect(await answer).toMatchObject({ status: 429, code: 'TOO_MANY_FILES', retryAfter: 7 })
})

test('tells a lost network, and ends where it is asked to', async () => {
  const lost = begin()
  lost.request.onerror!()
  expect(await lost.answer).toEqual(new ApiError(0, 'NETWORK').withAbout({ subject: 'document' }))
  const ended = begin()
  ended.stop.abort()
  expect(await ended.answer).toMatchObject({ name: 'AbortError' })
})
