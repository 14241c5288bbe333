import { expect, test } from 'vitest'
import { splitNumbers } from './numbers.ts'

test('A/B are two numbers, and the cell as written is a third', () => {
  expect(splitNumbers('ABCA450041/DN51048501', '/')).toEqual([
    'ABCA450041',
    'DN51048501',
    'ABCA450041/DN51048501',
  ])
})

test('the slash of a Finnish number does not separate', () => {
  expect(splitNumbers('FI12345/20', '/')).toEqual(['FI12345/20'])
  expect(splitNumbers('DN51048501/FI12345/20', '/')).toEqual([
    'DN51048501',
    'FI12345/20',
    'DN51048501/FI12345/20',
  ])
})

test('a slash that would leave a part too short for a number belongs to the number', () => {
  expect(splitNumbers('ČLP/KO/12345/10', '/')).toEqual(['ČLP/KO/12345/10'])
})

test('without a separator a cell is one number', () => {
  expect(splitNumbers(' ABCA450041/DN51048501 ', undefined)).toEqual(['ABCA450041/DN51048501'])
})

test('the same number twice is one', () => {
  expect(splitNumbers('ABCA1/abca1', '/')).toEqual(['ABCA1', 'ABCA1/abca1'])
})
