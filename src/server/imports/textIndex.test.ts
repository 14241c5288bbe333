import { expect, test } from 'vitest'
import { TextIndex } from './textIndex.ts'

test('counts texts in the order of their first coming, and knows each of them again', () => {
  const index = new TextIndex()
  expect(['FI1/20', 'ČLP/1', '', 'FI1/20', '🐕', 'ČLP/1'].map((text) => index.idOf(text))).toEqual([
    1, 2, 3, 1, 4, 2,
  ])
  expect(index.count).toBe(4)
})

test('keeps apart more texts than it began with room for', () => {
  const index = new TextIndex()
  const texts = Array.from({ length: 200_000 }, (_, place) => `FI${place}/${place % 100}`)
  const ids = texts.map((_, place) => place + 1)
  expect(texts.map((text) => index.idOf(text))).toEqual(ids)
  expect(texts.map((text) => index.idOf(text))).toEqual(ids)
})

test('keeps apart texts that share a hash', () => {
  const index = new TextIndex()
  // Both have the same hash of 32 bits.
  expect(index.idOf('costarring')).toBe(1)
  expect(index.idOf('liquid')).toBe(2)
  expect(index.idOf('costarring')).toBe(1)
})
