import { afterEach, expect, test, vi } from 'vitest'
import * as accounts from '#contract/endpoints/accounts.ts'
import * as dogStaff from '#contract/endpoints/dogStaff.ts'
import * as dogs from '#contract/endpoints/dogs.ts'
import * as memberLists from '#contract/endpoints/memberLists.ts'
import * as papers from '#contract/endpoints/papers.ts'
import * as pedigree from '#contract/endpoints/pedigree.ts'
import * as users from '#contract/endpoints/users.ts'
import { ApiError } from './ApiError.ts'
import { addressOf } from './address.ts'
import { ask, change } from './calls.ts'
import { download, onPasswordNeeded, onQuestion, onSessionLost } from './send.ts'

const NOBODY = { username: '', password: '' }
const assign = vi.fn()

function answerWith(answer: Response | (() => never)) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
    typeof answer === 'function' ? answer() : answer,
  )
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { cookie: 'other=1; csrf-token=t%20k' })
  vi.stubGlobal('window', { location: { assign } })
  return fetched
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as ApiError,
  )

afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

test('sends a search as plain text, with its query and the anti-forgery token', async () => {
  const fetched = answerWith(json({ total: 0 }))
  await expect(ask(dogs.listDogs, { body: 'åke', query: { page: 2, sort: undefined } })).resolves.toEqual({
    total: 0,
  })
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/api/dog/list/?page=2')
  expect(init).toMatchObject({
    method: 'POST',
    body: 'åke',
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-csrf-token': 't k' },
  })
})

test('repeats a call that needed the password once it was given, and is refused where it was not', async () => {
  const refused = () => json({ error: { code: 'PASSWORD_NEEDED', message: '' } }, 422)
  const answers = [refused(), json({ status: 'done' }), refused()]
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answers.shift())
  answerWith(json(null))
  vi.stubGlobal('fetch', fetched)
  onPasswordNeeded(async () => true)
  await expect(change(users.eraseUser, { id: 7 })).resolves.toEqual({ status: 'done' })
  expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual(['{"id":7}', '{"id":7}'])
  onPasswordNeeded(async () => false)
  expect((await failure(change(users.eraseUser, { id: 7 }))).code).toBe('PASSWORD_NEEDED')
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('asks what the service asks, and repeats the change with the answer; a no is told nobody', async () => {
  const question = () =>
    json({ error: { code: 'ENTRY_HAS_SHEET', message: '', details: { dog: 'Aatos' } } }, 409)
  const answers = [question(), json({ status: 'done' }), question(), question(), question()]
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answers.shift())
  answerWith(json(null))
  vi.stubGlobal('fetch', fetched)
  const asked = vi.fn(async (_question: ApiError) => true)
  onQuestion(asked)
  const erase = () => change(users.eraseUser, { id: 7 })
  await expect(erase()).resolves.toEqual({ status: 'done' })
  expect(asked.mock.calls[0]?.[0].details).toEqual({ dog: 'Aatos' })
  expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual([
    '{"id":7}',
    '{"id":7,"confirmed":["ENTRY_HAS_SHEET"]}',
  ])
  expect((await failure(erase())).code, 'asked again in spite of the answer').toBe('ENTRY_HAS_SHEET')
  onQuestion(async () => false)
  expect((await failure(erase())).kind).toBe('declined')
  expect(fetched).toHaveBeenCalledTimes(5)
})

