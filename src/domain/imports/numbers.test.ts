import { expect, test } from 'vitest'
import { splitNumbers } from './numbers.ts'

test('reads A/B as two numbers, and the cell as written as a third', () => {
  expect(splitNumbers('ABCA450041/DN51048501', '/')).toEqual([
    'ABCA450041',
    'DN51048501',
    'ABCA450041/DN51048501',
  ])
})

test('does not split a Finnish number at its slash', () => {
  expect(splitNumbers('FI12345/20', '/')).toEqual(['FI12345/20'])
  expect(splitNumbers('DN51048501/FI12345/20', '/')).toEqual([
    'DN51048501',
    'FI12345/20',
    'DN51048501/FI12345/20',
  ])
})

test('does not split at a slash that would leave a part too short for a number', () => {
  expect(splitNumbers('ČLP/KO/12345/10', '/')).toEqual(['ČLP/KO/12345/10'])
})

test('reads a cell without a separator as one number', () => {
  expect(splitNumbers(' ABCA450041/DN51048501 ', undefined)).toEqual(['ABCA450041/DN51048501'])
})

test('reads the same number twice as one', () => {
  expect(splitNumbers('ABCA1/abca1', '/')).toEqual(['ABCA1', 'ABCA1/abca1'])
})

test('leaves out a part that stands for no number', () => {
  expect(splitNumbers('ABCA450041/NONE', '/')).toEqual(['ABCA450041', 'ABCA450041/NONE'])
})
