import { expect, test } from 'vitest'
import { changedFields } from './meanwhile.ts'

test('only fields that are shown and differ were changed meanwhile', () => {
  const began = { phone: '1', town: 'Kuopio', roles: ['DOG', 'SHOW'], person: null, version: 1 }
  const fresh = { phone: '2', town: 'Kuopio', roles: ['SHOW', 'DOG'], person: { id: 3 }, version: 2 }
  expect(changedFields(['phone', 'town', 'roles', 'person'], began, fresh)).toEqual([
    { name: 'phone', was: '1', is: '2' },
    { name: 'person', was: null, is: { id: 3 } },
  ])
})

test('what is not there and nothing are the same', () => {
  expect(changedFields(['oldPassword'], { oldPassword: undefined }, {})).toEqual([])
  expect(changedFields(['person'], { person: null }, { person: undefined })).toEqual([])
})

test('a number is the same as another language writes it', () => {
  expect(
    changedFields(['water', 'track'], { water: '2,5', track: '2,5' }, { water: '2.5', track: '3' }),
  ).toEqual([{ name: 'track', was: '2,5', is: '3' }])
})
