import { expect, test } from 'vitest'
import { linesOf, longestPause, lostWrites, type Outcome } from './outcomes.ts'

const outcome = (changes: Partial<Outcome>): Outcome => ({
  call: 'add a dog',
  status: 200,
  at: 0,
  said: '',
  ...changes,
})
const write = (at: number, written = String(at)) => outcome({ at, written })

test('the longest pause lies between two acknowledged writes, in whatever order they were noted', () => {
  const read = outcome({ at: 500, call: 'dog page' })
  const refused = outcome({ at: 700, status: 503 })
  expect(longestPause([write(2000), write(0), read, refused, write(900), write(1000)])).toBe(1000)
  expect(longestPause([write(7)])).toBe(0)
})

test('a write is lost where it was acknowledged and is not kept', () => {
  const outcomes = [write(1, 'SE1/2022'), write(2, 'SE2/2022'), outcome({ status: 503 })]
  expect(lostWrites(outcomes, new Set(['SE1/2022']))).toEqual(['SE2/2022'])
})

test('counts answers by call, status and what they said, the most frequent first', () => {
  const gone = outcome({ status: 0, said: 'fetch failed' })
  const wrong = outcome({ status: 500, call: 'dog page', said: 'UNEXPECTED' })
  expect(linesOf([wrong, gone, gone])).toEqual([
    '2 × no answer add a dog: fetch failed',
    '1 × 500 dog page: UNEXPECTED',
  ])
})