test('sends a JSON body as JSON, and a GET without body and token', async () => {
  const fetched = answerWith(json([]))
  await ask(pedigree.litterPedigree, { body: { fatherRegnr: 'FI1/20', motherRegnr: 'FI2/20' } })
  expect(fetched.mock.calls[0]?.[1].body).toBe('{"fatherRegnr":"FI1/20","motherRegnr":"FI2/20"}')
  const second = answerWith(json([]))
  await ask(dogs.breeds)
  expect(second.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json' })
})

test.each([
  [400, 'result'],
  [401, 'session'],
  [403, 'forbidden'],
  [404, 'result'],
  [405, 'unexpected'],
  [409, 'result'],
  [413, 'result'],
  [422, 'result'],
  [429, 'result'],
  [500, 'unexpected'],
  [503, 'unexpected'],
])(
  'takes %i for a failure of the kind %s, with the code and the fields of the answer',
  async (status, kind) => {
    answerWith(
      json({ error: { code: 'DOG_NOT_FOUND', message: '', fields: { regnr: 'REGNR_INVALID' } } }, status),
    )
    const error = await failure(ask(dogs.getDog, { params: { regnr: 'x' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, kind, code: 'DOG_NOT_FOUND', fields: { regnr: 'REGNR_INVALID' } })
  },
)

test('reads how long to wait from the answer, and nothing where it says nothing', async () => {
  const body = JSON.stringify({ error: { code: 'TOO_MANY_SIGNINS' } })
  answerWith(new Response(body, { status: 429, headers: { 'retry-after': '32' } }))
  expect(await failure(change(accounts.signin, NOBODY))).toMatchObject({ retryAfter: 32 })
  answerWith(new Response(body, { status: 429, headers: { 'retry-after': 'Sun, 17 May 2026 10:00:00 GMT' } }))
  expect(await failure(change(accounts.signin, NOBODY))).toMatchObject({ retryAfter: 0 })
})

test('takes a page that a proxy answers for an unexpected failure', async () => {
  answerWith(new Response('<html>', { status: 502 }))
  await expect(failure(ask(dogs.breeds))).resolves.toMatchObject({
    code: 'UNEXPECTED',
    kind: 'unexpected',
  })
  answerWith(new Response('<html>', { status: 200 }))
  await expect(failure(ask(dogs.breeds))).resolves.toMatchObject({
    code: 'UNEXPECTED',
    kind: 'unexpected',
  })
})

test('takes a lost network for an unexpected failure, and leaves a cancelled call cancelled', async () => {
  answerWith(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(failure(ask(dogs.breeds))).resolves.toMatchObject({ status: 0, kind: 'unexpected' })
  const controller = new AbortController()
  controller.abort()
  const error = await failure(ask(dogs.breeds, {}, { signal: controller.signal }))
  expect(error).not.toBeInstanceOf(ApiError)
})

test('follows an answer that leads elsewhere', async () => {
  const response = json({})
  Object.defineProperties(response, { redirected: { value: true }, url: { value: 'https://pay.test/1' } })
  answerWith(response)
  void ask(dogs.breeds)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/1'))
})

test('signs in by a form; a wrong password is an answer, not a lost session', async () => {
  const lost = vi.fn()
  onSessionLost(lost)
  const fetched = answerWith(json({ error: { code: 'SIGNIN_FAILED', message: '' } }, 401))
  const error = await failure(change(accounts.signin, { username: 'åke', password: 'a&b=1' }))
  expect(error).toMatchObject({ kind: 'result', code: 'SIGNIN_FAILED' })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    body: 'username=%C3%A5ke&password=a%26b%3D1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(lost).not.toHaveBeenCalled()
})

test('reports the session lost on any other 401, except on asking who is signed in', async () => {
  const lost = vi.fn()
  onSessionLost(lost)
  const gone = () => json({ error: { code: 'SESSION_EXPIRED', message: '' } }, 401)
  answerWith(gone())
  await failure(ask(accounts.getUser))
  expect(lost).not.toHaveBeenCalled()
  answerWith(gone())
  await failure(change(accounts.endSession, { id: 'x' }))
  expect(lost).toHaveBeenCalledTimes(1)
})

test('takes a new anti-forgery token from the refusal of a stale one, and sends the call once more', async () => {
  const stale = () => json({ error: { code: 'CSRF_TOKEN_INVALID', message: '' } }, 403)
  const answers = [stale(), json({ status: 'done' }), stale(), stale()]
  const fetched = answerWith(json({}))
  fetched.mockImplementation(async () => answers.shift() ?? json({}))
  await expect(change(accounts.signout)).resolves.toEqual({ status: 'done' })
  await expect(failure(change(accounts.signout))).resolves.toMatchObject({ kind: 'forbidden' })
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('sends a solved challenge in its header', async () => {
  const fetched = answerWith(json({}))
  await change(accounts.resetPassword, 'a@b.fi', { captcha: 'abc=' })
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'x-captcha': 'abc=' })
})

test('returns a file with the name it is to be saved under', async () => {
  const headers = {
    'content-disposition': `attachment; filename="koepoytakirja.pdf"; filename*=UTF-8''koep%C3%B6yt%C3%A4kirja.pdf`,
  }
  answerWith(new Response('%PDF-', { headers }))
  const { content, name } = await download(addressOf(papers.recordPdf, { params: { id: 1 } }))
  expect(name).toBe('koepöytäkirja.pdf')
  expect(await content.text()).toBe('%PDF-')
})

test('takes a refused file for an error, and reports a lost session', async () => {
  const lost = vi.fn()
  onSessionLost(lost)
  answerWith(json({ error: { code: 'BUSY' } }, 503))
  expect(await failure(download('/api/x.pdf'))).toMatchObject({ status: 503, code: 'BUSY' })
  expect(lost).not.toHaveBeenCalled()
  answerWith(json({ error: { code: 'SESSION_EXPIRED' } }, 401))
  expect(await failure(download('/api/x.pdf'))).toMatchObject({ kind: 'session' })
  expect(lost).toHaveBeenCalledOnce()
})

test('sends a file as it is, under its own type, to the address its parameters make', async () => {
  const fetched = answerWith(json({ picture: null }))
  const picture = new Blob(['jpeg'], { type: 'image/jpeg' })
  await change(dogStaff.changeDogPicture, picture, { params: { regnr: 'FI1/20' } })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/auth/dog/FI1%2F20/picture')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    body: picture,
    headers: { 'content-type': 'image/jpeg' },
  })
})

test('repeats a call with a file after a yes with the answer in its address, the file as it was', async () => {
  onQuestion(async () => true)
  const answers = [json({ error: { code: 'MEMBERS_LAPSE_MANY' } }, 409), json({ import: null })]
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answers.shift())
  answerWith(json(null))
  vi.stubGlobal('fetch', fetched)
  const list = new Blob(['1;Aho'], { type: 'text/csv' })
  await change(memberLists.importMembers, list, { query: { hash: 'a', fileName: 'b' } })
  expect(fetched.mock.calls[1]?.[0]).toBe(
    '/api/auth/member-lists?hash=a&fileName=b&confirmed=MEMBERS_LAPSE_MANY',
  )
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ body: list, headers: { 'content-type': 'text/csv' } })
})

test('sends no body and no content type for a change without a body', async () => {
  const fetched = answerWith(json({ status: 'done' }))
  await change(accounts.signout)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: undefined })
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json', 'x-csrf-token': 't k' })
})

test('makes the address of a file of its encoded parameters, its query and its language', () => {
  const params = { trialDate: '2026-05-17', kaerNr: 12 }
  expect(addressOf(papers.resultListCsv, { params, lang: 'sv' })).toBe(
    '/api/trials/2026-05-17/12/results.csv?lang=sv',
  )
  expect(addressOf(papers.resultListCsv, { params })).toBe('/api/trials/2026-05-17/12/results.csv')
  expect(addressOf(pedigree.pedigreePdf, { params: { regnr: 'FI1/20' }, query: { generations: 5 } })).toBe(
    '/api/dog/FI1%2F20/pedigree.pdf?generations=5',
  )
})
