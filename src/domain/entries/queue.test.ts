import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENTRY_LISTS, type EntryMove, playMoves } from './queue.ts'

const ids = fc.integer({ min: 1, max: 8 })
const move = fc.record({
  entryId: ids,
  list: fc.constantFrom(...ENTRY_LISTS),
  beforeId: fc.option(ids),
})
const moves = fc.array(move, { maxLength: 40 })
const to = (entryId: number, list: EntryMove['list'], beforeId: number | null = null): EntryMove => ({
  entryId,
  list,
  beforeId,
})

test('keeps the order of entry; a move puts one before another', () => {
  const entered = [1, 2, 3].map((id) => to(id, 'place'))
  expect(playMoves([...entered, to(4, 'reserve'), to(5, 'reserve')])).toEqual({
    place: [1, 2, 3],
    reserve: [4, 5],
  })
  expect(playMoves([...entered, to(3, 'place', 1)]).place).toEqual([3, 1, 2])
  expect(playMoves([...entered, to(4, 'reserve'), to(1, 'reserve', 4)])).toEqual({
    place: [2, 3],
    reserve: [1, 4],
  })
})

test('moves an entry to the end where the other has left the list', () => {
  const lists = playMoves([to(1, 'place'), to(2, 'place'), to(3, 'reserve'), to(1, 'place', 3)])
  expect(lists.place).toEqual([2, 1])
})

describe('with any moves', () => {
  test('lists each entry once, in the list of its last move', () => {
    fc.assert(
      fc.property(moves, (played) => {
        const lists = playMoves(played)
        const last = new Map(played.map(({ entryId, list }) => [entryId, list]))
        for (const name of ENTRY_LISTS) {
          const expected = [...last].filter(([, list]) => list === name).map(([id]) => id)
          expect(lists[name].toSorted()).toEqual(expected.toSorted())
        }
      }),
    )
  })

  test('gives the same lists for all moves again, or for the rest upon what the first gave', () => {
    fc.assert(
      fc.property(moves, fc.nat(40), (played, cut) => {
        const first = playMoves(played.slice(0, cut))
        const settled = ENTRY_LISTS.flatMap((name) => first[name].map((id) => to(id, name)))
        expect(playMoves([...settled, ...played.slice(cut)])).toEqual(playMoves(played))
      }),
    )
  })

  test('puts the moved entry right before the other, wherever that has been moved since', () => {
    fc.assert(
      fc.property(moves, move, (played, last) => {
        const before = playMoves(played)
        const after = playMoves([...played, last])
        const list = after[last.list]
        const stays = last.beforeId !== last.entryId && before[last.list].includes(last.beforeId ?? 0)
        const place = stays ? list.indexOf(last.beforeId!) - 1 : list.length - 1
        expect(list[place]).toBe(last.entryId)
      }),
    )
  })

  test('gives the same lists for two moves of different entries in either order, unless one names the other', () => {
    fc.assert(
      fc.property(moves, move, move, (played, one, other) => {
        fc.pre(one.entryId !== other.entryId)
        fc.pre(one.beforeId !== other.entryId && other.beforeId !== one.entryId)
        // Two that want the same spot stand there one after the other, as they came.
        fc.pre(!(one.list === other.list && one.beforeId === other.beforeId))
        const lists = playMoves(played)
        const known = ({ entryId, list, beforeId }: EntryMove) =>
          beforeId !== entryId && lists[list].includes(beforeId ?? 0)
        fc.pre(known(one) && known(other))
        expect(playMoves([...played, one, other])).toEqual(playMoves([...played, other, one]))
      }),
    )
  })
})
