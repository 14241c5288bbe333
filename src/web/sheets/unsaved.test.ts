import { expect, test } from 'vitest'
import type { SavedField } from '#contract/judging.ts'
import {
  keyOf,
  sendable,
  type UnsavedFields,
  withAnswers,
  withChange,
  withOwnValue,
  withoutField,
  withSent,
  withTyped,
} from './unsaved.ts'

const NONE: UnsavedFields = new Map()
const speed = { entryId: 1, field: 'speed' } as const
const key = keyOf(speed)
const answer = (status: SavedField['status'], value: SavedField['value']): SavedField => ({
  ...speed,
  status,
  code: status === 'saved' ? null : 'FIELD_CHANGED_MEANWHILE',
  value,
  changedBy: null,
  changedAt: null,
})
function send(all: UnsavedFields) {
  const sent = sendable(all, 200, 40_000)
  return { kept: withSent(all, sent), sent }
}

test('queues a change with the value before it until it is saved', () => {
  const all = withChange(NONE, { ...speed, value: 4 }, 3)
  expect(all.get(key)).toMatchObject({ value: 4, was: 3, state: 'waiting' })
  const { kept, sent } = send(all)
  expect(withAnswers(kept, sent, [answer('saved', 4)])).toEqual(NONE)
})

test('drops a change written back before it was sent, and queues one written back after', () => {
  const all = withChange(NONE, { ...speed, value: 4 }, 3)
  expect(withChange(all, { ...speed, value: 3 }, 3)).toEqual(NONE)
  expect(withChange(send(all).kept, { ...speed, value: 3 }, 3).get(key)).toMatchObject({ value: 3, was: 3 })
})

test('queues a change behind an earlier value that is on its way', () => {
  const { kept, sent } = send(withChange(NONE, { ...speed, value: 4 }, null))
  const all = withAnswers(withChange(kept, { ...speed, value: 5 }, null), sent, [answer('saved', 4)])
  expect(all.get(key)).toMatchObject({ value: 5, was: 4, state: 'waiting', sent: [] })
})

test('keeps what is no value of its field until it is mended, and sends nothing of it', () => {
  const typed = withTyped(NONE, { ...speed, value: '150' }, 3)
  expect(typed.get(key)).toMatchObject({ value: '150', was: 3, state: 'invalid' })
  expect(sendable(typed, 200, 40_000)).toEqual([])
  expect(withTyped(typed, { ...speed, value: '150' }, 3), 'the same again').toBe(typed)
  expect(withChange(typed, { ...speed, value: 3 }, 3), 'back to what is stored').toEqual(NONE)
  expect(withChange(typed, { ...speed, value: 5 }, 3).get(key)).toMatchObject({
    value: 5,
    was: 3,
    state: 'waiting',
  })
})

test('keeps what is no value beside an answer to what was sent before it', () => {
  const { kept, sent } = send(withChange(NONE, { ...speed, value: 30 }, null))
  const typed = withTyped(kept, { ...speed, value: '300' }, null)
  expect(withAnswers(typed, sent, [answer('saved', 30)]).get(key)).toMatchObject({
    value: '300',
    was: 30,
    state: 'invalid',
  })
})

test('keeps what is no value through every other answer, and shows a conflict once it is mended', () => {
  const first = send(withChange(NONE, { ...speed, value: 30 }, null))
  const typed = withTyped(first.kept, { ...speed, value: '300' }, null)
  for (const status of ['changedMeanwhile', 'refused'] as const) {
    const told = withAnswers(typed, first.sent, [answer(status, 7)])
    expect(told.get(key), status).toMatchObject({ value: '300', was: null, state: 'invalid', answer: null })
  }
  const conflict = withAnswers(first.kept, first.sent, [answer('changedMeanwhile', 7)])
  expect(withTyped(conflict, { ...speed, value: '300' }, null), 'decided first').toBe(conflict)
})

test('does not conflict with oneself when an answer was lost', () => {
  const lost = send(withChange(NONE, { ...speed, value: 4 }, null)).kept
  const again = send(withChange(lost, { ...speed, value: 5 }, null))
  const all = withAnswers(again.kept, again.sent, [answer('changedMeanwhile', 4)])
  expect(all.get(key)).toMatchObject({ value: 5, was: 4, state: 'waiting' })
})

test('keeps both values of a conflict until one is chosen, and sends neither meanwhile', () => {
  const { kept, sent } = send(withChange(NONE, { ...speed, value: 4 }, null))
  const all = withAnswers(kept, sent, [answer('changedMeanwhile', 2)])
  expect(all.get(key)).toMatchObject({ value: 4, state: 'conflict', answer: { value: 2 } })
  expect(sendable(all, 200, 40_000)).toEqual([])
  expect(withOwnValue(all, key).get(key)).toMatchObject({ value: 4, was: 2, state: 'waiting' })
  expect(withoutField(all, key)).toEqual(NONE)
  expect(withChange(all, { ...speed, value: 5 }, 2).get(key)).toMatchObject({
    value: 5,
    was: 2,
    state: 'waiting',
  })
})

test('keeps a refused value', () => {
  const { kept, sent } = send(withChange(NONE, { ...speed, value: 4 }, null))
  expect(withAnswers(kept, sent, [answer('refused', null)]).get(key)).toMatchObject({
    state: 'refused',
    value: 4,
  })
})

test('sends long reports a few at a time, and always one', () => {
  const reports = [1, 2, 3].reduce(
    (all, entryId) => withChange(all, { entryId, field: 'report', value: 'a'.repeat(4000) }, null),
    NONE,
  )
  expect(sendable(reports, 200, 9000).map(({ entryId }) => entryId)).toEqual([1, 2])
  expect(sendable(reports, 200, 10)).toHaveLength(1)
  expect(sendable(reports, 1, 90_000)).toHaveLength(1)
})
