import type { FieldValues } from 'react-hook-form'
import { expect, test } from 'vitest'
import { changedFields, withTyped } from './conflicts.ts'

test('finds fields that are shown and differ', () => {
  const base = { phone: '1', town: 'Kuopio', roles: ['DOG', 'SHOW'], person: null, version: 1 }
  const fresh = { phone: '2', town: 'Kuopio', roles: ['SHOW', 'DOG'], person: { id: 3 }, version: 2 }
  expect(changedFields(['phone', 'town', 'roles', 'person'], base, fresh)).toEqual([
    { name: 'phone', was: '1', is: '2' },
    { name: 'person', was: null, is: { id: 3 } },
  ])
})

test('takes an absent field and null as the same', () => {
  expect(changedFields(['oldPassword'], { oldPassword: undefined }, {})).toEqual([])
  expect(changedFields(['person'], { person: null }, { person: undefined })).toEqual([])
})

test('takes a number as the same in the notation of another language', () => {
  expect(
    changedFields(['water', 'track'], { water: '2,5', track: '2,5' }, { water: '2.5', track: '3' }),
  ).toEqual([{ name: 'track', was: '2,5', is: '3' }])
})

test('keeps what was typed, an emptied field too, and takes the rest as it is now', () => {
  const typed = { search: 5, game: 9, speed: null, class: 'AVO', reason: 'Kirjoitusvirhe' }
  const fresh = { search: 8, game: 7, speed: 3, class: 'NUO', reason: '', report: 'Hyvä.' }
  expect(withTyped<FieldValues>(typed, { search: true, speed: true, reason: true }, fresh)).toEqual({
    search: 5,
    game: 7,
    speed: null,
    class: 'NUO',
    reason: 'Kirjoitusvirhe',
    report: 'Hyvä.',
  })
})
