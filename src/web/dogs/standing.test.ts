import { expect, test } from 'vitest'
import { commonBreed, commonStanding } from './standing.ts'

const row = (isNew: boolean, status: 'preliminary' | 'official') => ({ isNew, status })

test('says of a list what holds for all of its rows', () => {
  expect(commonStanding([row(true, 'official'), row(true, 'preliminary')])).toEqual({
    isNew: true,
    preliminary: false,
  })
  expect(commonStanding([row(false, 'preliminary'), row(true, 'preliminary')])).toEqual({
    isNew: false,
    preliminary: true,
  })
})

test('leaves the marks of a single row to the row', () => {
  expect(commonStanding([row(true, 'preliminary')])).toEqual({ isNew: false, preliminary: false })
})

test('names the breed of a list only where all its dogs are of one', () => {
  const dog = (breed: string) => ({ dog: { breed } })
  expect(commonBreed([dog('98'), dog('98')])).toBe('98')
  expect(commonBreed([dog('98'), dog('99.1')])).toBeNull()
  expect(commonBreed([])).toBeNull()
})
