import { expect, test } from 'vitest'
import { medianOfQuarter } from './memory.ts'

test('takes the middle value of a quarter, whatever stands at its ends', () => {
  const values = [1, 9, 2, 20, 30, 25, 3, 4, 5, 400, 50, 41]
  expect([0, 1, 2, 3].map((quarter) => medianOfQuarter(values, quarter))).toEqual([2, 25, 4, 50])
})
