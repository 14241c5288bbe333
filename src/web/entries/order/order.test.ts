import { expect, test } from 'vitest'
import { moveEntry } from '#contract/endpoints/entries.ts'
import type { EntryRow, Participants } from '#contract/entries.ts'
import { dropMove, moveBack, neighboursOf, stepMoves } from './order.ts'

const row = (id: number, trialClass: EntryRow['class'], list: EntryRow['list'] = 'place') =>
  ({ id, class: trialClass, list }) as EntryRow
const participants = {
  trial: { filling: 'queue', placeDraw: null },
  places: [row(1, 'AVO'), row(2, 'NUO'), row(3, 'AVO'), row(4, 'AVO')],
  reserve: [row(5, 'NUO', 'reserve'), row(6, 'AVO', 'reserve')],
} as Participants
const [first, , third, fourth] = participants.places as [EntryRow, EntryRow, EntryRow, EntryRow]
const body = (entryId: number, list: string, beforeId: number | null) => ({
  call: moveEntry,
  body: { entryId, list, beforeId },
})

test('moves a dog with a place inside its class, and one in the reserve inside the whole queue', () => {
  expect(neighboursOf(third, participants).map(({ id }) => id)).toEqual([1, 3, 4])
  expect(neighboursOf(participants.reserve[1]!, participants).map(({ id }) => id)).toEqual([5, 6])
})

test('steps in front of the one above, or of the one after the next, and not over the ends', () => {
  const avo = neighboursOf(third, participants)
  expect(stepMoves(third, avo)).toEqual({ up: body(3, 'place', 1), down: body(3, 'place', null) })
  expect(stepMoves(first, avo)).toEqual({ down: body(1, 'place', 4) })
  expect(stepMoves(fourth, avo)).toEqual({ up: body(4, 'place', 3) })
})

test('moves back in front of the one that stands behind now', () => {
  expect(moveBack(first, participants)).toEqual(body(1, 'place', 2))
  expect(moveBack(fourth, participants)).toEqual(body(4, 'place', null))
  expect(moveBack(participants.reserve[0]!, participants)).toEqual(body(5, 'reserve', 6))
})

test('drops a dog before or after another, and leaves it where it stands already', () => {
  const avo = neighboursOf(third, participants)
  expect(dropMove(fourth, first, false, avo)).toEqual(body(4, 'place', 1))
  expect(dropMove(first, third, true, avo)).toEqual(body(1, 'place', 4))
  expect(dropMove(first, fourth, true, avo)).toEqual(body(1, 'place', null))
  expect(dropMove(third, first, true, avo)).toBe(undefined)
  expect(dropMove(third, fourth, false, avo)).toBe(undefined)
})
