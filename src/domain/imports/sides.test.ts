import { expect, test } from 'vitest'
import { readSided } from './sides.ts'

const SIDES = { UL: 'left', UR: 'right', U: 'one' } as const

test('reads the side from a suffix, and nothing of the other one', () => {
  expect(readSided('MILD UL', SIDES)).toEqual({
    value: 'MILD',
    left: 'MILD',
    right: null,
    written: 'MILD UL',
  })
  expect(readSided('MILD UR', SIDES)).toEqual({
    value: 'MILD',
    left: null,
    right: 'MILD',
    written: 'MILD UR',
  })
  expect(readSided('SEVERE U', SIDES)).toEqual({
    value: 'SEVERE',
    left: null,
    right: null,
    written: 'SEVERE U',
  })
})

test('reads a grade without a suffix as that of the dog', () => {
  expect(readSided('GOOD', SIDES)).toEqual({ value: 'GOOD', left: null, right: null, written: null })
  expect(readSided('NOT GRADED', SIDES)).toEqual({
    value: 'NOT GRADED',
    left: null,
    right: null,
    written: null,
  })
})
