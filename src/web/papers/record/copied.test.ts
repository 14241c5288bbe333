import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../storage.test-helper.ts'
import { copiedOf, keepCopied, markOf } from './copied.ts'

beforeEach(() => stubStorage('localStorage'))
afterEach(() => vi.unstubAllGlobals())

test('keeps what was copied of each trial, and forgets it when it is taken back', () => {
  keepCopied(1, new Set([markOf('trial', 'place', 'Lapua')]))
  keepCopied(2, new Set([markOf('trial', 'place', 'Ii')]))
  expect(copiedOf(1)).toEqual(new Set([markOf('trial', 'place', 'Lapua')]))
  keepCopied(1, new Set())
  expect(copiedOf(1).size).toBe(0)
  expect(copiedOf(2).size).toBe(1)
})

test('does not take a corrected text for copied, and keeps no text', () => {
  const mark = markOf('FI1/20', 'handler', 'Maija Meikäläinen')
  keepCopied(1, new Set([mark]))
  expect(copiedOf(1).has(markOf('FI1/20', 'handler', 'Maija Mallikas'))).toBe(false)
  expect(localStorage.getItem('koirakanta.copied')).not.toContain('Maija')
})

test('keeps the trials copied last, and starts anew from what it cannot read', () => {
  for (let trial = 1; trial <= 12; trial++) keepCopied(trial, new Set(['x']))
  expect([1, 2, 3, 12].map((trial) => copiedOf(trial).size)).toEqual([0, 0, 1, 1])
  localStorage.setItem('koirakanta.copied', '{')
  expect(copiedOf(12).size).toBe(0)
})
