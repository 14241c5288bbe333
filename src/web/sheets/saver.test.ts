import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveResultFields } from '#contract/endpoints/judging.ts'
import type { SavedField } from '#contract/judging.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { change } from '../client/calls.ts'
import { createSaver, type Saver } from './saver.ts'
import type { Unsaved } from './unsaved.ts'
import type { UnsavedStorage } from './unsavedStorage.ts'

const answers: (() => Response)[] = []
const requests: { changes: { value: unknown; was: unknown }[] }[] = []
let seenAtSaving: number[]
let device: Map<string, Unsaved<SheetField>>
const storage: UnsavedStorage<SheetField> = {
  load: async () => new Map(device),
  write: async (_before, after) => {
    device = new Map(after)
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  device = new Map()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body))
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return answer()
  })
  answers.length = 0
  requests.length = 0
  seenAtSaving = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function makeSaver(): Saver<SheetField> {
  const saver: Saver<SheetField> = createSaver<SheetField, unknown>({
    save: (changes) => change(saveResultFields, { kind: 'hunt', changes }, { params: { id: '1' } }),
    storage,
    maySend: () => true,
    onSaved: () => seenAtSaving.push(saver.fields.get().size),
  })
  return saver
}
const answered =
  (status: SavedField['status'], value: SavedField['value'], name = 'speed') =>
  () => {
    const field = { entryId: 1, field: name, status, code: null, value, changedBy: null, changedAt: null }
    return Response.json({ fields: [field], sheets: [{ entryId: 1, values: {}, updatedAt: null }] })
  }
const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: code } }, { status })

test('sends a change soon, and empties the queue only after the page has what is stored', async () => {
  const saver = makeSaver()
  answers.push(answered('saved', 4))
  saver.write(1, 'speed', 4, 3)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toMatchObject([{ changes: [{ value: 4, was: 3 }] }])
  expect(seenAtSaving).toEqual([1])
  expect(saver.fields.get().size).toBe(0)
  expect(saver.state.get()).toBe('resting')
})

test('sends a text when its writer pauses', async () => {
  const saver = makeSaver()
  answers.push(answered('saved', 'ab', 'report'))
  saver.write(1, 'report', 'a', null, true)
  await vi.advanceTimersByTimeAsync(1000)
  saver.write(1, 'report', 'ab', null, true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toMatchObject([{ changes: [{ value: 'ab', was: null }] }])
})

test('keeps a change on the device without a network, and retries by itself', async () => {
  const saver = makeSaver()
  saver.write(1, 'speed', 4, null)
  await vi.advanceTimersByTimeAsync(500)
  expect(saver.state.get()).toBe('unreachable')
  const later = makeSaver()
  await later.loaded
  expect(later.fields.get().size).toBe(1)
  answers.push(answered('saved', 4))
  await vi.advanceTimersByTimeAsync(5000)
  expect(saver.state.get()).toBe('resting')
  expect(device.size).toBe(0)
})

test('keeps a change on the device without a session, and does not retry', async () => {
  const saver = makeSaver()
  answers.push(refused(401, 'SESSION_EXPIRED'))
  saver.write(1, 'speed', 4, null)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(requests).toHaveLength(1)
  expect(saver.fields.get().size).toBe(1)
})

test('reports a permanent refusal at its field, and lets it be given up', async () => {
  const saver = makeSaver()
  answers.push(refused(422, 'TRIAL_IS_ENDED'))
  saver.write(1, 'speed', 4, null)
  await vi.advanceTimersByTimeAsync(500)
  expect([...saver.fields.get().values()]).toMatchObject([
    { state: 'refused', value: 4, answer: { code: 'TRIAL_IS_ENDED' } },
  ])
  expect(await saver.flush(1)).toBe(false)
  saver.giveUp('1.speed')
  expect(await saver.flush(1)).toBe(true)
})

test.each([
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [400, 'INPUT_INVALID'],
])(
  'keeps what a service of another version answers with %i %s, and sends it when it is understood',
  async (status, code) => {
    const saver = makeSaver()
    answers.push(refused(status, code))
    saver.write(1, 'speed', 4, null)
    await vi.advanceTimersByTimeAsync(500)
    expect(saver.state.get()).toBe('outdated')
    expect([...device.values()]).toMatchObject([{ state: 'waiting', value: 4 }])
    answers.push(answered('saved', 4))
    const reloaded = makeSaver()
    void reloaded.flush()
    await vi.advanceTimersByTimeAsync(1000)
    expect(device.size).toBe(0)
    expect(reloaded.state.get()).toBe('resting')
  },
)

test('reports a text that nobody may send at its field', async () => {
  const saver = makeSaver()
  answers.push(() =>
    Response.json(
      { error: { code: 'INPUT_INVALID', message: '', fields: { 'changes.0.value': 'TEXT_INVALID' } } },
      { status: 400 },
    ),
  )
  saver.write(1, 'report', 'a\u0000', null)
  await vi.advanceTimersByTimeAsync(500)
  expect([...saver.fields.get().values()]).toMatchObject([{ state: 'refused' }])
})
